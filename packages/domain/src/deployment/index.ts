export { hiddenValue, keptInstruction, settingIn, understandSite } from './understandSite.ts';
export type { SiteContext, SiteUnderstanding, SiteWish } from './types.ts';
