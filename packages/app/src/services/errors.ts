import {
  classifyError,
  errorCatalogue,
  errorToastDuration,
  isDestructive,
  type ErrorCode,
  type ErrorRecord,
} from '@saywright/domain/errors';
import { toast } from '@saywright/ui/Toast';
import { authCopy } from '../copy/auth.ts';
import { log } from './log.ts';

/** Where an error happened. */
export interface ErrorContext {
  readonly service: string;
  readonly operation: string;
  readonly metadata?: Readonly<Record<string, string | number | boolean>>;
}

/** Logs an error with its context, truncated and without secrets. */
export function logError(record: ErrorRecord, { service, operation, metadata }: ErrorContext): void {
  const more = metadata ? ` ${JSON.stringify(metadata)}` : '';
  log(`${record.code} in ${service}, ${operation}: ${record.message}${more}`);
}

/** The message to show for an error; never the browser's own. */
export function sentence(error: unknown): string {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)
    return classifyError(error).code === 'NETWORK_ERROR'
      ? authCopy.unreachable
      : errorCatalogue.GENERIC_ERROR.message;
  return error instanceof Error ? error.message : String(error);
}

/** Logs an error that the page itself shows. */
export function noteError(
  error: unknown,
  service: string,
  operation: string,
  metadata?: ErrorContext['metadata'],
): void {
  logError(classifyError(error), { service, operation, ...(metadata && { metadata }) });
}

/** Logs that the browser refused access to the clipboard; the button shows it. */
export function noteCopyFailed(error: unknown): void {
  noteError(error, 'browser', 'copy');
}

/** When each kind of error was last shown: many reads fail at once, and one toast covers them all. */
const shownAt = new Map<ErrorCode, number>();
const quietPeriod = 5000;

/** Logs an error and shows it in a toast of the documented length and style. */
export function reportError(error: unknown, context: ErrorContext): ErrorRecord {
  const record = classifyError(error);
  const { title } = errorCatalogue[record.code];
  logError(record, context);
  const now = Date.now();
  if (now - (shownAt.get(record.code) ?? Number.NEGATIVE_INFINITY) < quietPeriod) return record;
  shownAt.set(record.code, now);
  toast({
    title: title ?? record.userMessage,
    ...(title === undefined ? {} : { description: record.userMessage }),
    tone: isDestructive(record.severity) ? 'danger' : 'warning',
    duration: errorToastDuration(record.severity) ?? null,
  });
  return record;
}
