export { defaultMessage } from './defaultMessage.ts';
export { understandCode } from './understandCode.ts';
export type { CodeContext, CodeUnderstanding, RequestedCodeAction, SingleCodeAction } from './types.ts';
