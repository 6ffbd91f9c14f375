export { firstGroup } from './keywords.ts';
export type { KeywordGroups } from './keywords.ts';
export { isBlank, limitText, plainLine, safeText, withoutSecrets } from './safeText.ts';
export { wordForms } from './wordForms.ts';
