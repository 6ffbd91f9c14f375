import type { AccessRule, Condition, DatabaseChange } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { ownPaths } from './own.ts';
import { exposure, isExposing } from './personal.ts';
import type { RowAction } from './pieces.ts';
import { releaseColumn, rowWords } from './rows.ts';
import { ask, type Ask } from './ask.ts';
import { all, audiences, granted, open, type Audience } from './rules.ts';
import type { Sayings, Statement } from './sayings.ts';

type SetAccess = Extract<DatabaseChange, { readonly do: 'set-access' }>;

/** What is collected for a table. */
interface Draft {
  readonly table: LexiconTable;
  readonly rules: { rule: AccessRule; who: Audience }[];
  readonly denied: { action: RowAction; who: Audience }[];
}

/** The tables a statement is about. */
function subjects(statement: Statement, tables: readonly LexiconTable[]): readonly LexiconTable[] {
  const [own] = statement.ownOf;
  if (own && statement.ownOf.length === 1) {
    const reach = statement.tables.filter(
      (table) =>
        table.name === own.name || ownPaths(table, tables).some(({ through }) => through.includes(own.name)),
    );
    return reach.length > 0 ? reach : [own];
  }
  if (statement.tables.length > 0) return statement.tables;
  const people = statement.who.flatMap((one) =>
    one.kind === 'people' ? one.people.map(({ table }) => table) : [],
  );
  return statement.isOwn && people.length === 1 ? people : [];
}

function isSame(one: Audience, other: Audience): boolean {
  return (
    one.who === other.who &&
    JSON.stringify(one.condition) === JSON.stringify(other.condition) &&
    one.isOwn === other.isOwn
  );
}

/** Narrows rules that were given before: columns that stay closed, rows that stay out. */
function narrow(draft: Draft, statement: Statement, who: readonly Audience[]): Ask | undefined {
  const { table, rules } = draft;
  const words = rowWords(statement.rest, table);
  const touched = rules.filter(
    (one) =>
      who.some((audience) => isSame(audience, one.who)) &&
      one.rule.actions.some((action) => statement.actions.includes(action)),
  );
  if (touched.length === 0 || words.unread.length > 0)
    return ask(
      `I am not sure what stays closed in ${table.name}. Say it in one sentence, such as “Everyone may read published ${table.name}”.`,
    );
  const isColumns = statement.actions.every((action) => action === 'change') && words.columns.length > 0;
  const release = releaseColumn(table);
  const draftRows: readonly Condition[] =
    statement.isDraft && release
      ? [{ kind: 'not', of: { kind: 'is-true', of: { kind: 'column', name: release.name } } }]
      : [];
  const conditions = [...words.conditions, ...draftRows];
  if (!isColumns && (conditions.length !== 1 || words.columns.some(({ type }) => type !== 'boolean')))
    return ask(`Which rows of ${table.name} stay closed?`);
  for (const one of touched) {
    if (isColumns) {
      const others = one.rule.actions.filter((action) => action !== 'change');
      const change: AccessRule = {
        ...one.rule,
        actions: ['change'],
        columns: [
          ...(one.rule.columns?.filter((name) => !words.columns.some((column) => column.name === name)) ??
            open(table, words.columns)),
        ],
      };
      one.rule = change;
      if (others.length > 0) {
        const { columns: _unused, ...rest } = change;
        rules.push({ who: one.who, rule: { ...rest, actions: others } });
      }
      continue;
    }
    const [condition] = conditions;
    if (!condition) continue;
    const limit: Condition = !statement.isNot
      ? condition
      : condition.kind === 'not'
        ? condition.of
        : { kind: 'not', of: condition };
    const where = all([one.rule.where, limit]);
    const kept = one.rule.actions.filter((action) => !statement.actions.includes(action));
    if (kept.length > 0) rules.push({ who: one.who, rule: { ...one.rule, actions: kept } });
    one.rule = {
      ...one.rule,
      actions: one.rule.actions.filter((action) => statement.actions.includes(action)),
      ...(where && { where }),
    };
  }
  return undefined;
}

function collect(
  draft: Draft,
  statement: Statement,
  tables: readonly LexiconTable[],
  said: Sayings,
): Ask | undefined {
  const { table } = draft;
  const role =
    statement.isNot && statement.isOwn
      ? statement.who
          .flatMap((one) => (one.kind === 'people' ? one.people : []))
          .find((people) => people.table.name === table.name)
      : undefined;
  const changing = draft.rules.find(({ rule }) => rule.actions.includes('change'));
  if (role && changing) {
    const column = table.columns.filter(({ name }) => /^(?:role|job|position)$/iu.test(name));
    changing.rule = { ...changing.rule, columns: [...open(table, column)] };
    return undefined;
  }
  const who = audiences(statement.who, statement.isOwn, statement.isNot);
  if (!who)
    return ask(
      `Who may use ${table.name}: everyone, all signed-in people, or some of them?`,
      `Only signed-in people may read ${table.name}`,
    );
  const hasRows = statement.rest.length > 0 || statement.isDraft;
  if (statement.isArrival || (statement.isNot && hasRows)) return narrow(draft, statement, who);
  for (const audience of who) {
    if (statement.isNot || audience.isDenied || audience.who === 'nobody' || audience.who === 'none') {
      if (hasRows) return narrow(draft, statement, who);
      draft.denied.push(...statement.actions.map((action) => ({ action, who: audience })));
      continue;
    }
    // "They only read" takes nothing more than reading away, where reading is allowed already.
    const present =
      statement.isOnlyAction && !statement.isOwn && table.rowSecurity
        ? (table.rules ?? []).filter((rule) =>
            statement.actions.some((action) => rule.actions.includes(action)),
          )
        : [];
    if (present.some((rule) => rule.actions.length > statement.actions.length)) said.isExclusive = true;
    else if (present.length > 0) continue;
    const isUnknown = statement.isAsNow && table.rowSecurity && table.policies.length > 0;
    if (isUnknown)
      return ask(
        `${table.name} has rules already. May all signed-in people read every row of it?`,
        `Only signed-in people may read ${table.name}`,
        `Lock ${table.name}`,
      );
    const rules = granted(statement, table, tables, audience, said.isByEmail);
    if ('ask' in rules) return rules;
    draft.rules.push(...rules.map((rule) => ({ rule, who: audience })));
  }
  return undefined;
}

/** A question where one sentence allows what another forbids. */
function contradiction({ table, rules, denied }: Draft): Ask | undefined {
  const clash = denied.some(({ action, who }) =>
    rules.some(({ rule, who: given }) => {
      if (!rule.actions.includes(action)) return false;
      if (who.who === 'nobody' || who.who === 'none') return true;
      if (who.who === 'visitors') return rule.who === 'everyone';
      return isSame(who, given) || rule.where === undefined || given.isOwn === true;
    }),
  );
  return clash
    ? ask(`What you said about ${table.name} contradicts itself. Who may do what?`, `Lock ${table.name}`)
    : undefined;
}

function distinct(rules: readonly AccessRule[]): AccessRule[] {
  return rules.filter(
    (rule, at) => rules.findIndex((one) => JSON.stringify(one) === JSON.stringify(rule)) === at,
  );
}

function finish(draft: Draft, said: Sayings, tables: readonly LexiconTable[]): SetAccess | Ask | undefined {
  const { table, denied } = draft;
  const rules = distinct(draft.rules.map(({ rule }) => rule));
  const actions = new Set(rules.flatMap((rule) => rule.actions));
  const isLocked = said.locked.some(({ name }) => name === table.name);
  const closed = new Set(denied.flatMap(({ action, who }) => (who.who === 'signed-in' ? [] : [action])));
  const present =
    table.rules ??
    table.policies.map((name) => ({ name, actions: ['read', 'add', 'change', 'delete'] as const }));
  const isShut = closed.has('read') || denied.some(({ action }) => action === 'read');
  const forVisitors = denied.filter(({ who }) => who.who === 'visitors');
  if (rules.length === 0 && !isLocked) {
    if (forVisitors.some(({ action }) => action === 'read') && forVisitors.length === denied.length) {
      if (table.rowSecurity)
        return ask(
          `${table.name} has rules already. May all signed-in people read every row of it?`,
          `Only signed-in people may read ${table.name}`,
          `Lock ${table.name}`,
        );
      // Signed-in people keep reading, as without rules everyone could.
      rules.push({ actions: ['read'], who: 'signed-in' });
    } else if (!isShut && !table.rowSecurity)
      return ask(
        `${table.name} has no rules yet, so everybody can do everything with it. Who may read it from now on?`,
        `Signed-in people may read ${table.name}, nobody may change it`,
        `Lock ${table.name}`,
      );
    else if (denied.every(({ who }) => who.who === 'signed-in') && denied.length > 0)
      return ask(`Who may still use ${table.name}?`, `Lock ${table.name}`);
  }
  const limits = rules.filter((rule) => rule.actions.includes('change'));
  if (limits.length > 1 && limits.some((rule) => rule.columns !== undefined))
    return ask(
      `In ${table.name}, all signed-in people can only be limited to the same columns. Which columns may be changed?`,
    );
  const readsSomewhere =
    actions.has('read') ||
    isShut ||
    (table.rowSecurity && present.some((rule) => rule.actions.includes('read')));
  if (rules.length > 0 && !readsSomewhere && !isLocked && !said.isComplaint) {
    const changing = rules.filter(
      (rule) =>
        rule.actions.some((action) => action === 'change' || action === 'delete') && rule.where !== undefined,
    );
    if (!table.rowSecurity && !isExposing({ actions: ['read'], who: 'everyone' }, table, tables))
      rules.push({ actions: ['read'], who: 'everyone' });
    // Nobody can change what they cannot see.
    else
      for (const { who, where } of changing) rules.push({ actions: ['read'], who, ...(where && { where }) });
  }
  const exposing = rules.find((rule) => isExposing(rule, table, tables));
  if (exposing) return exposure(table, exposing.actions);
  if (rules.length === 0) {
    const isAll = isLocked || present.every((rule) => rule.actions.some((action) => closed.has(action)));
    const gone = present.filter((rule) => rule.actions.some((action) => closed.has(action)));
    if (!isLocked && table.rowSecurity && gone.length === 0) return undefined;
    return {
      do: 'set-access',
      table: table.name,
      rules,
      replace: isAll ? 'all' : 'same-actions',
      ...(!isAll && { closes: [...closed] }),
    };
  }
  const isReplaced = said.isExclusive || said.isComplaint || denied.length > 0 || isLocked;
  const closes = [...closed].filter(
    (action) =>
      !rules.some((rule) => rule.actions.includes(action)) &&
      present.some((rule) => rule.actions.includes(action)),
  );
  return {
    do: 'set-access',
    table: table.name,
    rules,
    replace: isLocked ? 'all' : isReplaced ? 'same-actions' : 'none',
    ...(closes.length > 0 && { closes }),
  };
}

/** The changes that the sayings ask for, or a question where they leave something open. */
export function assemble(said: Sayings, tables: readonly LexiconTable[]): readonly DatabaseChange[] | Ask {
  const drafts = new Map<string, Draft>();
  const draftOf = (table: LexiconTable): Draft => {
    const found = drafts.get(table.name) ?? { table, rules: [], denied: [] };
    drafts.set(table.name, found);
    return found;
  };
  for (const table of said.locked) draftOf(table);
  for (const statement of said.statements) {
    const about = subjects(statement, tables);
    if (about.length === 0) return ask('Which table is this about?');
    for (const table of about) {
      const problem = collect(draftOf(table), statement, tables, said);
      if (problem) return problem;
    }
  }
  const changes: DatabaseChange[] = [];
  for (const draft of drafts.values()) {
    const found = contradiction(draft) ?? finish(draft, said, tables);
    if (found === undefined) continue;
    if ('ask' in found) return found;
    changes.push(found);
  }
  if (said.isEveryTable && said.statements.length === 0)
    for (const table of tables)
      if (!table.rowSecurity)
        changes.push({ do: 'set-access', table: table.name, rules: [], replace: 'none' });
  return changes;
}
