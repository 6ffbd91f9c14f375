import { likePattern, nameColumn, quoteIdentifier, type DatabasePlan } from '@saywright/domain/planner';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import { withValue } from './planLookups.ts';
import { talk, type Planned } from './serviceDriver.ts';

/** Rows that are offered; one more is read, so that it is known whether these are all. */
const mostOffered = 5;

/** The texts that a script contains. */
function textsIn(sql: string): readonly string[] {
  return [...sql.matchAll(/'((?:[^']|'')+)'/gu)].map(([, text = '']) => text.replaceAll("''", "'"));
}

/**
 * Asks which row is meant where no row has the name that a plan looks for, and it is a part of other rows' names;
 * undefined where there is none, or too many to choose from.
 */
export async function askForName(
  database: Pick<ProjectDatabase, 'read' | 'lexicon'>,
  owner: string,
  { sql, object }: DatabasePlan,
  instruction: string,
): Promise<Planned | undefined> {
  const { tables } = await database.lexicon();
  const written = /^\s*(?:delete from|update)\s+(?:public\.)?"?(\w+)"?/iu.exec(sql)?.[1];
  const table =
    tables.find(({ name }) => name === written) ?? tables.find(({ name }) => name === object.name);
  const name = table && nameColumn(table);
  if (!table || !name) return undefined;
  const column = quoteIdentifier(name.name);
  for (const text of new Set(textsIn(sql))) {
    const found = await database.read(
      `select ${column} as name from ${quoteIdentifier(table.name)} where ${column} ilike ${likePattern(text, 'contains')} order by 1 limit ${mostOffered + 1};`,
      owner,
    );
    const names = found.ok ? found.value.rows.flatMap(([value]) => value ?? []) : [];
    if (names.length === 0 || names.length > mostOffered) continue;
    const choices = names.flatMap((full) => {
      const other = withValue(instruction, text, `"${full}"`);
      return other === undefined ? [] : [{ label: full, instruction: other }];
    });
    if (choices.length === 0) continue;
    const which = choices.length === 1 ? 'Do you mean this one?' : 'Which one do you mean?';
    const sentence = `No ${name.name.replaceAll('_', ' ')} in ${table.name} is exactly “${text}”. ${which}`;
    return talk({ kind: 'question', isClear: true, text: sentence, choices });
  }
  return undefined;
}
