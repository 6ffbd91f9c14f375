export { defaultMessage } from './defaultMessage.ts';
export { resolveCodeChanges, resolveCodeQuestion } from './resolveChanges.ts';
export type { CodeNames, UnknownName } from './resolveNames.ts';
export { understandCode } from './understandCode.ts';
export type { CodeContext, CodeUnderstanding, RequestedCodeAction, SingleCodeAction } from './types.ts';
