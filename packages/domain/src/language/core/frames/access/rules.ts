import type { AccessRule, Condition } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { kindOf } from '../../../planner/kinds.ts';
import { listed } from '../../../planner/outcome.ts';
import { actionVerbs, ownerSayings } from '../../exact/access.ts';
import { ask, type Ask } from './ask.ts';
import { isEqual, ownPaths } from './own.ts';
import type { Who } from './pieces.ts';
import { releaseColumn, rowWords } from './rows.ts';
import type { Statement } from './sayings.ts';

/** Whom a statement is about, with the others who narrow it taken together. */
export interface Audience {
  readonly who: 'everyone' | 'signed-in' | 'visitors' | 'nobody' | 'none';
  readonly condition?: Condition;
  /** The table that lists these people, if their rows are theirs by it. */
  readonly by?: string;
  readonly isOwn?: boolean;
  /** Nobody of these. */
  readonly isDenied?: boolean;
}

/** Narrows several words for people in one part of a sentence; undefined where they contradict. */
export function audiences(
  who: readonly Who[],
  isOwn: boolean,
  isNot = false,
): readonly Audience[] | undefined {
  const kinds = new Set(who.map(({ kind }) => kind));
  const people = who.flatMap((one) => (one.kind === 'people' ? [one] : []));
  const emails = who.flatMap((one) => (one.kind === 'email' ? [one.address] : []));
  if (kinds.has('rest')) return undefined;
  if (kinds.has('nobody'))
    return kinds.size === 1
      ? [{ who: 'nobody' }]
      : kinds.size === 2 && kinds.has('visitors')
        ? [{ who: 'visitors', isDenied: true }]
        : kinds.size === 2 && kinds.has('server')
          ? [{ who: 'nobody' }]
          : undefined;
  if (kinds.has('server') || kinds.has('us')) return kinds.size === 1 ? [{ who: 'none' }] : undefined;
  if (kinds.has('me')) return undefined;
  if (kinds.has('either')) return [{ who: 'everyone' }];
  if (people.length > 0 || emails.length > 0) {
    if (kinds.has('everyone') || kinds.has('visitors') || kinds.has('author')) return undefined;
    if (people.some((one) => one.people.length !== 1)) return undefined;
    return [
      ...people.flatMap((one) =>
        one.people.map(({ condition, table, isStaff }): Audience => ({
          who: 'signed-in',
          condition,
          ...(!isStaff && { by: table.name }),
        })),
      ),
      ...emails.map((address): Audience => ({
        who: 'signed-in',
        condition: isEqual({ kind: 'my-email' }, { kind: 'value', value: address.toLowerCase() }),
      })),
    ];
  }
  if (kinds.has('author'))
    return kinds.has('everyone') || kinds.has('visitors') ? undefined : [{ who: 'signed-in', isOwn: true }];
  if (kinds.has('signed-in')) return kinds.has('visitors') ? undefined : [{ who: 'signed-in' }];
  if (kinds.has('visitors')) return [{ who: 'visitors' }];
  if (kinds.has('everyone')) return [{ who: isOwn ? 'signed-in' : 'everyone' }];
  return isOwn || isNot ? [{ who: 'signed-in' }] : undefined;
}

/** The columns that people may change in a row: not its key, nor whose it is. */
export function open(table: LexiconTable, denied: readonly LexiconColumn[]): readonly string[] {
  return table.columns
    .filter((column) => !column.primaryKey && column.type !== 'uuid' && !denied.includes(column))
    .map(({ name }) => name);
}

export function all(of: readonly (Condition | undefined)[]): Condition | undefined {
  const given = of.filter((one) => one !== undefined);
  return given.length > 1 ? { kind: 'all', of: given } : given[0];
}

/** `see, change and delete` */
function verbsOf(actions: Statement['actions']): string {
  return listed([...new Set(actions)].map((action) => actionVerbs[action]));
}

/** The condition for the rows of the people themselves; a question where there are several ways, or none. */
function ownRows(
  statement: Statement,
  table: LexiconTable,
  tables: readonly LexiconTable[],
  by: string | undefined,
  isByEmail: boolean,
): Condition | Ask {
  const paths = ownPaths(table, tables);
  const via = statement.ownOf.filter(({ name }) => name !== table.name).map(({ name }) => name);
  const near = paths.filter((path) => via.every((name) => path.through.includes(name)));
  const fitting = by === undefined ? near : near.filter((path) => path.by === by);
  const found =
    fitting.length > 0
      ? fitting
      : by !== undefined &&
          !tables.some(
            ({ name, columns }) =>
              name === by && columns.some((column) => column.name === 'role' || column.name === 'job'),
          )
        ? []
        : near;
  const [first] = found;
  const mails = table.columns.filter(({ name }) => /^e[-_]?mail$/iu.test(name));
  if (!first && isByEmail && mails.length === 1 && mails[0])
    return isEqual({ kind: 'column', name: mails[0].name }, { kind: 'my-email' });
  if (first && found.length === 1) return first.condition;
  if (!first)
    return ask(
      `No column of ${table.name} says whose a row is. By which column can people be recognised?`,
      ...ownerSayings(table, verbsOf(statement.actions)),
    );
  return ask(
    `Rows of ${table.name} can belong to somebody in ${found.length} ways: ${found.map(({ words }) => words).join(', ')}. Which one do you mean?`,
  );
}

/** The rules of one statement for one table. */
export function granted(
  statement: Statement,
  table: LexiconTable,
  tables: readonly LexiconTable[],
  audience: Audience,
  isByEmail: boolean,
): readonly AccessRule[] | Ask {
  const isOwn = statement.isOwn || audience.isOwn === true;
  const actions = [...new Set(statement.actions)];
  const words = rowWords(statement.rest, table);
  if (words.unread.length > 0) return ask(`What does “${words.unread.join('”, “')}” mean for ${table.name}?`);
  const release = releaseColumn(table);
  if (statement.isDraft && !release) return ask(`Which rows of ${table.name} are the drafts?`);
  const isChangeOnly = actions.every((action) => action === 'change');
  const limits = isChangeOnly
    ? words.columns
    : words.columns.filter((column) => kindOf(column) !== 'boolean');
  if (limits.length > 0 && !isChangeOnly && !(isOwn && actions.every((action) => action === 'read'))) {
    const others = limits.filter(({ name }) => !/user_?id/u.test(name));
    if (others.length > 0)
      return ask(
        `Rules are about whole rows of ${table.name}. May ${others.map(({ name }) => name).join(', ')} be seen with the rest of the row?`,
      );
  }
  const draft: Condition | undefined =
    statement.isDraft && release
      ? { kind: 'not', of: { kind: 'is-true', of: { kind: 'column', name: release.name } } }
      : undefined;
  let own: Condition | undefined;
  if (isOwn) {
    const found = ownRows(statement, table, tables, audience.by, isByEmail);
    if ('ask' in found) return found;
    own = found;
  } else if (
    audience.by !== undefined &&
    !statement.isAll &&
    ownPaths(table, tables).some((path) => path.by === audience.by || path.words === 'user_id')
  )
    return ask(
      `May ${audience.by} do this with all rows of ${table.name}, or only with their own?`,
      `${audience.by} may ${actions.join(' and ')} only their own ${table.name}`,
    );
  const looked = audience.condition?.kind === 'exists' ? audience.condition.selection.from : undefined;
  if (own === undefined && looked === table.name && actions.includes('read'))
    return ask(
      `Who may read ${table.name} is looked up in ${table.name} itself, so nobody could. May all signed-in people read it?`,
      `Only signed-in people may read ${table.name}`,
      `Lock ${table.name}`,
    );
  // People found by their own row need no second look-up, unless a role was named.
  const isListed = own !== undefined && audience.by !== undefined;
  const where = all([
    isListed ? undefined : audience.condition,
    own,
    ...(isChangeOnly ? [] : words.conditions),
    draft,
  ]);
  const columns = limits.map(({ name }) => name);
  return [
    {
      actions,
      who: audience.who === 'everyone' || audience.who === 'visitors' ? 'everyone' : 'signed-in',
      ...(where && { where }),
      ...(columns.length > 0 && isChangeOnly && { columns }),
    },
  ];
}
