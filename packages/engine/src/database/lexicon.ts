import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';
import type { Catalog, CatalogColumn, CatalogTable } from './catalog.ts';
import type { OccurringValues } from './values.ts';

function allowedValues(table: CatalogTable, column: CatalogColumn): readonly string[] | undefined {
  for (const constraint of table.constraints) {
    const isAboutColumn = constraint.columns?.length === 1 && constraint.columns[0] === column.number;
    if (
      constraint.type !== 'c' ||
      !isAboutColumn ||
      !/ANY \(\(?ARRAY\[|IN \(|= '/.test(constraint.definition)
    )
      continue;
    const values = [...constraint.definition.matchAll(/'((?:[^']|'')*)'/g)].map((match) =>
      (match[1] ?? '').replaceAll("''", "'"),
    );
    if (values.length > 0) return values;
  }
  return undefined;
}

function describeColumn(
  table: CatalogTable,
  column: CatalogColumn,
  occurring: readonly string[] | undefined,
): LexiconColumn {
  const alone = (type: string): boolean =>
    table.constraints.some(
      (item) => item.type === type && item.columns?.length === 1 && item.columns[0] === column.number,
    );
  const reference = table.constraints.find(
    (item) => item.type === 'f' && item.columns?.[0] === column.number,
  );
  const values = allowedValues(table, column);
  return {
    name: column.name,
    type: column.type,
    nullable: !column.notNull,
    hasDefault: column.default !== null || column.identity !== '',
    unique: alone('u') || alone('p'),
    primaryKey: alone('p'),
    ...(reference?.references ? { references: reference.references } : {}),
    ...(values ? { allowedValues: values } : {}),
    ...(occurring ? { values: occurring } : {}),
  };
}

/** The names and facts the planner works with, from a snapshot of the database and the texts that occur in it. */
export function lexiconOf(catalog: Catalog, values: OccurringValues = new Map()): Lexicon {
  return {
    tables: catalog.map((table) => ({
      name: table.name,
      columns: table.columns.map((column) =>
        describeColumn(table, column, values.get(table.name)?.get(column.name)),
      ),
      rowSecurity: table.rowSecurity,
      policies: table.policies.map((policy) => policy.name),
    })),
  };
}
