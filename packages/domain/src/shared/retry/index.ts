export { maxRetries, queryRetry, retryDelay, retryTexts, retryToastDuration, shouldRetry } from './retry.ts';
