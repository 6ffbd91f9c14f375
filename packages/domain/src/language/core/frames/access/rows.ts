import type { Condition, Expression } from '../../../ast/index.ts';
import { kindOf } from '../../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import type { Mention } from './mentions.ts';

function here(column: LexiconColumn): Expression {
  return { kind: 'column', name: column.name };
}

function truth(column: LexiconColumn, isTrue: boolean): Condition {
  const is: Condition = { kind: 'is-true', of: here(column) };
  return isTrue ? is : { kind: 'not', of: is };
}

const released = /^(?:is_)?(?:published|approved|visible|live|public|released)$/iu;

/** The yes-or-no column that says whether rows may be seen: `published`. */
export function releaseColumn(table: LexiconTable): LexiconColumn | undefined {
  const found = table.columns.filter((column) => kindOf(column) === 'boolean' && released.test(column.name));
  return found.length === 1 ? found[0] : undefined;
}

export interface RowWords {
  readonly conditions: readonly Condition[];
  readonly columns: readonly LexiconColumn[];
  readonly unread: readonly string[];
}

/** Which rows and columns of a table the other words of a statement name. */
export function rowWords(rest: readonly Mention[], table: LexiconTable): RowWords {
  const conditions: Condition[] = [];
  const columns: LexiconColumn[] = [];
  const unread: string[] = [];
  let isNot = false;
  for (const mention of rest) {
    if (mention.word === 'not') {
      isNot = true;
      continue;
    }
    const negated = /^un(?<word>\p{L}+)$/u.exec(mention.lower)?.groups?.['word'];
    const yes = table.columns.find((column) => kindOf(column) === 'boolean' && column.name === negated);
    const values = mention.entries.flatMap((entry) =>
      entry.kind === 'value' && entry.table.name === table.name ? [entry] : [],
    );
    const named = [
      ...new Set(
        mention.entries.flatMap((entry) =>
          entry.kind === 'column' && entry.table.name === table.name ? [entry.column] : [],
        ),
      ),
    ];
    const [column] = named;
    const [value] = values;
    if (yes) conditions.push(truth(yes, isNot));
    else if (value && values.length === 1)
      conditions.push({
        kind: 'compare',
        left: here(value.column),
        operator: isNot ? '!=' : '=',
        right: { kind: 'value', value: value.value },
      });
    else if (column && named.length === 1 && kindOf(column) === 'boolean') {
      conditions.push(truth(column, !isNot));
      // A column to change, not a condition; the statement decides which.
      columns.push(column);
    } else if (
      column &&
      named.length === 1 &&
      kindOf(column) === 'date' &&
      /ready|due|publish|release|start/u.test(column.name) &&
      /^(?:ready|due|published|released|started)$/u.test(mention.lower)
    )
      conditions.push({
        kind: 'compare',
        left: here(column),
        operator: isNot ? '>' : '<=',
        right: { kind: 'today' },
      });
    else if (named.length > 0) columns.push(...(named.length === 1 ? named : []));
    else unread.push(mention.said);
    if (named.length > 1) unread.push(mention.said);
    isNot = false;
  }
  return { conditions, columns, unread };
}
