export { siteAnswer } from './siteAnswers.ts';
export { siteWishes, type SiteWishes } from './siteWishes.ts';
