// Renders the drawings in assets/art to the PNG files app.json names: `npm run art`.
// The drawings are the source; run this after changing one and commit both.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchChromium } from './chromium';

const ASSETS = path.resolve(__dirname, '../../assets');

interface Layer {
  readonly drawing: string;
  /** Part of the picture's width the drawing takes. */
  readonly scale: number;
  /** How far it is moved down, as a part of the picture's width. */
  readonly drop?: number;
}
interface Picture {
  readonly file: string;
  readonly size: number;
  /** Colour under all layers; transparent if absent. */
  readonly ground?: string;
  readonly layers: readonly Layer[];
}

const background: Layer = { drawing: 'background.svg', scale: 1 };
const PICTURES: readonly Picture[] = [
  { file: 'icon.png', size: 1024, layers: [background, { drawing: 'chest.svg', scale: 0.97, drop: -0.008 }] },
  // Android crops an adaptive icon to any shape inside its middle two thirds, so the chest keeps to that circle.
  { file: 'adaptive-foreground.png', size: 1024, layers: [{ drawing: 'chest.svg', scale: 0.6, drop: -0.01 }] },
  {
    file: 'adaptive-background.png',
    size: 1024,
    // Raised so that the smaller chest still stands on the shore; the sand goes on below it.
    ground: '#F2E3C3',
    layers: [{ ...background, drop: -0.12 }],
  },
  {
    file: 'adaptive-monochrome.png',
    size: 1024,
    layers: [{ drawing: 'chest-monochrome.svg', scale: 0.56, drop: -0.01 }],
  },
  { file: 'splash.png', size: 1024, layers: [{ drawing: 'chest.svg', scale: 0.9 }] },
  { file: 'favicon.png', size: 48, layers: [{ drawing: 'chest-small.svg', scale: 1 }] },
];

async function layerHtml({ drawing, scale, drop = 0 }: Layer): Promise<string> {
  const svg = await readFile(path.join(ASSETS, 'art', drawing));
  const place = `left:${(1 - scale) * 50}%;top:${(1 - scale) * 50 + drop * 100}%;width:${scale * 100}%`;
  return `<img style="position:absolute;${place}" src="data:image/svg+xml;base64,${svg.toString('base64')}">`;
}

async function main(): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    for (const { file, size, ground = 'transparent', layers } of PICTURES) {
      const images = await Promise.all(layers.map(layerHtml));
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<body style="margin:0;overflow:hidden;background:${ground}">${images.join('')}</body>`);
      await page.screenshot({ path: path.join(ASSETS, file), omitBackground: true });
      console.log(`assets/${file}  ${size} × ${size}`);
    }
  } finally {
    await browser.close();
  }
}

void main();
