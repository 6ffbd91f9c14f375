import type { Expression } from '@saywright/domain/ast';
import type { CompleteReading } from './readers.ts';

/** Whether a value is made of many rows, like a sum. */
function isFigure(value: Expression): boolean {
  return value.kind === 'aggregate' || (value.kind === 'call' && value.arguments.some(isFigure));
}

/**
 * True for a reading that only changes or deletes rows that are there, or asks for a figure of them. What rules and model
 * read alike of rows is surer than the documented rules, which leave out words or take any word for a name.
 */
export function isSureOfRows(complete: CompleteReading | undefined): boolean {
  return (
    complete?.reading.kind === 'parts' &&
    complete.reading.parts.every((part) => {
      if (part.service !== 'database') return false;
      if ('question' in part) return part.question.columns?.some(({ value }) => isFigure(value)) === true;
      return part.changes.every(({ do: kind }) => kind === 'update' || kind === 'delete');
    })
  );
}
