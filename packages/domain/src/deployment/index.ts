export { hiddenValue, keptInstruction, understandSite } from './understandSite.ts';
export type { SiteContext, SiteUnderstanding, SiteWish } from './types.ts';
