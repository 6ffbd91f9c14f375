import type { Selection } from '@saywright/domain/ast';

/** Names of columns that only say which row it is. */
const label = /^(?:.*_)?(?:first_?|last_?|full_?|sur_?)?(?:name|title|headline)$/iu;

/** The names of the columns that a condition or an order uses. */
function usedNames({ where, orderBy }: Selection): ReadonlySet<string> {
  const text = JSON.stringify([where ?? null, orderBy ?? null]);
  return new Set(
    [...text.matchAll(/"kind":"column"(?:,"table":"[^"]*")?,"name":"(?<name>[^"]*)"/gu)].map(
      (match) => match.groups?.['name'] ?? '',
    ),
  );
}

/** Words that ask for a figure of several rows. */
const adding = /\b(?:total|sum|(?:al)?together|all|overall|in all|everything|revenue|average)\b/iu;

/** The column of a named row, where its only value would be added up: the price of one product. */
function ofOneRow(
  { columns = [], where, joins, groupBy }: Selection,
  instruction: string,
): Selection['columns'] {
  const [figure, ...others] = columns;
  if (!figure || others.length > 0 || joins !== undefined || groupBy !== undefined) return undefined;
  const { value } = figure;
  const isNamed =
    where?.kind === 'compare' &&
    where.operator === '=' &&
    where.left.kind === 'column' &&
    label.test(where.left.name);
  if (!isNamed || adding.test(instruction) || value.kind !== 'aggregate') return undefined;
  if (value.name === 'count' || value.of?.kind !== 'column') return undefined;
  return [{ value: where.left }, { value: value.of }];
}

/** The columns with names of rows that are pointed to, called after those: `cafe` instead of `name`. */
function withTargets(selection: Selection): Selection {
  const { from, joins = [], columns } = selection;
  const called = new Map(
    joins.map(({ table, on }) => [
      table,
      /"name":"(?<short>[^"]+)_id"/u.exec(JSON.stringify(on))?.groups?.['short'],
    ]),
  );
  const renamed = columns?.map(({ value, as }) => {
    const isName = value.kind === 'column' && value.name === 'name' && value.table !== from;
    const short = as ?? (isName ? called.get(value.table ?? '') : undefined);
    return { value, ...(short !== undefined && { as: short }) };
  });
  return { ...selection, ...(renamed && { columns: renamed }) };
}

/**
 * A question about rows with all their columns, where it shows only what names them and what it selects them by. One
 * that asks for columns, figures or groups stays as it is.
 */
export function wholeRows(selection: Selection, instruction: string): Selection {
  const { columns = [], joins = [], groupBy, having, distinct, ...rest } = selection;
  const one = ofOneRow(selection, instruction);
  if (one) return { ...rest, columns: one };
  const used = usedNames(selection);
  const isAsked = (name: string): boolean =>
    new RegExp(String.raw`\b${name.replace(/^.*_/u, '')}s?\b`, 'iu').test(instruction);
  const isWhole =
    columns.length > 0 &&
    groupBy === undefined &&
    having === undefined &&
    distinct !== true &&
    joins.every(({ kind }) => kind === 'left') &&
    columns.every(
      ({ value, as }) =>
        value.kind === 'column' &&
        as === undefined &&
        (label.test(value.name) ? !isAsked(value.name) : used.has(value.name)),
    );
  return isWhole ? rest : withTargets(selection);
}
