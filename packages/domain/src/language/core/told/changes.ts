import type { ColumnSpec, DatabaseChange } from '../../ast/index.ts';
import { no, typeByName } from '../columns/types.ts';
import { referenceTo } from '../frames/tables/drafts.ts';
import { singular, toIdentifier } from '../../planner/names.ts';
import { timesOfDay } from '../typed.ts';

/** A list with its facts as `listedThings` writes them: `paid (yes/no)`, `voice (alto/bass)`. */
interface NamedList {
  readonly name: string;
  readonly columns: readonly string[];
}

function columnOf(said: string, tables: readonly string[]): ColumnSpec {
  const [, fact = said, list = ''] = /^(.+?) \((.+)\)$/u.exec(said) ?? [];
  const name = toIdentifier(fact);
  if (list === 'yes/no') return { name, type: 'yes-no', required: true, default: no };
  if (list !== '') return { name, type: 'text', choices: list.split('/') };
  const table = tables.find((one) => singular(one) === name);
  return table === undefined ? { name, ...typeByName(name) } : referenceTo(table, false);
}

/**
 * The changes that make lists; what is named like one of them, or like a table that is there, points to it.
 *
 * @example
 * listChanges([{ name: 'dogs', columns: ['name', 'breed'] }], []).length // => 1
 */
export function listChanges(
  lists: readonly NamedList[],
  tables: readonly string[],
): readonly DatabaseChange[] {
  const made: string[] = [];
  return lists.map(({ name: said, columns }) => {
    const name = toIdentifier(said);
    const known = [...tables, ...made];
    made.push(name);
    const specs = columns.map((column) => columnOf(column, known));
    const isFirst = (spec: ColumnSpec, at: number): boolean =>
      specs.findIndex((one) => one.name === spec.name) === at;
    return { do: 'create-table', name, columns: timesOfDay(specs.filter(isFirst)) };
  });
}
