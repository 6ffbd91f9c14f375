import type { DatabaseChange } from '../ast/index.ts';

type Adds = Extract<DatabaseChange, { readonly do: 'add-columns' }>;
type Changes = Extract<DatabaseChange, { readonly do: 'change-column' }>;

function taken(adds: Adds, { column, required, fill, default: initial, choices }: Changes): Adds {
  return {
    ...adds,
    columns: adds.columns.map((spec) =>
      spec.name === column
        ? {
            ...spec,
            ...(required !== undefined && { required }),
            ...(fill && { fill }),
            ...(initial && { default: initial }),
            ...(choices && { choices }),
          }
        : spec,
    ),
  };
}

/** Changes with rules on columns that the same instruction adds made part of the addition, so that present rows follow them. */
export function folded(changes: readonly DatabaseChange[]): readonly DatabaseChange[] {
  const made: DatabaseChange[] = [];
  for (const change of changes) {
    const at = made.findIndex(
      (before) =>
        change.do === 'change-column' &&
        before.do === 'add-columns' &&
        before.table === change.table &&
        before.columns.some(({ name }) => name === change.column),
    );
    const before = made[at];
    if (before?.do === 'add-columns' && change.do === 'change-column') made[at] = taken(before, change);
    else made.push(change);
  }
  return made;
}
