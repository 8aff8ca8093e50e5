import { Drawing } from './Drawing';
import { ICONS, type IconName } from './icons';

const BOX = [-13, -13, 26, 26] as const;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawing picture={ICONS[name]} width={size} height={size} box={BOX} />;
}
