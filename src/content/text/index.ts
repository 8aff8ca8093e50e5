/** The words of the box in every language we speak; hand `lexicons` to `createWords` of src/i18n. */
import { de } from './de';
import { en } from './en';
import { lexiconOf } from './lexicon';
import { pl } from './pl';

export const cardTexts = { en, de, pl };
export const lexicons = { en: lexiconOf(en), de: lexiconOf(de), pl: lexiconOf(pl) };
export type Lexicons = typeof lexicons;

export type {
  AssistantText,
  BuildingText,
  CardText,
  CardTextShape,
  FriendText,
  GuestText,
  ItemText,
  ObjectiveText,
  PersonaText,
} from './cardText';
export type { CardWords, Lexicon, SpacePlace } from './lexicon';
