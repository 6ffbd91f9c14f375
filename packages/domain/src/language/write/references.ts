import { referenceSql } from '../planner/columns/columnSql.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { humanise, singular } from '../planner/names.ts';
import { capitalise } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import type { Phrase } from '../planner/plan.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import type { Change } from './change.ts';
import { targetOf } from './columns.ts';
import { alter, constraintsOn, freeRuleName, withRules } from './constraints.ts';
import { newName, requireColumn, requireKey, requireTable, withColumn, withTable } from './names.ts';
import { stop } from './problem.ts';
import { kindOfColumn } from './scope.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';

type AddReference = Change<'add-reference'>;

interface Matching {
  readonly statements: readonly string[];
  readonly steps: readonly Phrase[];
  readonly warnings: readonly string[];
  /** The text that is removed once the column points to the rows it named. */
  readonly dropped?: LexiconColumn;
}

/** A text for comparison: without capitals and spaces around it. */
function comparable(alias: string, column: LexiconColumn): string {
  const name = `${alias}.${quoteIdentifier(column.name)}`;
  return kindOfColumn(column) === 'text' ? `lower(trim(${name}))` : `lower(trim(${name}::text))`;
}

/** Fills a new reference by comparing a text with a column of the table it points to. */
function matchingOf(
  { to, matching }: AddReference,
  schema: Lexicon,
  table: LexiconTable,
  name: string,
): Matching {
  if (matching === undefined) return { statements: [], steps: [], warnings: [] };
  const target = requireTable(schema, to);
  const key = requireKey(target);
  const text = requireColumn(table, matching.column);
  const other = requireColumn(target, matching.with);
  // A subquery and not a join, so that two rows with the same text stop the plan.
  const found = `select t.${quoteIdentifier(key.name)} from ${quoteIdentifier(target.name)} as t where ${comparable('t', other)} = ${comparable(quoteIdentifier(table.name), text)}`;
  const drops = matching.dropColumn === true;
  const label = humanise(text.name);
  return {
    statements: [
      `update ${quoteIdentifier(table.name)}\nset ${quoteIdentifier(name)} = (${found})`,
      ...(drops ? [alter(table, `drop column ${quoteIdentifier(text.name)}`)] : []),
    ],
    steps: [
      say`Fill ${name} where ${text.name} is the same as ${other.name} of ${target.name}`,
      ...(drops ? [say`Remove ${text.name} and its value in every row`] : []),
    ],
    warnings: [
      `${capitalise(humanise(name))} stays empty where ${label} matches no row of ${humanise(target.name)}.`,
      ...(drops ? [`Everything stored in ${label} is removed too.`] : []),
    ],
    ...(drops && { dropped: text }),
  };
}

/** Points a column to another table; an existing column keeps its values. */
export function addReference(change: AddReference, schema: Lexicon): Step {
  const table = requireTable(schema, change.table);
  const required = change.required === true;
  const { type, references } = targetOf(schema, { table: change.to, onDelete: change.onDelete }, required);
  const existing = table.columns.find(({ name }) => name === change.column);
  const label = humanise(table.name);
  if (existing?.references !== undefined)
    stop(`${humanise(existing.name)} of ${label} already points to ${humanise(existing.references)}.`);
  const name = existing?.name ?? newName(change.column, table.columns, 'column');
  const quoted = quoteIdentifier(name);
  const rule = freeRuleName(table, [name], 'fkey');
  const matching = matchingOf(change, schema, table, name);
  const isUnique = change.unique === true;
  const target = humanise(references.table);
  const first =
    existing === undefined
      ? `add column ${quoted} ${type}${isUnique ? ' unique' : ''} ${referenceSql(references)}`
      : `add constraint ${quoteIdentifier(rule)} foreign key (${quoted}) ${referenceSql(references)}`;
  const plan = changePlan({
    title: `Link ${humanise(name)} of ${label} to ${target}`,
    doneTitle: `Linked ${humanise(name)} of ${label} to ${target}`,
    understood: `You want each ${singular(label)} to point to one of the ${target}.`,
    steps: [
      existing === undefined
        ? say`Add ${name}, which points to one row of ${references.table}`
        : say`Let ${name} point to one row of ${references.table}, and refuse anything else`,
      ...matching.steps,
    ],
    statements: [
      alter(table, first),
      ...(isUnique && existing !== undefined ? [alter(table, `add unique (${quoted})`)] : []),
      ...matching.statements,
      ...(required ? [alter(table, `alter column ${quoted} set not null`)] : []),
    ],
    object: { kind: 'column', name: `${table.name}.${name}` },
    warnings: [
      ...(existing === undefined
        ? []
        : [`This fails if a value of ${humanise(name)} is not a row of ${target}.`]),
      ...matching.warnings,
    ],
  });
  const fresh: LexiconColumn = {
    ...(existing ?? { name, type, hasDefault: false, primaryKey: false }),
    nullable: !required,
    unique: isUnique || existing?.unique === true,
    references: references.table,
  };
  const kept = table.columns.filter((column) => column !== existing && column !== matching.dropped);
  const after = withRules(
    { ...table, columns: [...kept, fresh] },
    [],
    [
      {
        name: existing === undefined ? `${table.name}_${name}_fkey` : rule,
        kind: 'foreign',
        columns: [name],
      },
    ],
  );
  return stepOf([plan], withTable(schema, table, after));
}

const fates = {
  refuse: (rows: string) => `${rows} prevent it`,
  delete: (rows: string) => `their ${rows} are deleted too`,
  empty: (rows: string) => `their ${rows} stay and point to nothing`,
} as const;

export function changeOnDelete(
  { table: wanted, column: name, onDelete }: Change<'change-on-delete'>,
  schema: Lexicon,
): Step {
  const table = requireTable(schema, wanted);
  const column = requireColumn(table, name);
  const [label, short] = [humanise(table.name), humanise(column.name)];
  if (column.references === undefined) return stop(`${short} of ${label} does not point to another table.`);
  const { references } = targetOf(schema, { table: column.references, onDelete }, !column.nullable);
  const [old] = constraintsOn(table, 'foreign', [column.name]);
  const rule = quoteIdentifier(old?.name ?? `${table.name}_${column.name}_fkey`);
  const foreign = `foreign key (${quoteIdentifier(column.name)}) ${referenceSql(references)}`;
  const target = humanise(references.table);
  const fate = fates[onDelete](label);
  const plan = changePlan({
    title: `Change what happens to ${label} when ${target} are deleted`,
    doneTitle: `Changed what happens to ${label} when ${target} are deleted`,
    understood: `You want this: when ${target} are deleted, ${fate}.`,
    steps: [say`When rows of ${references.table} are deleted, ${fate}`],
    statements: [alter(table, `drop constraint ${rule}, add constraint ${rule} ${foreign}`)],
    object: { kind: 'column', name: `${table.name}.${column.name}` },
    warnings: onDelete === 'delete' ? [`Deleting ${target} also deletes their ${label} from now on.`] : [],
  });
  return stepOf([plan], withTable(schema, table, withColumn(table, column, {})));
}
