/** The words of the app. No React in here; the hook and the provider are in `./react`. */
export { createWords, type Words } from './createWords';
export { DEFAULT_LANGUAGE, deviceLanguage, LANGUAGES, type Language } from './languages';
export type { Translate, WordKey } from './typedWords';
export {
  buildingName,
  cardKindName,
  cardLine,
  cardName,
  charterName,
  districtName,
  minionCount,
  minionName,
  NO_TABLE,
  playerName,
  plotName,
  quotaRowName,
  quotaSpaceName,
  ruleTitle,
  spaceName,
  tokenCount,
  tokenName,
  whereName,
  type Table,
} from './names';
export { describeFriend, describeGuest, describeItem } from './describe/card';
export { describeCommand } from './describe/command';
export { describeCondition, describeCounted } from './describe/condition';
export { describeCost, describeUseCost, isFree } from './describe/cost';
export { describeEffect, describeMay } from './describe/effect';
export { describeEvent } from './describe/event';
export { describePrompt, describePromptWithSource } from './describe/prompt';
export { describeRefusal } from './describe/refusal';
export { describeScoreLine, describeSource } from './describe/source';
