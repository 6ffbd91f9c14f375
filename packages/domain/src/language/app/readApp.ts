import { somebody } from './audience.ts';
import { withArticle } from '../planner/article.ts';
import { blueprints } from './blueprints/all.ts';
import { contentsOf, missingFrom, wordsFor } from './contents.ts';
import { leftoverIn, wordsIn } from './leftover.ts';
import { capitalise, listed } from '../planner/outcome.ts';
import { picturesIn, team } from './features.ts';
import { answersIn, withoutAccounts, withoutClosing } from './openQuestions.ts';
import { furtherThings, keptThings, namedThings } from './namedThings.ts';
import { inPattern, ofDatabase, wholeWords } from './pattern.ts';
import type { AppRequest } from './request.ts';
import type { AppEntity, AppSpec, Blueprint } from './spec.ts';
import { specOf, withoutName } from './specOf.ts';
import { statedApp } from './statedApp.ts';
import { isOwned } from './tables.ts';
import { withoutStaffClauses } from './staffClauses.ts';
import { topicsIn, withoutPayment } from './topics.ts';
import { tradeIn } from './trades.ts';

const opening =
  /^(?:(?:please|pls|plz|hi|hello),? |can you |could you |(?:can|could|may) (?:i|we) |(?:i|we)(?: would|[’']d)? (?:want|need|like|love)(?: to have)? |need |give me )*(?:(?:build|make|create|design|develop|set up|start|get|have|do)(?: me| us)? )?/iu;
const asks =
  /^(?:(?:please|pls|plz|hi|hello),? |can you |could you |(?:can|could|may) (?:i|we) (?:please )?)*(?:(?:build|do|get|have|make|create|design|develop|set up|start|give me|need|(?:i|we)(?: would|[’']d)? (?:want|need|like|love)) |(?:(?:an?|new|simple|one) )*(?!(?:the|my|our|your|this|that|put|show|open|is|change|add|delete)\b)(?:[\p{L}-]+ ){0,3}?(?:web ?site|(?:web ?)?app|web ?page|landing page|online shop)(?= (?:for|with|where|to) |[.:,] ))/iu;
const wholes =
  /\b(?:(?:web ?|mobile )?apps?|applications?|web ?sites?|sites?|pages?|systems?|tools?|platforms?|trackers?|planners?)\b/giu;
/** What people do with the things of any app. */
const uses =
  /\b(?:to|for|that|(?:where|so that|in which) i can|where i) (?:track|keep track of|keep|manage|log|record|organi[sz]e|list|collect|store)(?:s|ing)?\b/giu;
/** Kinds that are an app without a further word; others, such as a diary, may be meant as a table. */
const isWhole = /^(?:online |web ?)(?:shop|store)|^blog|landing page|feedback board/iu;
/** Who builds something means an app too: a booking is created, never built. */
const isBuilt = /^(?:please )?build\b/iu;
const fillers = new Set(
  'a an the my our me us with and or that which where has have having in of to for on simple small little new complete whole full nice each please it is are be there so can will should must also too online some'.split(
    ' ',
  ),
);
/** Sentences in these words ask for accounts, and that people enter what is theirs. */
const accounts = new Set(
  'sign signed log register in up out order book add enter write post send ask request apply join enrol enroll pick choose reserve request leave borrow suggest open create make submit share keep only their own account accounts theirs them it one'.split(
    ' ',
  ),
);
/** Words for seeing what somebody entered. */
const seeing = new Set('see view read browse find search'.split(' '));
/** Words for what everybody's own rows are anyway. */
const privacy = new Set('private privately just only secret personal password me myself'.split(' '));
const contradicts =
  /(?=.*\b(?:everyone|everybody|anyone|public)\b)(?=.*\bonly (?:members?|people who sign in|i|me|we|staff|friends)\b)/iu;
const contradiction =
  'You say both that everyone and that only some people may, so I keep to what this kind does. ';
const isPeople = new RegExp(`^(?:${somebody})$`, 'u');
const clause = new RegExp(`,? (?:where|and|so that) (?=(?:i|we|${somebody})\\b(?!-))`, 'u');

interface FoundBlueprint {
  readonly blueprint: Blueprint;
  readonly said: string;
  readonly index: number;
  /** Whether only the business says so. */
  readonly isOfTrade?: boolean;
}

function blueprintIn(text: string): FoundBlueprint | undefined {
  const isApp = isBuilt.test(text) || text.search(wholes) >= 0;
  const known = blueprints.flatMap((blueprint) =>
    [...text.matchAll(new RegExp(`\\b(?:${blueprint.words.source})\\b`, 'giu'))]
      .slice(0, 1)
      .map(({ 0: said, index }) => ({ blueprint, said, index })),
  );
  const named = known.filter(({ said }) => isApp || isWhole.test(said));
  const found = named.length > 0 || !isApp ? named : ofTrade(text);
  const things = namedThings(text);
  if (things?.listed && !coversAll(found, things.listed)) return things;
  return [...found, ...(things ? [things] : [])].toSorted((one, other) => one.index - other.index)[0];
}

/** The kind that a business usually wants, where a sentence names no other. */
function ofTrade(text: string): readonly FoundBlueprint[] {
  const trade = tradeIn(text);
  const whole = [
    ...text.matchAll(/\b(?:(?:web ?|mobile )?apps?|applications?|web ?sites?|sites?|pages?)\b/giu),
  ].slice(0, 1);
  return blueprints
    .filter(({ kind }) => kind === trade?.kind)
    .flatMap((blueprint) => whole.map(({ 0: said, index }) => ({ blueprint, said, index, isOfTrade: true })));
}

/** Whether a kind that a sentence names has all the things of its list, apart from what no app does yet. */
function coversAll(found: readonly FoundBlueprint[], list: readonly string[]): boolean {
  const [first] = found.toSorted((one, other) => one.index - other.index);
  if (!first) return false;
  const names = new RegExp(
    `^(?:${first.blueprint.entities.map(({ words }) => words.source).join('|')})$`,
    'u',
  );
  return list.every((item) => names.test(item) || topicsIn(item).rest.trim() === '');
}

/** A shop of somebody who works for customers, which is no online shop. */
const trade =
  /\b(?:tailor(?:ing)?|sewing|alteration|barber|hair|beauty|nail|tattoo|massage|repair|bike|bicycle|car|shoe|print|copy|locksmith|pet grooming|cobbler|body|auto|work)(?:[’']?s)? (?:shop|store)\b/iu;
const booking = /\b(?:appointments?|bookings?|reservations?|book (?:an?|their|online))\b/iu;

/** The kind of an app whose own things are named beside it. */
function blueprintBeside(
  text: string,
  found: FoundBlueprint | undefined,
  entities: readonly AppEntity[],
): FoundBlueprint | undefined {
  const isKind = found && found.isOfTrade !== true;
  if (isKind && !(found.blueprint.kind === 'online shop' && trade.test(text))) return found;
  const said = booking.exec(text);
  const blueprint = blueprints.find(({ kind }) => kind === 'booking app');
  if (said && blueprint) return { blueprint, said: said[0], index: said.index };
  if (text.search(wholes) < 0) return found;
  const things = listed(entities.map(wordsFor));
  const words = /apps?|sites?/u;
  const own = { kind: `app with ${things}`, words, near: words, title: capitalise(things), entities };
  return { blueprint: own, said: 'app', index: 0 };
}

const times = new Set('time times date dates day days when'.split(' '));

/** Words of a clause that ask for more than accounts, a person's own rows, and what everybody sees anyway. */
function beyondAccounts(words: readonly string[], { entities }: AppSpec): readonly string[] {
  const isName = (word: string): boolean =>
    entities.some(({ words: names }) => new RegExp(`^(?:${names.source})$`, 'u').test(word));
  const named = entities.filter(({ words: names }) =>
    words.some((word) => new RegExp(`^(?:${names.source})$`, 'u').test(word)),
  );
  const [subject = ''] = words;
  const isOwner = subject === 'i' || subject === 'we';
  const isOwn = words.some((word) => word === 'own' || word === 'theirs');
  const isSeen = named.length > 0 && named.every(({ access }) => access === 'public' || access === 'shared');
  const sees = words.some((word) => seeing.has(word));
  // "Only" closes something: it is honoured where people see nothing but their own anyway.
  const isOnly = words.includes('only');
  const isTheirs = (entity: AppEntity): boolean =>
    sees || isOnly ? entity.access === 'own' || entity.access === 'placed' : isOwned(entity);
  const hasOwn = entities.some(isOwned);
  const isHonoured = isOwn
    ? hasOwn && named.every(isTheirs)
    : !isOnly && (isOwner || isSeen || !sees) && (isSeen || hasOwn);
  if (!isHonoured) return words;
  const hasTimes = entities.some(({ fields }) =>
    fields.some(({ type }) => type === 'moment' || type === 'date'),
  );
  return words.filter(
    (word, at) =>
      !fillers.has(word) &&
      !accounts.has(word) &&
      !seeing.has(word) &&
      !isPeople.test(word) &&
      !isName(word) &&
      !(isOwner && at === 0) &&
      !(hasTimes && times.has(word)),
  );
}

/**
 * Reads a request for a whole app; undefined for everything else. What the app would not do is left in `unused`.
 *
 * @example
 * readApp('Build an online shop for my bakery').spec.title // => 'Bakery'
 */
export function readApp(instruction: string): AppRequest | undefined {
  const stated = statedApp(instruction);
  if (stated) return stated;
  const { given, rest: text } = answersIn(instruction.trim().replaceAll(/\s+/gu, ' '));
  const sentences = text.split(/(?<=[.!?;]) /u);
  const first = sentences.slice(0, 1).join('');
  if (!asks.test(first) || ofDatabase.test(first)) return undefined;
  const kept = keptThings(text);
  const found = kept ? blueprintBeside(text, blueprintIn(first), kept.entities) : blueprintIn(first);
  if (!found) return undefined;
  const { blueprint, said } = found;
  const own = specOf(blueprint, kept ? text.replace(kept.said, ' ') : text, first, given);
  const { asked, features, questions } = own;
  const further = furtherThings(text);
  const extra = [...(kept?.entities ?? []), ...(further?.entities ?? [])].filter(({ name }) =>
    own.spec.entities.every((entity) => entity.name !== name),
  );
  const spec = { ...own.spec, entities: [...own.spec.entities, ...extra] };
  const hasExtra = extra.length > 0;
  const plain = [
    own.plain,
    ...(hasExtra ? [kept, further] : []).flatMap((one) => (one ? [capitalise(one.said)] : [])),
  ].join('. ');
  const known = [
    ...blueprint.entities.map(({ words }) => words.source),
    ...spec.entities.flatMap(({ words, act }) => [
      words.source,
      ...(act === undefined ? [] : [act.toLowerCase()]),
    ]),
    ...asked.map(({ words }) => words.source),
    ...features.map(({ words }) => words.source),
    ...picturesIn(spec.entities),
    ...(spec.entities.some(({ access }) => access === 'team') ? [team.source] : []),
    ...spec.entities.flatMap(({ fields }) => fields.map(({ label }) => `${inPattern(label)}s?`)),
  ].toSorted((one, other) => other.length - one.length);
  const open = withoutClosing(text);
  const isClosed =
    open.isClosed && spec.entities.every(({ access }) => access !== 'public' && access !== 'shared');
  const within = isClosed ? open.rest : text;
  const free = withoutAccounts(within);
  const isFree = free.isFree && spec.entities.some(({ access }) => access === 'inbox');
  // Some words of several would be taken for something else.
  const several = features.map((feature) => feature.said).filter((part) => part.includes(' '));
  const honoured = [own.rows?.said, further?.said, own.coloured, ...several].flatMap((part) => part ?? []);
  const staffed = withoutStaffClauses(
    honoured.reduce(
      (left, part) => left.replace(new RegExp(inPattern(part), 'iu'), ' '),
      isFree ? free.rest : within,
    ),
    spec.entities,
  );
  const [begin = '', ...others] = withoutPayment(staffed.rest).split(/(?<=[.!?;]) /u);
  const rest = withoutName(kept ? begin.replace(kept.said, ' ') : begin)
    .replace(opening, ' ')
    .replace(wholeWords(said, 'iu'), ' ')
    .replaceAll(uses, ' ')
    .replaceAll(wholes, ' ')
    .toLowerCase();
  const clauses = rest.split(clause);
  const left = clauses
    .slice(0, 1)
    .join('')
    .replaceAll(wholeWords(known.join('|'), 'giu'), ' · ');
  const later = others
    .map((one) => (kept ? one.replace(kept.said, ' ') : one).toLowerCase())
    .flatMap((one) => (kept ? one.split(/ and (?=(?:ask|book|order|send|add|request|reserve)\b)/u) : [one]));
  const isPrivate = spec.entities.every(({ access }) => access === 'own');
  const isSaid = (word: string): boolean => !fillers.has(word) && !(isPrivate && privacy.has(word));
  const parts = [
    leftoverIn(left, isSaid),
    ...[...clauses.slice(1), ...later].map((one) =>
      leftoverIn(beyondAccounts(wordsIn(one), own.spec).join(' '), isSaid, one),
    ),
  ];
  const topics = [...new Set(parts.flatMap((part) => part.topics))];
  const unused = parts.flatMap((part) => part.words);
  const alsoNamed = blueprints.filter(
    ({ kind, words }) => kind !== spec.kind && wholeWords(words.source, 'iu').test(unused.join(' ')),
  );
  return {
    spec,
    plain,
    questions,
    others: alsoNamed.map(({ kind }) => `Build ${withArticle(kind)}`),
    words: [
      { said, read: `${spec.kind}: ${contentsOf(spec)}` },
      ...(spec.subject === undefined
        ? []
        : [{ said: spec.subject.toLowerCase(), read: 'on the first page' }]),
      ...(isClosed ? [{ said: 'private', read: 'for people who sign in; anybody can register' }] : []),
      ...(isFree ? [{ said: 'no account', read: 'for everybody' }] : []),
      ...(own.coloured === undefined ? [] : [{ said: own.coloured, read: 'the colours of its pages' }]),
      ...(own.rows ? [{ said: own.rows.said, read: 'the first rows' }] : []),
      ...staffed.said.map((one) => ({ said: one, read: 'staff, whom you add on the People page' })),
      ...features.map(({ said: asking, read }) => ({ said: asking, read })),
      ...asked.map(({ field, one, said: asking }) => ({
        said: asking,
        read: `${field.label.toLowerCase()} of each ${one}`,
      })),
    ],
    topics,
    unused,
    offer: `${contradicts.test(text) ? contradiction : ''}I can build ${spec.name}. It has ${contentsOf(spec)}.${missingFrom(
      topics,
      parts.flatMap(({ phrases }) => phrases),
    )}`,
  };
}
