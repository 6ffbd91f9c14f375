export { siteAnswer } from './siteAnswers.ts';
export { siteRequests, type SiteRequests } from './siteRequests.ts';
