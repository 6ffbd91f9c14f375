import type { ColumnSpec } from '../../../ast/index.ts';

/** Types of columns by the kind of their values. */
export const typesOfKinds: Readonly<Record<string, ColumnSpec['type']>> = {
  text: 'text',
  integer: 'whole-number',
  number: 'number',
  boolean: 'yes-no',
  date: 'date',
  moment: 'moment',
  uuid: 'id',
  other: 'text',
};

const sureReason =
  /(?:,|;|\s[–-])?\s+(?:because|otherwise|so that|cause|cuz|bc|since (?:we|i|it|the|they|our)|as (?:i|we|they|it|my|our|he|she|people|somebody|someone) |or (?:else|the \w+ (?:get|gets|will|would|have|go)|they'll|we'll|they will|people) |that's why|thats why|is importent|is important)\b.*$/isu;
const likelyReason =
  /[,;]\s+(?:so |and )?(?:is|it's|its|it is|they|we|i|nobody|the|last|yesterday|people|that's|thats|somebody|someone)\b(?<tail>[^,;]*)$/iu;
const ruling =
  /\b(?:must|only|never|not|no|unless|except|or|default|required|unique|least|most|may|can|cannot|should|shall|if|when|where|empty|always|once|twice|please|pls|add|make|fill|put|write|too)\b/iu;

/** A clause without the reason at its end; what follows a mere comma goes only where it rules nothing. */
export function withoutReason(text: string): string {
  const cut = text.replace(sureReason, '').trim();
  const tail = likelyReason.exec(cut)?.groups?.['tail'];
  return tail !== undefined && tail.trim().split(/\s+/u).length > 1 && !ruling.test(tail)
    ? cut.replace(likelyReason, '').trim()
    : cut;
}
