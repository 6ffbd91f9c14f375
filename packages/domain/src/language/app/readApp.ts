import type { ReadWords } from '../ast/index.ts';
import { blueprints } from './blueprints/all.ts';
import { contentsOf, missingFrom } from './contents.ts';
import { namedThings } from './namedThings.ts';
import { inPattern } from './pattern.ts';
import type { AppSpec, Blueprint } from './spec.ts';
import { specOf, withoutName } from './specOf.ts';
import { isOwned } from './tables.ts';
import { topicsIn } from './topics.ts';

/** A request for an app as it was read. */
export interface AppRequest {
  readonly spec: AppSpec;
  readonly words: readonly ReadWords[];
  /** What no app does yet, of what was asked for. */
  readonly topics: readonly string[];
  /** Other words that say something which the app would not do. */
  readonly unused: readonly string[];
  /** What the app has, and what it has not of what was asked for, in sentences. */
  readonly offer: string;
  /** An instruction for the same app that leaves nothing unused. */
  readonly plain: string;
}

const opening =
  /^(?:please |can you |could you |i (?:want|need|would like|’d like|'d like)(?: to have)? |give me )*(?:(?:build|make|create|design|develop|set up|start|get)(?: me| us)? )?/iu;
const asks =
  /^(?:please |can you |could you )*(?:build|make|create|design|develop|set up|start|give me|i (?:want|need|would like|’d like|'d like)) /iu;
const wholes =
  /\b(?:(?:web ?|mobile )?apps?|applications?|web ?sites?|sites?|pages?|systems?|tools?|platforms?|trackers?|planners?)\b/giu;
/** What people do with the things of any app. */
const uses =
  /\b(?:to|for|that|(?:where|so that|in which) i can|where i) (?:track|keep track of|keep|manage|log|record|organi[sz]e|list|collect|store)(?:s|ing)?\b/giu;
const tables = /\b(?:tables?|columns?|fields?|rows?|records?|database)\b/iu;
/** Kinds that are an app without a further word; others, such as a diary, may be meant as a table. */
const isWhole = /^(?:online |web ?)(?:shop|store)|^blog|landing page|feedback board/iu;
/** Who builds something means an app too: a booking is created, never built. */
const isBuilt = /^(?:please )?build\b/iu;
const fillers = new Set(
  'a an the my our me us with and or that which where has have having in of to for on simple small little new complete whole full nice each please it is are be there so can will should must also some'.split(
    ' ',
  ),
);
/** Sentences in these words ask for accounts, and that people see what is theirs. */
const people =
  'customers? clients? users? people persons? members? visitors? guests? they everybody everyone';
const accounts = new Set(
  'sign log register in up see view read book order buy add write only their own account accounts theirs'.split(
    ' ',
  ),
);
/** Words for what everybody's own rows are anyway. */
const privacy = new Set('private privately just only secret personal password me myself'.split(' '));
const isPeople = new RegExp(`^(?:${people.replaceAll(' ', '|')})$`, 'u');

interface FoundBlueprint {
  readonly blueprint: Blueprint;
  readonly said: string;
  readonly index: number;
}

function blueprintIn(text: string): FoundBlueprint | undefined {
  const isApp = isBuilt.test(text) || text.search(wholes) >= 0;
  const known = blueprints.flatMap((blueprint) =>
    [...text.matchAll(new RegExp(`\\b(?:${blueprint.words.source})\\b`, 'giu'))]
      .slice(0, 1)
      .map(({ 0: said, index }) => ({ blueprint, said, index })),
  );
  const found = known.filter(({ said }) => isApp || isWhole.test(said));
  const things = namedThings(text);
  return [...found, ...(things ? [things] : [])].toSorted((one, other) => one.index - other.index)[0];
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].map(([word]) => word);
}

/** Whether words ask for no more than accounts and rows of one's own. */
function isAboutAccounts(words: readonly string[], spec: AppSpec): boolean {
  const says = (...some: readonly string[]): boolean => words.some((word) => some.includes(word));
  const isLimited = !says('see', 'view', 'read') || says('own', 'theirs');
  return (
    isLimited &&
    spec.entities.some(isOwned) &&
    words.every(
      (word) =>
        fillers.has(word) ||
        accounts.has(word) ||
        isPeople.test(word) ||
        spec.entities.some(
          (entity) => isOwned(entity) && new RegExp(`^(?:${entity.words.source})$`, 'u').test(word),
        ),
    )
  );
}

/**
 * Reads a request for a whole app; undefined for everything else. What the app would not do is left in `unused`.
 *
 * @example
 * readApp('Build an online shop for my bakery').spec.title // => 'Bakery'
 */
export function readApp(instruction: string): AppRequest | undefined {
  const text = instruction.trim().replaceAll(/\s+/gu, ' ');
  const sentences = text.split(/(?<=[.!?;]) /u);
  const first = sentences.slice(0, 1).join('');
  if (!asks.test(first) || tables.test(first)) return undefined;
  const found = blueprintIn(first);
  if (!found) return undefined;
  const { blueprint, said } = found;
  const { spec, asked, plain } = specOf(blueprint, text, first);
  const known = [
    ...blueprint.entities.map(({ words }) => words.source),
    ...asked.map(({ words }) => words.source),
    ...spec.entities.flatMap(({ fields }) => fields.map(({ label }) => `${inPattern(label)}s?`)),
  ].toSorted((one, other) => other.length - one.length);
  const rest = withoutName(first)
    .replace(opening, ' ')
    .replace(new RegExp(`\\b${said}\\b`, 'iu'), ' ')
    .replaceAll(uses, ' ')
    .replaceAll(wholes, ' ')
    .toLowerCase();
  const clauses = rest.split(
    /,? (?:where|and|so that) (?=(?:customers|clients|users|people|members|visitors|guests|they|each|every)\b)/u,
  );
  const left = clauses
    .slice(0, 1)
    .join('')
    .replaceAll(new RegExp(`\\b(?:${known.join('|')})\\b`, 'giu'), ' ');
  const unclear = [...clauses.slice(1), ...sentences.slice(1).map((one) => one.toLowerCase())].filter(
    (clause) => !isAboutAccounts(wordsIn(clause), spec),
  );
  const isPrivate = spec.entities.every(({ access }) => access === 'own');
  const { topics, rest: others } = topicsIn([left, ...unclear].join(' . '));
  const unused = wordsIn(others).filter((word) => !fillers.has(word) && !(isPrivate && privacy.has(word)));
  return {
    spec,
    plain,
    words: [
      { said, read: `${spec.kind}: ${contentsOf(spec)}` },
      ...(spec.subject === undefined
        ? []
        : [{ said: spec.subject.toLowerCase(), read: 'on the first page' }]),
      ...asked.map(({ field, one, said: asking }) => ({
        said: asking,
        read: `${field.label.toLowerCase()} of each ${one}`,
      })),
    ],
    topics,
    unused,
    offer: `I can build ${spec.name}. It has ${contentsOf(spec)}.${missingFrom(topics, unused)}`,
  };
}
