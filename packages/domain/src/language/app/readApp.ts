import type { ReadWords } from '../ast/index.ts';
import { capitalise, listed, withArticle } from '../planner/outcome.ts';
import { blueprints } from './blueprints/all.ts';
import { isOwned } from './tables.ts';
import type { AppEntity, AppSpec, Blueprint } from './spec.ts';

/** A request for an app as it was read. */
export interface AppRequest {
  readonly spec: AppSpec;
  readonly words: readonly ReadWords[];
  /** Words that say something which the app would not do. */
  readonly unused: readonly string[];
  /** An instruction for the same app that leaves nothing unused. */
  readonly plain: string;
}

const opening =
  /^(?:please |can you |could you |i (?:want|need|would like|’d like|'d like)(?: to have)? |give me )*(?:(?:build|make|create|design|develop|set up|start|get)(?: me| us)? )?/iu;
const asks =
  /^(?:please |can you |could you )*(?:build|make|create|design|develop|set up|start|give me|i (?:want|need|would like|’d like|'d like)) /iu;
const wholes =
  /\b(?:(?:web ?|mobile )?apps?|applications?|web ?sites?|sites?|pages?|systems?|tools?|platforms?|trackers?|planners?)\b/giu;
const tables = /\b(?:tables?|columns?|fields?|rows?|records?|database)\b/iu;
/** Kinds that are an app without a further word; others, such as a diary, may be meant as a table. */
const isWhole = /^(?:online |web ?)(?:shop|store)|^blog|landing page|feedback board/iu;
/** Who builds something means an app too: a booking is created, never built. */
const isBuilt = /^(?:please )?build\b/iu;
const named =
  /\b(?:called|named) (?:["“](?<quoted>[^"”]{1,60})["”]|(?<name>[^"”,.]{2,60}?)(?= (?:with|where|that|which)\b|[,.!]|$))/iu;
const ownerName =
  /\bfor (?:my|our) (?<name>[\p{L}][\p{L}’' -]{1,40}?)(?= (?:with|where|that|which|and|so)\b|[,.]|$)/iu;
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
const isPeople = new RegExp(`^(?:${people.replaceAll(' ', '|')})$`, 'u');

function blueprintIn(text: string): { readonly blueprint: Blueprint; readonly said: string } | undefined {
  const isApp = isBuilt.test(text) || text.search(wholes) >= 0;
  const found = blueprints.flatMap((blueprint) =>
    [...text.matchAll(new RegExp(`\\b(?:${blueprint.words.source})\\b`, 'giu'))]
      .slice(0, 1)
      .map(({ 0: said, index }) => ({ blueprint, said, index })),
  );
  return found
    .filter(({ said }) => isApp || isWhole.test(said))
    .toSorted((one, other) => one.index - other.index)[0];
}

/** The entity with the fields that the sentence asks for. */
function asked(entity: AppEntity, text: string): AppEntity {
  const fields = entity.fields.filter(({ words }) => words === undefined || words.test(text));
  return { ...entity, fields };
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
  const lower = text.toLowerCase();
  const { quoted, name = quoted } = named.exec(first)?.groups ?? ownerName.exec(first)?.groups ?? {};
  const bare = first.replace(named, ' ').replace(ownerName, ' ');
  const found = blueprintIn(first);
  if (!found) return undefined;
  const { blueprint, said } = found;
  const { kind } = blueprint;
  const entities = blueprint.entities.map((entity) => asked(entity, lower));
  const title = capitalise(name?.trim() ?? blueprint.title);
  const sort = withArticle(kind);
  const spec = { kind, title, name: `${sort}: ${title}`, entities };
  const extra = entities.flatMap(({ one, fields }) =>
    fields.flatMap(({ words, label }) =>
      words
        ? [...lower.matchAll(new RegExp(words, 'gu'))]
            .slice(0, 1)
            .map(([asking]) => ({ words, label, one, asking }))
        : [],
    ),
  );
  const known = [
    ...blueprint.entities.map(({ words }) => words.source),
    ...extra.map(({ words }) => words.source),
  ].toSorted((one, other) => other.length - one.length);
  const rest = bare
    .replace(opening, ' ')
    .replace(new RegExp(`\\b${said}\\b`, 'iu'), ' ')
    .replaceAll(wholes, ' ')
    .toLowerCase();
  const clauses = rest.split(
    /,? (?:where|and|so that) (?=(?:customers|clients|users|people|members|visitors|guests|they|each|every)\b)/u,
  );
  const left = clauses
    .slice(0, 1)
    .join('')
    .replaceAll(new RegExp(`\\b(?:${known.join('|')})\\b`, 'giu'), ' ');
  const unclear = [...clauses.slice(1), ...sentences.slice(1).map((one) => one.toLowerCase())].flatMap(
    (clause) => {
      const words = wordsIn(clause);
      return isAboutAccounts(words, spec) ? [] : words.filter((word) => !fillers.has(word));
    },
  );
  const wanted = extra.map(({ asking }) => asking);
  return {
    spec,
    plain: `Build ${sort} called ${title}${wanted.length > 0 ? ` with ${listed(wanted)}` : ''}`,
    words: [
      { said, read: `${kind}: ${listed(entities.map((entity) => entity.title.toLowerCase()))}` },
      ...extra.map(({ label, one, asking }) => ({
        said: asking,
        read: `${label.toLowerCase()} of each ${one}`,
      })),
    ],
    unused: [...wordsIn(left).filter((word) => !fillers.has(word)), ...unclear],
  };
}

const wish =
  /\b(?:apps?|sites?|website|pages?|tool|systems?|software|portal|platform|somewhere|something|online|i|we|need|want|wants?|build|make|please|can|should)\b/iu;

/**
 * An instruction for the app that is nearest to a longer description, which the rules cannot honour wholly; undefined
 * where none is described.
 *
 * @example
 * nearestApp('I need a site where my clients can book a haircut')
 * // => { name: 'a booking app', instruction: 'Build a booking app' }
 */
export function nearestApp(
  instruction: string,
): { readonly name: string; readonly instruction: string } | undefined {
  if (!wish.test(instruction) && instruction.length < 40) return undefined;
  const scores = blueprints.map((blueprint) => {
    const count = (words: RegExp | undefined, weight: number): number =>
      words ? weight * [...instruction.matchAll(new RegExp(`\\b(?:${words.source})\\b`, 'giu'))].length : 0;
    return { kind: blueprint.kind, score: count(blueprint.words, 3) + count(blueprint.near, 1) };
  });
  const best = scores.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  return best
    .slice(0, 1)
    .map(({ kind }) => withArticle(kind))
    .map((name) => ({ name, instruction: `Build ${name}` }))[0];
}
