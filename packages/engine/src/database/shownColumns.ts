import { emailColumn, nameColumn } from '@saywright/domain/planner';
import { primaryKey, type Catalog, type CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { lexiconOf } from './lexicon.ts';
import { isReadable, readable } from './readable.ts';
import { identifier } from './session.ts';

/** How a column is shown to a person: under which name, as which text of a row with an alias, and how that is written. */
export type ShownColumns = (column: string) => {
  readonly label: string;
  readonly sql: (alias: string) => string;
  readonly text: (value: string | null) => string | null;
};

/** The values as they are stored. */
export const asStored: ShownColumns = (column) => ({
  label: column,
  sql: (alias) => `${alias}.${identifier(column)}::text`,
  text: (value) => value,
});

/** The columns of a table, with names in place of the ids of rows they point to. */
export function shownColumns(catalog: Catalog, table: CatalogTable): ShownColumns {
  const { tables } = lexiconOf(catalog);
  return (column) => {
    const own = table.columns.find(({ name }) => name === column);
    const stored = { ...asStored(column), ...(isReadable(own?.type ?? 'text') && { text: readable }) };
    const reference = table.constraints.find(
      ({ type, columns }) => type === 'f' && columns?.length === 1 && columns[0] === own?.number,
    );
    const target = catalog.find(({ oid }) => oid === reference?.referencesOid);
    const [key, ...more] = target ? primaryKey(target) : [];
    // Such as `FOREIGN KEY (customer_id) REFERENCES customers(id)`.
    const [, pointed] = /REFERENCES .*\((.+?)\)/u.exec(reference?.definition ?? '') ?? [];
    const described = target && tables.find(({ name }) => name === target.name);
    const named = described && (nameColumn(described) ?? emailColumn(described));
    if (!target || !named || key === undefined || more.length > 0 || pointed !== key) return stored;
    const short = column.replace(/_id$/u, '');
    return {
      label: table.columns.some(({ name }) => name === short) ? column : short,
      text: stored.text,
      sql: (alias) =>
        `coalesce((select p.${identifier(named.name)}::text from ${publicName(target.name)} p where p.${identifier(key)} = ${alias}.${identifier(column)}), ${stored.sql(alias)})`,
    };
  };
}
