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

/** What an error happened to (CS-CALL-30). */
export interface ErrorContext {
  readonly service: string;
  readonly operation: string;
  readonly metadata?: Readonly<Record<string, string | number | boolean>>;
}

/** Logs an error with what it happened to, cut and without secrets (H20). */
export function logError(record: ErrorRecord, { service, operation, metadata }: ErrorContext): void {
  const more = metadata ? ` ${JSON.stringify(metadata)}` : '';
  log(`${record.code} in ${service}, ${operation}: ${record.message}${more}`);
}

/** What an error says to the person; what the browser itself says of one is for nobody. */
export function sentence(error: unknown): string {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)
    return classifyError(error).code === 'NETWORK_ERROR'
      ? authCopy.unreachable
      : errorCatalogue.GENERIC_ERROR.message;
  return error instanceof Error ? error.message : String(error);
}

/** Passes on an error of which the page itself tells the person (SP-ERRS-01, CS-CALL-30). */
export function noteError(
  error: unknown,
  service: string,
  operation: string,
  metadata?: ErrorContext['metadata'],
): void {
  logError(classifyError(error), { service, operation, ...(metadata && { metadata }) });
}

/** Passes on that the browser refused its clipboard; the button says so itself (SP-ERRS-01, H38). */
export function noteCopyFailed(error: unknown): void {
  noteError(error, 'browser', 'copy');
}

/** When a kind of error was told last: many reads fail at once, and one toast says it for all (H29). */
const toldAt = new Map<ErrorCode, number>();
const quietFor = 5000;

/** Tells the person about an error by a toast of the documented length and style (CS-ERRS-11 to CS-ERRS-13). */
export function reportError(error: unknown, context: ErrorContext): ErrorRecord {
  const record = classifyError(error);
  const { title } = errorCatalogue[record.code];
  logError(record, context);
  const now = Date.now();
  if (now - (toldAt.get(record.code) ?? Number.NEGATIVE_INFINITY) < quietFor) return record;
  toldAt.set(record.code, now);
  toast({
    title: title ?? record.userMessage,
    ...(title === undefined ? {} : { description: record.userMessage }),
    tone: isDestructive(record.severity) ? 'danger' : 'warning',
    duration: errorToastDuration(record.severity) ?? null,
  });
  return record;
}
