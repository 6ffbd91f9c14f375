import { convertValue, formatsOf, valueKind } from '@saywright/domain/import-values';

/** How a value is to be written so that a column of a type takes it; empty where no way of writing makes sense of it. */
export function otherWriting(type: string, value: string): readonly string[] {
  const kind = valueKind(type);
  if (!kind) return [];
  return [...new Set(formatsOf(kind).flatMap((format) => convertValue(kind, format, value) ?? []))];
}
