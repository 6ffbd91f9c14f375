export type { LearnedModel } from './model.ts';
export { questionOf, readOffer } from './offer.ts';
export type { Offer } from './offer.ts';
export { parseLearnedModel } from './parse.ts';
