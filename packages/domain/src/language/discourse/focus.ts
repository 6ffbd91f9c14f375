import type { DiscourseContext } from './context.ts';

/** Something that a pronoun in the next instruction can refer to. */
export interface Focus {
  readonly kind: 'table' | 'column' | 'rows';
  /** As stored; rows in words: "unpaid orders". */
  readonly name: string;
  /** The words that replace the pronoun; empty if there are several, so that the person is asked. */
  readonly words: readonly string[];
}

/**
 * What the pronouns of the next instruction refer to, the most likely first.
 *
 * @example
 * focusOf({ turn: 1, tables: [{ name: 'orders', turn: 1 }], columns: [], plans: [] })[0].words // => ['it', 'that table']
 */
export function focusOf({ tables, columns, rows }: DiscourseContext): readonly Focus[] {
  const newest = <Item extends { readonly turn: number }>(items: readonly Item[]): readonly Item[] =>
    items.filter(({ turn }) => turn === items[0]?.turn);
  const tablesNow = newest(tables);
  const columnsNow = newest(columns);
  return [
    ...tablesNow.map(({ name }): Focus => ({
      kind: 'table',
      name,
      words: tablesNow.length === 1 ? ['it', 'that table'] : [],
    })),
    ...columnsNow.map(({ name, table }): Focus => ({
      kind: 'column',
      name: `${table}.${name}`,
      words: columnsNow.length === 1 ? ['that column'] : [],
    })),
    ...(rows ? [{ kind: 'rows', name: rows.caption, words: ['them', 'those'] } as const] : []),
  ];
}
