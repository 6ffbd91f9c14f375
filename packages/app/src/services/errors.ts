import {
  classifyError,
  errorCatalogue,
  errorToastDuration,
  isDestructive,
  type ErrorRecord,
} from '@saywright/domain/errors';
import { toast } from '@saywright/ui/Toast';
import { log } from './log.ts';

/** What an error happened to (CS-CALL-30). */
export interface ErrorContext {
  readonly service: string;
  readonly operation: string;
  readonly metadata?: Readonly<Record<string, string | number | boolean>>;
}

/** Logs an error with what it happened to, cut and without secrets (H20). */
export function logError(record: ErrorRecord, context: ErrorContext): void {
  log(`${record.code} in ${context.service}, ${context.operation}: ${record.message}`);
}

/** Tells the person about an error by a toast of the documented length and style (CS-ERRS-11 to CS-ERRS-13). */
export function reportError(error: unknown, context: ErrorContext): ErrorRecord {
  const record = classifyError(error);
  const { title } = errorCatalogue[record.code];
  logError(record, context);
  toast({
    title: title ?? record.userMessage,
    ...(title === undefined ? {} : { description: record.userMessage }),
    tone: isDestructive(record.severity) ? 'danger' : 'warning',
    duration: errorToastDuration(record.severity) ?? null,
  });
  return record;
}
