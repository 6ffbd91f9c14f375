import type {
  Lexicon,
  LexiconColumn,
  LexiconConstraint,
  LexiconIndex,
  LexiconRule,
} from '@saywright/domain/planner';
import type { Catalog, CatalogColumn, CatalogPolicy, CatalogTable } from './catalog.ts';
import type { OccurringValues, Texts } from './values.ts';

/** The only values that a check of one column allows; undefined without such a check. */
export function allowedValues(table: CatalogTable, column: CatalogColumn): readonly string[] | undefined {
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

/** The only table outside the public schema that a column may point to. */
const accountsTable = 'auth.users';

const constraintKinds: Readonly<Record<string, LexiconConstraint['kind']>> = {
  c: 'check',
  u: 'unique',
  p: 'primary',
  f: 'foreign',
  x: 'exclusion',
};

const actions: Readonly<Record<string, LexiconRule['actions']>> = {
  r: ['read'],
  a: ['add'],
  w: ['change'],
  d: ['delete'],
};

function describeRule({ name, command }: CatalogPolicy): LexiconRule {
  return { name, actions: actions[command] ?? ['read', 'add', 'change', 'delete'] };
}

function describeConstraints(table: CatalogTable): readonly LexiconConstraint[] {
  return table.constraints.flatMap(({ name, type, columns }) => {
    const kind = constraintKinds[type];
    const names = table.columns
      .filter(({ number }) => columns?.includes(number))
      .map((column) => column.name);
    return kind === undefined ? [] : [{ name, kind, columns: names }];
  });
}

/** Indexes with the columns their definition mentions. */
function describeIndexes({ indexes, columns }: CatalogTable): readonly LexiconIndex[] {
  return indexes.map(({ name, definition }) => {
    const keys = / USING \w+ (?<keys>\(.*\))/u.exec(definition)?.groups?.keys ?? '';
    const words = new Set(keys.match(/"(?:[^"]|"")+"|\w+/gu)?.map((word) => word.replace(/^"|"$/gu, '')));
    return {
      name,
      unique: definition.startsWith('CREATE UNIQUE'),
      columns: columns.filter((column) => words.has(column.name)).map((column) => column.name),
    };
  });
}

function describeColumn(
  catalog: Catalog,
  table: CatalogTable,
  column: CatalogColumn,
  occurring: Texts | undefined,
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
    ...(reference?.references
      ? {
          references: catalog.some(({ oid }) => oid === reference.referencesOid)
            ? reference.references
            : accountsTable,
        }
      : {}),
    ...(values ? { allowedValues: values } : {}),
    ...occurring,
  };
}

/** The names and facts the planner works with, from a snapshot of the database and the texts that occur in it. */
export function lexiconOf(catalog: Catalog, values: OccurringValues = new Map()): Lexicon {
  return {
    tables: catalog.map((table) => ({
      name: table.name,
      columns: table.columns.map((column) =>
        describeColumn(catalog, table, column, values.get(table.name)?.get(column.name)),
      ),
      rowSecurity: table.rowSecurity,
      policies: table.policies.map((policy) => policy.name),
      rules: table.policies.map(describeRule),
      constraints: describeConstraints(table),
      indexes: describeIndexes(table),
    })),
  };
}
