import { convertValue, formatsOf, valueKind, type ValueKind } from '@saywright/domain/import-values';

const invalid =
  /^(?:invalid input syntax for type (?<type>[a-z ]+)|date\/time field value out of range): "(?<value>[\s\S]*)"$/u;

const wanted: Readonly<Record<ValueKind, string>> = {
  whole: 'a whole number',
  number: 'a number',
  'yes-no': 'true or false',
  date: 'a date',
  moment: 'a date with a time',
};

/**
 * What to write instead of a value that the database cannot read, from its message; undefined for other
 * messages, and where it means nothing.
 */
export function invalidValueSentence(message: string): string | undefined {
  const { type = 'date', value } = invalid.exec(message)?.groups ?? {};
  const kind = valueKind(type);
  if (value === undefined || !kind) return undefined;
  const meant = new Set(formatsOf(kind).flatMap((format) => convertValue(kind, format, value) ?? []));
  const shown = `“${value.slice(0, 60)}”`;
  return meant.size === 0
    ? undefined
    : `${shown} is not ${wanted[kind]} as the database takes it: write ${[...meant].join(' or ')}.`;
}
