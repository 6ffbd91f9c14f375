export { hiddenValue, storedInstruction, settingIn } from './setting.ts';
export { understandSite } from './understandSite.ts';
export type { SiteContext, SiteUnderstanding, RequestedSiteAction } from './types.ts';
