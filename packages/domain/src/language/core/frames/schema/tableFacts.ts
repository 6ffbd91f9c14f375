import type { DatabaseChange, Reading, ReadWords } from '../../../ast/index.ts';
import { humanise, singular } from '../../../planner/names.ts';
import type { CoreContext } from '../../read.ts';
import { coreIndex, type CoreIndex } from '../../schemaIndex.ts';
import { listChanges } from '../../told/changes.ts';
import { columnOf, factIn } from '../../told/facts.ts';
import { partsOf } from '../../told/split.ts';
import { tableNamed } from './readings.ts';

const having =
  /^(?:the |our |my )?(?<table>\p{L}+(?: \p{L}+)??) (?:(?:should|must|also|just|only|need|needs|have|has|get|gets|to) )+(?<list>\S.*)$/iu;
/** What is more than facts: a value, a rule, who may do what. */
const isMore =
  /["“”?;:@]|\d|\b(?:see|change|delete|add|read|access|never|unless|own|nobody|everyone|everybody|when|until|before|after|already|two|three|four|five|six|ten)\b/iu;
const mostWords = 40;
const mostWordsOfName = 3;

/** The parts of a sentence that each begin with the name of a list. */
function clausesOf(text: string, { tables }: CoreIndex): readonly string[] {
  const names = tables
    .map(({ name }) => humanise(name).toLowerCase())
    .filter((name) => /^[\p{L} ]+$/u.test(name));
  const next = new RegExp(String.raw`,?\s+(?:and\s+)?(?=(?:the |our |my )?(?:${names.join('|')})\s)`, 'iu');
  return names.length === 0 ? [text] : text.split(next);
}

/**
 * Reads what lists that are there should have, of which some may be there already: `teachers should have name, phone and
 * cuisine, students just name and email`. Undefined where nothing is new, or where words are left over.
 *
 * @example
 * readTableFacts('teachers should have name and phone', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readTableFacts(instruction: string, { lexicon }: CoreContext): Reading | undefined {
  const text = instruction.trim().replace(/[.!]+$/u, '');
  if (isMore.test(text) || text.split(/\s+/u).length > mostWords) return undefined;
  const index = coreIndex(lexicon);
  const tables = index.tables.map(({ name }) => name);
  const things = new Set(tables.map((name) => singular(humanise(name).toLowerCase())));
  const changes: DatabaseChange[] = [];
  const words: ReadWords[] = [];
  for (const clause of clausesOf(text, index)) {
    const { table: noun = '', list = '' } = having.exec(clause)?.groups ?? {};
    const table = tableNamed(noun, index);
    const facts = partsOf(list).map((part) => factIn(part, things));
    const known = facts.filter((fact) => fact !== undefined);
    if (!table || known.length < 2 || known.length < facts.length) return undefined;
    if (known.filter(({ isKnown }) => isKnown).length < known.length / 2) return undefined;
    const [made] = listChanges([{ name: table.name, columns: known.map((fact) => columnOf(fact)) }], tables);
    const columns = made?.do === 'create-table' ? made.columns : [];
    const added = columns.filter(({ name }) => table.columns.every((column) => column.name !== name));
    if (added.some(({ name }) => name.split('_').length > mostWordsOfName)) return undefined;
    if (added.length > 0) changes.push({ do: 'add-columns', table: table.name, columns: added });
    words.push(...added.map(({ name }) => ({ said: list, read: `a new column ${humanise(name)}` })));
  }
  return changes.length === 0
    ? undefined
    : { kind: 'parts', parts: [{ service: 'database', changes }], words };
}
