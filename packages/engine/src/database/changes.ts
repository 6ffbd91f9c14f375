import type {
  Catalog,
  CatalogColumn,
  CatalogConstraint,
  CatalogPolicy,
  CatalogRight,
  CatalogTable,
} from './catalog.ts';

/** The same column before and after a plan. */
export interface ColumnPair {
  readonly before: CatalogColumn;
  readonly after: CatalogColumn;
}

interface Named {
  readonly oid: number;
  readonly name: string;
  readonly definition: string;
}

/** The changes of a table that existed before and after. */
export interface TableChange {
  readonly before: CatalogTable;
  readonly after: CatalogTable;
  readonly added: readonly CatalogColumn[];
  readonly dropped: readonly CatalogColumn[];
  readonly renamed: readonly ColumnPair[];
  readonly retyped: readonly ColumnPair[];
  readonly redefined: readonly ColumnPair[];
  readonly constraintsAdded: readonly Named[];
  readonly constraintsDropped: readonly CatalogConstraint[];
  readonly constraintsRenamed: readonly { readonly from: string; readonly to: string }[];
  readonly indexesAdded: readonly Named[];
  readonly indexesDropped: readonly Named[];
  readonly policiesAdded: readonly CatalogPolicy[];
  readonly policiesDropped: readonly CatalogPolicy[];
  readonly triggersAdded: readonly Named[];
  readonly triggersDropped: readonly Named[];
  /** The rights to change rows as they were, where they changed. */
  readonly rightsBefore: readonly CatalogRight[];
}

/** The difference between two snapshots in one transaction. */
export interface CatalogChange {
  readonly created: readonly CatalogTable[];
  readonly dropped: readonly CatalogTable[];
  readonly kept: readonly TableChange[];
}

function missing<Item extends { readonly oid: number }>(
  from: readonly Item[],
  others: readonly Item[],
): readonly Item[] {
  const known = new Set(others.map((item) => item.oid));
  return from.filter((item) => !known.has(item.oid));
}

/** Policies are compared as a whole: a changed one counts as dropped and added. */
function policyKey({ oid, ...rest }: CatalogPolicy): string {
  return `${oid} ${JSON.stringify(rest)}`;
}

function missingPolicies(
  from: readonly CatalogPolicy[],
  others: readonly CatalogPolicy[],
): readonly CatalogPolicy[] {
  const known = new Set(others.map(policyKey));
  return from.filter((policy) => !known.has(policyKey(policy)));
}

function compareTable(before: CatalogTable, after: CatalogTable): TableChange {
  const pairs = before.columns.flatMap((column): ColumnPair[] => {
    const same = after.columns.find((other) => other.number === column.number);
    return same ? [{ before: column, after: same }] : [];
  });
  const isNew = (column: CatalogColumn): boolean =>
    !before.columns.some((other) => other.number === column.number);
  const isGone = (column: CatalogColumn): boolean =>
    !after.columns.some((other) => other.number === column.number);
  // A rename rewrites the definitions of constraints and policies on the column, so only their identity is compared.
  const renamed = pairs.filter((pair) => pair.before.name !== pair.after.name);
  const rewritten = renamed.length > 0 || before.name !== after.name;
  const policiesAdded = rewritten
    ? missing(after.policies, before.policies)
    : missingPolicies(after.policies, before.policies);
  const policiesDropped = rewritten
    ? missing(before.policies, after.policies)
    : missingPolicies(before.policies, after.policies);
  return {
    before,
    after,
    added: after.columns.filter(isNew),
    dropped: before.columns.filter(isGone),
    renamed,
    retyped: pairs.filter((pair) => pair.before.type !== pair.after.type),
    redefined: pairs.filter(
      (pair) => pair.before.default !== pair.after.default || pair.before.notNull !== pair.after.notNull,
    ),
    constraintsAdded: missing(after.constraints, before.constraints),
    constraintsDropped: missing(before.constraints, after.constraints),
    constraintsRenamed: before.constraints.flatMap((constraint) => {
      const same = after.constraints.find((other) => other.oid === constraint.oid);
      return same && same.name !== constraint.name ? [{ from: constraint.name, to: same.name }] : [];
    }),
    indexesAdded: missing(after.indexes, before.indexes),
    indexesDropped: missing(before.indexes, after.indexes),
    policiesAdded,
    policiesDropped,
    triggersAdded: missing(after.triggers ?? [], before.triggers ?? []),
    triggersDropped: missing(before.triggers ?? [], after.triggers ?? []),
    rightsBefore: JSON.stringify(before.rights) === JSON.stringify(after.rights) ? [] : (before.rights ?? []),
  };
}

/** Compares two snapshots in one transaction by object identity, so that a rename is recognised. */
export function compareCatalogs(before: Catalog, after: Catalog): CatalogChange {
  return {
    created: missing(after, before),
    dropped: missing(before, after),
    kept: before.flatMap((table) => {
      const same = after.find((other) => other.oid === table.oid);
      return same ? [compareTable(table, same)] : [];
    }),
  };
}
