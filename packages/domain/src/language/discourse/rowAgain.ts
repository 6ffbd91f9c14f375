import { addsTo, type DiscourseContext, type DiscourseTable } from './context.ts';
import { waitingLast } from './corrections.ts';
import { formedParts, formOf, ofClock, shown, type Form, type FormedPart } from './forms.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { folded, fullValue, mentionsIn, valuesOf } from './storedValues.ts';
import { isNameColumn, written } from './names.ts';

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
const joints =
  /^(?:(?:but|and|for|on|at|with|only|just|it(?:'s| is| was)|(?:he|she|they) (?:pays?|paid|gets?|owes?|has|have))\s+)+/iu;

/** "Same for Jonas but 160" after a row was added: the same row of somebody else, with these values in place of others. */
function likeRow(
  text: string,
  instruction: string,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { who = '', rest = '' } = again.exec(text)?.groups ?? {};
  const name = who === '' ? undefined : nameFor(who, instruction, tables);
  if (!name) return undefined;
  const parts = formedParts(instruction);
  const exchanges = rest
    .split(/\s*,\s*|\s+(?=(?:and|on|at|for)\s)/u)
    .map((part) => part.replace(joints, '').trim())
    .filter((part) => part !== '' && !/^(?:and|on|at|for|but)$/iu.test(part))
    .map((part) => valueFor(part, parts));
  const known = exchanges.filter((one) => one !== undefined);
  return known.length > 0 && known.length === exchanges.length
    ? rewritten(exchanged(instruction, [name, ...known]))
    : undefined;
}

const wrong =
  /^(?:(?:no|nope|sorry|oops|wait|actually|hm+)[\s,.!]+)+(?:i mea?nt?|i wanted|rather|make (?:it|that)|it(?:'s| is| was| should be| must be)?|should be|at|on)?\s*(?<value>[^,;?]{1,40}?)(?: instead| rather| please|,? not [^,;]+)?$/iu;

/** The columns that a value of a form may stand in. */
function columnsFor(form: Form, before: string, table: DiscourseTable): readonly string[] {
  const { columns, numbers = [], times = [], values = {} } = table;
  if (form === 'figure') return numbers;
  if (form === 'weekday')
    return columns.filter((name) => values[name]?.some((value) => folded(value) === folded(before)));
  const clocks = columns.filter((name) => ofClock.test(name));
  return form === 'time' ? clocks : form === 'date' ? times.filter((name) => !clocks.includes(name)) : [];
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
  const names = mentionsIn(instruction, [table]).filter(({ column }) => isNameColumn(column));
  const before = instruction.slice(value.start, value.end);
  const columns = columnsFor(formOf(said), before, table);
  const [name] = names;
  const [column] = columns;
  if (!name || !column || names.length > 1 || columns.length > 1) return undefined;
  const role = name.column.slice(table.name.length + 1);
  const row = `${written(table.name)} where ${written(role)} is ${instruction.slice(name.start, name.end)}`;
  return rewritten(`Set ${written(column)} to ${value.words} for ${row}`);
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
