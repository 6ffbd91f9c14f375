import type { AccessRule, Condition, DatabaseChange } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { kindOf } from '../../../planner/kinds.ts';
import type { Clause, Frame, ReadState } from '../../frame.ts';
import type { Item } from '../../ground.ts';
import { ground } from '../../ground.ts';
import type { Entry } from '../../schemaIndex.ts';
import { corrected } from '../../spelling.ts';
import { tokenise, type Token } from '../../tokens.ts';
import { listedPeople, ownRows } from './audience.ts';
import { accessWord, longestAccessPhrase, type AccessWord } from './words.ts';

type RowAction = AccessRule['actions'][number];

/** Who a clause is about. */
type Who =
  | { readonly kind: 'everyone' | 'signed-in' | 'own' | 'nobody' | 'others' | 'server' }
  | { readonly kind: 'people'; readonly condition: Condition };

interface Mention {
  readonly word?: AccessWord;
  readonly item?: Item;
  readonly said: string;
}

function mentions(tokens: readonly Token[], state: ReadState): readonly Mention[] {
  const items = ground(tokens, state.index);
  const byStart = new Map(items.map((item) => [item.tokens[0]?.start ?? -1, item]));
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'mark' || token.kind === 'break') {
      found.push({ said: token.text });
      at += 1;
      continue;
    }
    let length = Math.min(longestAccessPhrase, tokens.length - at);
    let word: AccessWord | undefined;
    for (; length > 0; length -= 1) {
      word = accessWord(tokens.slice(at, at + length).map(({ lower }) => lower).join(' '));
      if (word) break;
    }
    const item = byStart.get(token.start);
    const named = item && item.entries.length > 0 ? item : undefined;
    if (named && named.tokens.length >= length) {
      found.push({ item: named, said: named.text, ...(word && named.tokens.length === length && { word }) });
      at += named.tokens.length;
    } else if (word) {
      found.push({ word, said: tokens.slice(at, at + length).map(({ text }) => text).join(' ') });
      at += length;
    } else {
      found.push({ said: token.text });
      at += 1;
    }
  }
  return found;
}

const actionWords: Readonly<Partial<Record<AccessWord, readonly RowAction[]>>> = {
  read: ['read'],
  add: ['add'],
  change: ['change'],
  delete: ['delete'],
  everything: ['read', 'add', 'change', 'delete'],
};

interface Part {
  who?: Who;
  actions: RowAction[];
  isNot: boolean;
  isOnly: boolean;
  conditions: Condition[];
  columns: LexiconColumn[];
  isLock: boolean;
}

function begin(): Part {
  return { actions: [], isNot: false, isOnly: false, conditions: [], columns: [], isLock: false };
}

function rowCondition(entries: readonly Entry[], table: LexiconTable, isNot: boolean): Condition | undefined {
  for (const entry of entries) {
    if (entry.table.name !== table.name) continue;
    if (entry.kind === 'value')
      return { kind: 'compare', left: { kind: 'column', name: entry.column.name }, operator: isNot ? '!=' : '=', right: { kind: 'value', value: entry.value } };
    if (entry.kind === 'column' && kindOf(entry.column) === 'boolean') {
      const is: Condition = { kind: 'is-true', of: { kind: 'column', name: entry.column.name } };
      return isNot ? { kind: 'not', of: is } : is;
    }
  }
  return undefined;
}

function whoOf(mention: Mention, table: LexiconTable): Who | undefined {
  if (mention.word === 'everyone' || mention.word === 'signed-in' || mention.word === 'own' || mention.word === 'nobody' || mention.word === 'others' || mention.word === 'server')
    return { kind: mention.word };
  const entries = (mention.item?.entries ?? []).filter((entry) => entry.table.name !== table.name || entry.kind === 'value');
  const condition = listedPeople(entries);
  return condition && { kind: 'people', condition };
}

/** The rules of one part of a sentence for a table. */
function ruleOf(part: Part, table: LexiconTable, tables: readonly LexiconTable[]): readonly AccessRule[] | undefined {
  const { who } = part;
  if (!who || part.isNot || who.kind === 'nobody' || who.kind === 'others' || who.kind === 'server') return [];
  const actions = [...new Set(part.actions.length > 0 ? part.actions : (['read'] as const))];
  const own = who.kind === 'own' ? ownRows(table, tables) : undefined;
  if (who.kind === 'own' && !own) return undefined;
  const conditions = [...(own ? [own] : []), ...(who.kind === 'people' ? [who.condition] : []), ...part.conditions];
  const [first] = conditions;
  const where: Condition | undefined = conditions.length > 1 ? { kind: 'all', of: conditions } : first;
  const columns = part.columns.map(({ name }) => name);
  return [
    {
      actions,
      who: who.kind === 'everyone' ? 'everyone' : 'signed-in',
      ...(where && { where }),
      ...(columns.length > 0 && actions.every((action) => action === 'change') && { columns }),
    },
  ];
}

const hasCue = /\b(?:see|sees|seen|read|view|visible|public|access|look|edit|change|write|add|delete|lock|protect\w*|private|secret|own|allowed|open|hidden|hide|log(?:ged)? ?in|sign(?:ed)? ?in|legible|amend|may|can|cannot|can't|rls|nobody|everyone|everybody)\b/iu;

/** Who may see, add, change and delete the rows of a table. */
export const accessFrame: Frame = (clause: Clause, state: ReadState) => {
  if (!hasCue.test(clause.text)) return undefined;
  const tokens = tokenise(clause.text);
  const found = mentions(tokens, state);
  const tables = [...new Set(found.flatMap(({ item }) => (item?.entries ?? []).flatMap((entry) => (entry.kind === 'table' ? [entry.table] : []))))];
  const earlier = state.before.findLast((change) => change.do === 'set-access');
  const subject = tableOf(found, tables) ?? state.index.tables.find(({ name }) => earlier?.do === 'set-access' && earlier.table === name);
  if (!subject) return undefined;
  const parts: Part[] = [begin()];
  const unread: string[] = [];
  let isSubjectSeen = false;
  for (const [at, mention] of found.entries()) {
    const part = parts.at(-1) ?? begin();
    const { word, item, said } = mention;
    const entries = item?.entries ?? [];
    if (/^[,.;:–()-]$/u.test(said) || (!item && /^(?:but|while|whereas|and|plus)$/iu.test(said))) {
      const isRich = part.who !== undefined && part.actions.length > 0;
      const next = found.slice(at + 1, at + 7);
      const startsWho = next.some((later) => whoOf(later, subject) !== undefined || later.word === 'not' || later.word === 'only');
      if (isRich && startsWho) parts.push(begin());
      continue;
    }
    if (entries.some((entry) => entry.kind === 'table' && entry.table.name === subject.name) && !word) {
      isSubjectSeen = true;
      continue;
    }
    const who = whoOf(mention, subject);
    const condition = rowCondition(entries, subject, false);
    if (condition && !(who?.kind === 'people')) part.conditions.push(condition);
    else if (who && (part.who === undefined || part.who.kind === who.kind)) part.who = who;
    else if (who && part.who) {
      if (who.kind === 'own') part.who = who;
      else if (part.actions.length === 0 && part.who.kind === 'people') part.who = who;
      else parts.push({ ...begin(), who });
    } else if (word === 'not') part.isNot = true;
    else if (word === 'only') part.isOnly = true;
    else if (word === 'lock') part.isLock = true;
    else if (word && actionWords[word]) part.actions.push(...(actionWords[word] ?? []));
    else if (word === 'may' || word === 'fill') continue;
    else {
      const column = entries.flatMap((entry) => (entry.kind === 'column' && entry.table.name === subject.name ? [entry.column] : []))[0];
      if (column && part.actions.includes('change')) part.columns.push(column);
      else if (column) continue;
      else if (corrected(said.toLowerCase(), ['everyone', 'everybody', 'public', 'signed', 'logged']) === undefined) unread.push(said);
    }
  }
  void isSubjectSeen;
  const rules: AccessRule[] = [];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const complete: Part = { ...part, ...(!part.who && before?.who && { who: before.who }) };
    const made = ruleOf(complete, subject, state.index.tables);
    if (!made) return undefined;
    rules.push(...made);
  }
  const isLock = parts.some((part) => part.isLock || part.isNot || part.who?.kind === 'nobody' || part.who?.kind === 'server' || part.who?.kind === 'others');
  if (rules.length === 0 && !isLock) return undefined;
  const isOnly = parts.some((part) => part.isOnly) || rules.length === 0 || isLock;
  const changes: DatabaseChange[] = [{ do: 'set-access', table: subject.name, rules, replace: isOnly ? (rules.length === 0 ? 'all' : 'same-actions') : 'none' }];
  return { meaning: { changes }, words: [{ said: clause.text, read: `who may use ${subject.name}` }], unread, cost: 0.5 };
};

/** The table a rule is about: named after an action, or the only one that is not a kind of people. */
function tableOf(found: readonly Mention[], tables: readonly LexiconTable[]): LexiconTable | undefined {
  if (tables.length < 2) return tables[0];
  const first = found.findIndex(({ word }) => word !== undefined && actionWords[word] !== undefined);
  const after = found.slice(first + 1).flatMap(({ item }) => (item?.entries ?? []).flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])));
  return after[0] ?? tables[0];
}
