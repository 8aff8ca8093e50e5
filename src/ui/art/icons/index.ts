/** Every icon by name. Each is one idea, and looks the same wherever it appears. */
import type { Picture } from '../shape';
import { cards } from './cards';
import { goods } from './goods';
import { minions } from './minions';
import { tracks } from './tracks';

export const ICONS = { ...goods, ...tracks, ...cards, ...minions };
export type IconName = keyof typeof ICONS;
export const icon = (name: IconName): Picture => ICONS[name];
