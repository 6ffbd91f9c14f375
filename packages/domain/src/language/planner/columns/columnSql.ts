import { say } from '../phrase.ts';
import type { Phrase } from '../plan.ts';
import { listed } from '../outcome.ts';
import { quoteIdentifier } from '../sql.ts';
import type { ColumnDraft } from './draft.ts';

/** The table of people with an account, which belongs to the system. */
export const accountsTable = 'auth.users';

/** Where a column points, as SQL. */
export function referenceSql({ table, column, onDelete }: NonNullable<ColumnDraft['references']>): string {
  const target = table === accountsTable ? table : quoteIdentifier(table);
  const action = onDelete === undefined ? '' : ` ${onDelete}`;
  return `references ${target} (${quoteIdentifier(column)})${action}`;
}

/** One column as SQL, for `create table` and after `add column`. */
export function columnSql(draft: ColumnDraft): string {
  const parts = [quoteIdentifier(draft.name), draft.type];
  if (!draft.optional) parts.push('not null');
  if (draft.unique) parts.push('unique');
  if (draft.initial !== undefined) parts.push(`default ${draft.initial}`);
  if (draft.check !== undefined) parts.push(`check (${draft.check})`);
  if (draft.references !== undefined) parts.push(referenceSql(draft.references));
  return parts.join(' ');
}

const starts: Readonly<Record<string, string>> = {
  current_date: 'today',
  'now()': 'the current time',
  false: 'no',
  true: 'yes',
  'auth.uid()': 'the person who adds the row',
};

function details(draft: ColumnDraft): string {
  const facts: string[] = [];
  if (draft.optional) facts.push('may stay empty');
  else facts.push('must be filled in');
  if (draft.unique) facts.push('must be unique');
  if (draft.allowed !== undefined) facts.push(`can be ${listed(draft.allowed, 'or')}`);
  return `which ${listed(facts)}`;
}

/** 'Add **email**, which must be filled in and must be unique'. */
export function columnStep(draft: ColumnDraft): Phrase {
  if (draft.references !== undefined) {
    const kind = draft.optional ? ', or none' : '';
    return [
      ...(draft.references.table === 'auth.users'
        ? say`Add ${draft.name}, the account of a person`
        : say`Add ${draft.name}, which points to one row of ${draft.references.table}`),
      ...(kind === '' ? [] : [kind]),
    ];
  }
  const note = draft.note === undefined ? '' : ` ${draft.note}`;
  if (draft.initial !== undefined) {
    const start = draft.startWords ?? starts[draft.initial] ?? draft.initial.replaceAll(/^E?'|'$/gu, '');
    const rest = draft.allowed === undefined ? '' : ` and can be ${listed(draft.allowed, 'or')}`;
    return [
      ...say`Add ${draft.name}`,
      `${note}, which starts as ${start}${rest}${draft.unique ? ' and must be unique' : ''}`,
    ];
  }
  return [...say`Add ${draft.name}`, `${note}, ${details(draft)}`];
}
