// `npm run playthroughs`: writes the golden playthroughs and perft counts anew. Read the diff before you commit it: every
// changed line is a changed rule.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build';
import { PLAYTHROUGHS, perftLines, playthrough } from './goldenGames';

const folder = path.join(ROOT, '__tests__/golden');
for (const golden of PLAYTHROUGHS) writeFileSync(path.join(folder, golden.file), playthrough(golden));
writeFileSync(path.join(folder, 'perft.txt'), perftLines());
console.log(`${PLAYTHROUGHS.length} playthroughs and the perft counts written`);
