export { errorCatalogue, errorToastDuration, isDestructive } from './catalogue.ts';
export type { CatalogueEntry, ErrorCode, ErrorSeverity } from './catalogue.ts';
export { classifyError } from './classifyError.ts';
export type { ErrorRecord } from './classifyError.ts';
export { statusOf } from './statusOf.ts';
