import { columnSql } from '../planner/columns/columnSql.ts';
import type { Lexicon, LexiconTable } from '../planner/lexicon.ts';
import { say } from '../planner/phrase.ts';
import { humanise } from '../planner/names.ts';
import { accountColumn } from '../planner/people.ts';
import type { Phrase } from '../planner/plan.ts';
import { addColumnsPlan, dropColumnsPlan, renameColumnPlan } from '../planner/plans/schema.ts';
import { script } from '../planner/sql.ts';
import type { Change } from './change.ts';
import { columnDraft, isPersonal, newColumn } from './columns.ts';
import { alter } from './constraints.ts';
import { newName, requireColumn, requireTable, withColumn, withTable } from './names.ts';
import { stepOf } from './step.ts';
import type { Step } from './step.ts';
import { columnConstraints } from './tables.ts';
import { expressionWords } from './words.ts';
import { alterColumn, fillSql } from './alter.ts';

export function addColumns({ table: wanted, columns: specs }: Change<'add-columns'>, schema: Lexicon): Step {
  const table = requireTable(schema, wanted);
  const named = specs.map((spec, index) => {
    const earlier = specs.slice(0, index).map(({ name }) => ({ name: newName(name, [], 'column') }));
    return { spec, name: newName(spec.name, [...table.columns, ...earlier], 'column') };
  });
  const added = named.map(({ spec, name }) => newColumn(schema, spec, name));
  const after: LexiconTable = {
    ...table,
    columns: [...table.columns, ...added],
    constraints: [...(table.constraints ?? []), ...columnConstraints(table.name, added)],
  };
  const drafts = named.map(({ spec, name }) => columnDraft(schema, spec, name, after));
  const statements = named.flatMap(({ spec, name }, index) => {
    const column = requireColumn(after, name);
    return drafts.slice(index, index + 1).flatMap((draft) => {
      const isLater = spec.fill !== undefined || isPersonal(spec.default);
      if (!isLater) return [alter(table, `add column ${columnSql(draft)}`)];
      const { initial, ...rest } = draft;
      const fill = spec.fill === undefined ? [] : [fillSql(schema, after, column, spec.fill)];
      return [
        alter(table, `add column ${columnSql({ ...rest, optional: true })}`),
        ...fill,
        ...(initial === undefined ? [] : [alterColumn(table, column, `set default ${initial}`)]),
        ...(draft.optional ? [] : [alterColumn(table, column, 'set not null')]),
      ];
    });
  });
  const fills = named.flatMap(({ spec, name }): readonly Phrase[] =>
    spec.fill === undefined ? [] : [[...say`Set ${name} of existing rows to `, expressionWords(spec.fill)]],
  );
  const { plan } = addColumnsPlan(table, drafts);
  const unconnected = added.some(
    (column) => column.name === accountColumn && column.references === 'auth.users',
  )
    ? [
        `Nobody in ${humanise(table.name)} is connected with an account yet, and until then sees nothing by it. Connect them one by one, as in “Connect Ada with ada@example.org”.`,
      ]
    : [];
  const warnings = [...plan.warnings, ...unconnected];
  const whole = { ...plan, steps: [...plan.steps, ...fills], sql: script(statements), warnings };
  return stepOf([whole], withTable(schema, table, after));
}

export function renameColumn(
  { table: wanted, column: name, to }: Change<'rename-column'>,
  schema: Lexicon,
): Step {
  const table = requireTable(schema, wanted);
  const column = requireColumn(table, name);
  const fresh = newName(to, table.columns, 'column');
  const renamed = (names: readonly string[]): readonly string[] =>
    names.map((other) => (other === column.name ? fresh : other));
  const after: LexiconTable = {
    ...withColumn(table, column, { name: fresh }),
    constraints: (table.constraints ?? []).map((item) => ({ ...item, columns: renamed(item.columns) })),
    indexes: (table.indexes ?? []).map((item) => ({ ...item, columns: renamed(item.columns) })),
  };
  return stepOf([renameColumnPlan(table, column, fresh)], withTable(schema, table, after));
}

export function dropColumns(
  { table: wanted, columns: names }: Change<'drop-columns'>,
  schema: Lexicon,
): Step {
  const table = requireTable(schema, wanted);
  const columns = [...new Set(names.map((name) => requireColumn(table, name)))];
  const gone = new Set(columns.map(({ name }) => name));
  const isLeft = (item: { readonly columns: readonly string[] }): boolean =>
    !item.columns.some((name) => gone.has(name));
  const after: LexiconTable = {
    ...table,
    columns: table.columns.filter((column) => !columns.includes(column)),
    constraints: (table.constraints ?? []).filter(isLeft),
    indexes: (table.indexes ?? []).filter(isLeft),
  };
  return stepOf([dropColumnsPlan(table, columns)], withTable(schema, table, after));
}
