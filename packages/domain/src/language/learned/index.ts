export { draftedApps, type DraftedApp } from './apps/draft.ts';
export { isNearer } from './apps/nearer.ts';
export { parseLearnedApps, type LearnedApps } from './apps/model.ts';
export type { LearnedModel } from './model.ts';
export { questionOf, readOffer } from './offer.ts';
export type { Offer } from './offer.ts';
export { parseLearnedModel } from './parse.ts';
