import { columnOf, factIn } from '../../core/told/facts.ts';
import { isListName, mostLists, statedApp, statementOf, type StatedApp } from '../../app/statedApp.ts';
import { canChoose, type StatedList } from '../../app/statedEntity.ts';
import { reachOf } from '../../app/contents.ts';
import { usualColumns } from '../../app/usualColumns.ts';
import { singular } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import type { LearnedApps } from './model.ts';
import { withAssigned } from './assigned.ts';
import { reached } from './reached.ts';
import { appIn, scoredIn, type FoundApp, type FoundList, type ScoredMessage } from './read.ts';

/** An app that a message may ask for. */
export interface DraftedApp {
  readonly stated: StatedApp;
  /** Sentences that state it, which are read again as they are. */
  readonly instruction: string;
  /** `Build an app with services and appointments`. */
  readonly label: string;
  /** Its lists, what each has and who reaches it, as a sentence. */
  readonly text: string;
}

const accesses = [
  'public',
  'shared',
  'placed',
  'assigned',
  'inbox',
  'members',
  'circle',
  'own',
  'team',
] as const;
type Access = (typeof accesses)[number];
const isAccess = (access: string): access is Access => accesses.some((one) => one === access);

const mostFacts = 10;
/** Facts by which people recognise a row. */
const naming =
  /^(?:name|title|number|label|description|text|question|item|task|what)\b|\b(?:name|title|number)$/u;

const bareFact = (fact: string): string => fact.replace(/ \(.*$/u, '').toLowerCase();

/** A fact in the words of a message as a list states it. */
function statedFact(said: string): string | undefined {
  const fact = factIn(said.replaceAll(/[“”"]/gu, ''), new Set());
  if (!fact) return undefined;
  const { name } = fact;
  return /^[\p{L}\p{N}][\p{L}\p{N}’'/ -]*$/u.test(name) && name.split(' ').length <= 4
    ? columnOf(fact).replaceAll(/[.:;]/gu, '')
    : undefined;
}

function withoutDoubles(facts: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return facts.filter((fact) => {
    const key = singular(bareFact(fact));
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** What a list with this access has, where a message names no facts of it. */
function usualFor(access: string): readonly string[] {
  if (access === 'placed') return ['date (date)', 'note'];
  return access === 'inbox' ? ['message'] : ['name', 'note'];
}

function factsOf(list: FoundList, { usual }: LearnedApps, hasParent: boolean): readonly string[] {
  const said = withoutDoubles(list.facts.flatMap((fact) => statedFact(fact) ?? []));
  const common =
    usual[list.name] ?? usualColumns(list.name) ?? (said.length === 0 ? usualFor(list.access) : []);
  const isThin = said.length < 2;
  const all = isThin ? withoutDoubles([...common.slice(0, 1), ...said, ...common.slice(1)]) : said;
  const isNamed = all.some((fact) => naming.test(bareFact(fact)));
  const needsName = !isNamed && !hasParent && list.access !== 'placed' && list.access !== 'inbox';
  const first = common.find((fact) => naming.test(bareFact(fact))) ?? 'name';
  return (needsName ? [first, ...all] : all).slice(0, mostFacts);
}

/** Lists that can be stated, each once, those that others belong to before them. */
function statedLists({ lists }: FoundApp, model: LearnedApps, message: string): readonly StatedList[] {
  const known = new Set<string>();
  const named = lists.flatMap((list) => {
    if (!isListName(list.name) || known.has(list.name)) return [];
    known.add(list.name);
    const same = lists.filter(({ name }) => name === list.name);
    return [{ ...list, facts: same.flatMap(({ facts }) => facts) }];
  });
  const kept = reached(named, message);
  const accessTo = (name: string): Access | undefined => {
    const { access = '' } = kept.find((list) => list.name === name) ?? {};
    return isAccess(access) ? access : undefined;
  };
  const stated = kept.flatMap((list): StatedList[] => {
    const { access, name, of: place } = list;
    if (!isAccess(access)) return [];
    const parent = place === undefined ? undefined : lists[place]?.name;
    const parentAccess = parent === undefined || parent === name ? undefined : accessTo(parent);
    const of = parentAccess !== undefined && canChoose(access, parentAccess) ? parent : undefined;
    const facts = factsOf(list, model, of !== undefined);
    return [{ access, name, ...(of !== undefined && { of }), facts }];
  });
  const said = new Map(kept.map(({ name, said: words }) => [name, words]));
  return inOrder(
    withAssigned(stated, said, message).toSorted(
      (one, other) => accesses.indexOf(one.access) - accesses.indexOf(other.access),
    ),
  );
}

/** Lists after those that their rows belong to; where these belong to each other, the first belongs to none. */
function inOrder(lists: readonly StatedList[], done: readonly StatedList[] = []): readonly StatedList[] {
  const isFree = ({ of }: StatedList): boolean => of === undefined || done.some(({ name }) => name === of);
  const next = lists.find(isFree) ?? lists[0];
  if (!next) return done;
  const { of, ...alone } = next;
  const rest = lists.filter((list) => list !== next);
  return inOrder(rest, [...done, of !== undefined && !isFree(next) ? alone : next]);
}

function titleIn(said: string | undefined): string | undefined {
  const title = said
    ?.replaceAll(/[“”".:;]/gu, '')
    .replace(/^(?:(?:a|an|the|my|our|little|small) )+/iu, '')
    .trim();
  return title === undefined || title.length < 2 || title.length > 50 ? undefined : title;
}

/** A question about what is there. */
const asking =
  /^\W*(?:where|how|why|what|when|who|which) (?:do|does|did|is|are|was|can|could|should|will) (?:i|we|you|it|this|that|there|the|my)\b[^.!?]*\??$/iu;

/** Lists as likely as this are in the second draft, and in the only one of a long message that names none otherwise. */
const moreEagerness = 24;
const utmostEagerness = 40;
/** Characters of a message that says more than a wish. */
const long = 50;

/**
 * The apps that a message may ask for, by what was learned from others: the likeliest, then one with more lists, where
 * there are more. None where it names nothing to store.
 */
export function draftedApps(message: string, model: LearnedApps): readonly DraftedApp[] {
  if (asking.test(message.trim())) return [];
  const scored = scoredIn(message, model);
  const first = draftOf(scored, model);
  const more = draftOf(scored, model, moreEagerness);
  if (first) return more && more.stated.lists.length > first.stated.lists.length ? [first, more] : [first];
  const likeliest = more ?? (message.length < long ? undefined : draftOf(scored, model, utmostEagerness));
  return likeliest ? [likeliest] : [];
}

function draftOf(scored: ScoredMessage, model: LearnedApps, eager?: number): DraftedApp | undefined {
  const found = appIn(scored, model, eager);
  const lists = statedLists(found, model, scored.message).slice(0, mostLists);
  const title = titleIn(found.title);
  const stated: StatedApp = { ...(title !== undefined && { title }), lists };
  const instruction = statementOf(stated);
  if (lists.length === 0 || !statedApp(instruction)) return undefined;
  return {
    stated,
    instruction,
    label: `Build an app with ${listed(lists.map(({ name }) => name))}`,
    text: `I read an app with ${lists
      .map(
        ({ name, facts, access }) =>
          `${name}${facts.length > 0 ? ` (${facts.map(bareFact).join(', ')})` : ''} ${reachOf(access)}`,
      )
      .join('; ')}.`,
  };
}
