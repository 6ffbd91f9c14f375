import { addsTo, type DiscourseContext, type DiscourseTable } from './context.ts';
import { waitingLast } from './corrections.ts';
import { formedParts, formOf, ofClock, shown, type Form, type FormedPart } from './forms.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { folded, fullValue, mentionsIn, valuesOf } from './storedValues.ts';
import { isNameColumn, written } from './names.ts';
import { limitsOf } from './valueNarrowing.ts';

/** A part of an instruction and what takes its place. */
interface Exchange {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

function exchanged(text: string, exchanges: readonly Exchange[]): string {
  return exchanges
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, one) => left.slice(0, one.start) + one.words + left.slice(one.end), text);
}

/** The exchange of the only part of an instruction that has the form of a value. */
function valueFor(said: string, parts: readonly FormedPart[]): Exchange | undefined {
  const [only, ...others] = parts.filter(({ form }) => form === formOf(said));
  return only && others.length === 0 ? { start: only.start, end: only.end, words: shown(said) } : undefined;
}

/** The exchange of a stored value of the instruction for another one of its column. */
function nameFor(said: string, instruction: string, tables: readonly DiscourseTable[]): Exchange | undefined {
  const full = fullValue(said, tables);
  const columns = new Set(
    valuesOf(tables)
      .filter(([, value]) => value === folded(full))
      .map(([column]) => column),
  );
  const [only, ...others] = mentionsIn(instruction, tables).filter(({ column }) => columns.has(column));
  return only && others.length === 0 ? { start: only.start, end: only.end, words: full } : undefined;
}

const again =
  /^(?:(?:and|now|also|do|then)[\s,]+)*(?:(?:the )?same (?:thing |one |again )?(?:for|with)|(?:another )?one (?:more )?for)\s+(?<who>\p{L}[^,;:]*?)(?:\s*,\s*(?:but\s+)?|\s+but\s+|\s+(?=(?:for|on|at|with)\s+[€$£]?\d|on\s|at\s))(?<rest>[^;:?]{1,60})$/iu;
/** “And Lucie at 12”: the same for somebody else, at another time. */
const andWho =
  /^(?:and|also|then)\s+(?:for\s+)?(?<who>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)\s+(?<rest>(?:at|on|for)\s[^;:?]{1,60})$/u;
const sameRest = /\s*,?\s*(?:(?:also|and)\s+)?(?:(?:in|with|at|by|for|on)\s+)?(?:the\s+)?same\s+\p{L}+$/iu;
/** An hour that only “at” tells from a number. */
const bareHour = /^(?:but |and )*at (?<hour>\d{1,2})(?: o['’]?clock)?$/iu;
const joints =
  /^(?:(?:but|and|for|on|at|with|by|in|only|just|it(?:'s| is| was)|(?:he|she|they) (?:pays?|paid|gets?|owes?|has|have))\s+)+/iu;

/** "Same for Jonas but 160" after a row was added: the same row of somebody else, with these values in place of others. */
function likeRow(
  text: string,
  instruction: string,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const said = text.replace(sameRest, '');
  const { who = '', rest = '' } = again.exec(said)?.groups ?? andWho.exec(said)?.groups ?? {};
  const name = who === '' ? undefined : nameFor(who, instruction, tables);
  if (!name) return undefined;
  const parts = formedParts(instruction);
  const exchanges = rest
    .split(/\s*,\s*|\s+(?=(?:and|on|at|for)\s)/u)
    .map((part) => part.replace(bareHour, '$<hour>:00').replace(joints, '').trim())
    .filter((part) => part !== '' && !/^(?:and|on|at|for|but)$/iu.test(part))
    .map((part) => valueFor(part, parts) ?? nameFor(part, instruction, tables));
  const known = exchanges.filter((one) => one !== undefined);
  return known.length > 0 && known.length === exchanges.length
    ? rewritten(exchanged(instruction, [name, ...known]))
    : undefined;
}

const wrong =
  /^(?:(?:no|nope|sorry|oops|wait|actually|hm+)[\s,.!]+)+(?:i mea?nt?|i wanted|rather|make (?:it|that)|(?:it |the (?:day|date|time) )?(?:'s|is|was|should be|must be)|it|should be|at|on)?\s*(?<value>[^,;?]{1,40}?)(?: instead| rather| please|,? not [^,;]+)?$/iu;

/** The columns that a value of a form may stand in. */
function columnsFor(form: Form, before: string, table: DiscourseTable): readonly string[] {
  const { columns, numbers = [], times = [], values = {} } = table;
  if (form === 'figure') return numbers;
  if (form === 'weekday')
    return columns.filter((name) => values[name]?.some((value) => folded(value) === folded(before)));
  const clocks = columns.filter((name) => ofClock.test(name));
  return form === 'time' ? clocks : form === 'date' ? times.filter((name) => !clocks.includes(name)) : [];
}

/** The row that an instruction added, by its name or by what it belongs to; undefined where neither is certain. */
function addedRow(
  instruction: string,
  table: DiscourseTable,
  tables: readonly DiscourseTable[],
): { readonly words: string; readonly isNamed: boolean } | undefined {
  const said = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    instruction.slice(start, end);
  const [name, ...others] = mentionsIn(instruction, [table]).filter(({ column }) => isNameColumn(column));
  if (others.length > 0) return undefined;
  const named = name
    ? [`${written(name.column.slice(table.name.length + 1))} is ${said(name)}`]
    : mentionsIn(instruction, tables).flatMap((one) => {
        const value = fullValue(said(one), tables);
        const [limit, ...more] = limitsOf(table, value, tables);
        return limit && more.length === 0 ? [`${limit.role} is ${value}`] : [];
      });
  return named.length === 0
    ? undefined
    : {
        words: `${written(table.name)} where ${[...new Set(named)].join(' and ')}`,
        isNamed: name !== undefined,
      };
}

/**
 * "No, I meant friday" after a new row: the row with this value in place of the one of its kind. Once the row is there, only
 * where its name and the column are certain.
 */
function otherwise(
  text: string,
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const said = wrong.exec(text)?.groups?.['value']?.trim();
  const value = said === undefined ? undefined : valueFor(said, formedParts(instruction));
  if (said === undefined || value === undefined) return undefined;
  const waiting = waitingLast(context);
  if (waiting) return rewritten(exchanged(instruction, [value]), waiting.operationId);
  const table = tables.find(({ name }) => name === addsTo(context));
  if (!table) return undefined;
  const before = instruction.slice(value.start, value.end);
  const [column, ...others] = columnsFor(formOf(said), before, table);
  const rows = column === undefined || others.length > 0 ? undefined : addedRow(instruction, table, tables);
  if (column === undefined || rows === undefined) return undefined;
  // A row without a name is identified by the wrong value, too.
  const was = rows.isNamed ? '' : ` and ${written(column)} is ${before}`;
  return rewritten(`Set ${written(column)} to ${value.words} for ${rows.words}${was}`);
}

/** What follows the plan of a new row, in terms of its instruction: the same for somebody else, or with another value. */
export function resolveRowAgain(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const instruction = addsTo(context) === undefined ? undefined : context.last?.instruction;
  if (instruction === undefined || /["“\n]/u.test(`${instruction}${text}`)) return undefined;
  const said = text.replace(/[\s.!]+$/u, '').replaceAll('’', "'");
  return likeRow(said, instruction, tables) ?? otherwise(said, instruction, context, tables);
}
