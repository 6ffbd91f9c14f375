import type { DiscourseContext, DiscourseTable } from './context.ts';
import { isQuestion, tablesIn } from './mentions.ts';
import { isNameColumn } from './names.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';
import { folded, mentionsIn } from './storedValues.ts';

const somebody =
  /\b(?<who>he|she|they)\b(?=[^,;.?!]*\b(?:pa(?:y|ys|id|yed)|owes?|owed|spen[dt]s?|buys?|bought|orders?|ordered|works?|worked|comes?|came|books?|booked|earns?|earned|gets?|got|have|has|had)\b)/iu;

/** Names that a text has in the plural: `the Beckers`. */
function familiesIn(said: string, tables: readonly DiscourseTable[]): readonly string[] {
  const plurals = new Set(folded(said).match(/\p{L}{3,}s\b/gu));
  return tables.flatMap(({ values: held = {} }) =>
    Object.entries(held).flatMap(([column, texts]) =>
      isNameColumn(`.${column}`) ? texts.filter((text) => plurals.has(`${folded(text)}s`)) : [],
    ),
  );
}

/**
 * “How much have they paid?”: the one that the instruction before named, also where it was not understood. A question back where
 * it named nobody, since what everybody paid is no answer.
 */
export function resolveWho(
  text: string,
  { last, rows, turn }: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const match = somebody.exec(text);
  const isListed = rows?.turn === turn && match?.groups?.['who']?.toLowerCase() === 'they';
  if (!match || !isQuestion(text.replace(/^(?:and|but|so)[\s,]+/iu, '')) || isListed) return undefined;
  const before = text.slice(0, match.index);
  if (mentionsIn(text, tables).length > 0 || tablesIn(before, tables).length > 0) return undefined;
  const said = last?.instruction ?? '';
  const found = mentionsIn(said, tables).filter(({ column }) => isNameColumn(column));
  const values = new Set([
    ...found.map(({ start, end }) => said.slice(start, end)),
    ...familiesIn(said, tables),
  ]);
  const [only] = values;
  if (only !== undefined && values.size === 1)
    return rewritten(`${before}${only}${text.slice(match.index + match[0].length)}`);
  // A list of one person's doings has nobody to name.
  const hasPeople = tables.some(
    ({ values: held = {} }) => (held['name'] ?? held['full_name'] ?? []).length > 0,
  );
  return hasPeople && /\b(?:pa(?:y|ys|id|yed)|owes?|owed|spen[dt]s?)\b/iu.test(text)
    ? ask(`Who do you mean by “${match[0]}”? Say the name. Nothing was looked up.`, [])
    : undefined;
}
