export { aboutPart, aboutPicture, type PointedPart } from './aboutPart.ts';
export { aboutValue, type PointedValue } from './aboutValue.ts';
export type { PageElement, PageNode, ParsePage } from './page.ts';
export { readPages, type PageReading } from './readPages.ts';
export { readRequests } from './readRequests.ts';
export type { PageRequest, PageRequests } from './requests.ts';
export { sentenceOf } from './sentenceOf.ts';
export { textBelow } from './textBelow.ts';
export type { SitePicture, SiteSource, SiteTextFile } from './site.ts';
