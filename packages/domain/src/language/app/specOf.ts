import { capitalise, listed } from '../planner/outcome.ts';
import { withArticle } from '../planner/article.ts';
import { asking, withDetails } from './details.ts';
import { askedEntities, team, type AskedFeature } from './features.ts';
import {
  actOf,
  isPlaced,
  questionsOn,
  withAnswers,
  withoutAccounts,
  withoutClosing,
  type AppAnswer,
  type AppQuestion,
} from './openQuestions.ts';
import { wordsFor } from './contents.ts';
import { lookIn } from './look.ts';
import { namedRows, type NamedRows } from './examples.ts';
import type { AppField, AppSpec, Blueprint } from './spec.ts';
import { tailored } from './tailored.ts';
import { describedBusiness, nameOf, nameWord, tradeIn } from './trades.ts';

/** A field that the sentence asked for, with the words that did. */
interface AskedField {
  readonly field: AppField;
  /** Words that ask for the field. */
  readonly words: RegExp;
  /** One row of what has the field. */
  readonly one: string;
  readonly said: string;
}

/** An app of a kind as a text asks for it. */
export interface SpecifiedApp {
  readonly spec: AppSpec;
  /** The kind with its article. */
  readonly sort: string;
  readonly asked: readonly AskedField[];
  /** What it has besides because the text asked for it. */
  readonly features: readonly AskedFeature[];
  /** An instruction for the same app and nothing else, without the answers that were given. */
  readonly plain: string;
  /** The rows of something that the text names, and its words for them. */
  readonly rows: NamedRows | undefined;
  /** Its words for the colours. */
  readonly coloured: string | undefined;
  /** Whether the text keeps the app for people who sign in. */
  readonly isClosed: boolean;
  /** What the text leaves open, answered for now. */
  readonly questions: readonly AppQuestion[];
}

const named =
  /\b(?:called|named) (?:["“](?<quoted>[^"”]{1,60})["”]|(?<name>[^"”,.]{2,60}?)(?= (?:with|where|that|which)\b|[,.!]|$))/iu;
const ownerName =
  /\b(?:for|(?<!\blook(?:s|ing)? )at) (?:my|our) (?<name>[\p{L}][\p{L}’' -]{1,40}?)(?= (?:with|where|that|which|and|so|to|manage|please|pls|plz|thanks?)\b|[,.!:]|$)/iu;

/** `a site for my dog walking`. */
const business = new RegExp(
  String.raw`\b(?:(?:web ?)?sites?|(?:web ?)?pages?|(?:web ?|mobile )?apps?|applications?|systems?|tools?|platforms?|something) (?:for|of) (?:an? |the |some |this |our |my )?(?<own>[\p{L}][\p{L}’'& -]{1,40}?)(?= (?:with|where|that|which|and|so|to|in|manage|please|pls|plz|thanks?)\b|[,.!?]|$)`,
  'iu',
);
/** `an app for a bike kitchen: …`. */
const alone =
  /\b(?:(?:web ?)?site|app|page|system|tool) for (?:an?|the) (?<place>[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}?)(?=[:.,]|$)/iu;
/** `an escape room booking site`, `a shoe shop`. */
const before = new RegExp(
  String.raw`(?<![\p{L}’'-])(?<name>${nameWord}(?: ${nameWord}){0,2}) (?<kind>(?:booking |business )?(?:shop|store|blog|(?:web ?)?sites?|(?:web ?|mobile )?app|page))\b`,
  'iu',
);

/** `a shop for handmade jewellery`. */
const goods =
  /\b(?:shop|store) (?:for|selling|that sells) (?!(?:my|our|the|an?|people|customers?|everyone|everybody|me|us|it)\b)(?<goods>[\p{L}][\p{L}’'& -]{2,40}?)(?= (?:with|where|that|which|so|to|in|please|pls|plz|thanks?|called|named)\b|[,.!?:]|$)/iu;

/** The business that a request for a site or an app is for, as it names it, where that is a trade. */
function businessIn(text: string): { readonly name: string; readonly said: string } | undefined {
  const { own = '' } = business.exec(text)?.groups ?? {};
  if (!/\bfor\b/iu.test(own) && tradeIn(own)) return { name: own, said: own };
  const { place } = alone.exec(text)?.groups ?? {};
  if (place !== undefined) return { name: place, said: place };
  const sold = goods.exec(text)?.groups?.['goods'];
  if (sold !== undefined) return { name: sold, said: sold };
  const { name = '', kind = '' } = before.exec(text)?.groups ?? {};
  if (!tradeIn(name)) return undefined;
  return { name: /^(?:shop|store|blog)$/iu.test(kind) ? `${name} ${kind}` : name, said: name };
}

const about =
  /(?<!\b(?:an?|the|one) page )\babout (?!\d|each\b|every\b|us\b|me\b|them\b|it\b|what\b|how\b|(?:one|two|three|four|five|six|ten|twenty|forty|a hundred)\b)(?<subject>[^,.;!?]{3,80}?)(?= (?:with|where|that|which|so)\b|[,.;!?]|$)/iu;

/** The text without the name of the app, whom it is for and what it is about. */
export function withoutName(text: string): string {
  const without = text.replace(named, ' ').replace(ownerName, ' ');
  const { said = '' } = businessIn(without) ?? {};
  return without.replace(said, said === '' ? '' : ' ').replace(about, ' ');
}

/**
 * The app of a kind with the name and the fields that a text asks for; the name is in its first sentence. `given` are
 * the answers to what the text leaves open.
 */
export function specOf(
  known: Blueprint,
  text: string,
  first: string,
  given: readonly AppAnswer[] = [],
): SpecifiedApp {
  const blueprint = tailored(known, first);
  const { kind } = blueprint;
  const coloured = lookIn(text);
  // The colours of the pages are no facts about anything.
  const lower = text.replace(coloured?.said ?? '', coloured ? ' ' : '').toLowerCase();
  const { quoted, name = quoted ?? businessIn(first)?.name ?? describedBusiness(first) } =
    named.exec(first)?.groups ?? ownerName.exec(first)?.groups ?? {};
  const title = capitalise(name === undefined ? blueprint.title : nameOf(name));
  const { subject: topic = '' } = about.exec(first)?.groups ?? {};
  // A clause about what people do names no subject.
  const subject = topic === '' || /\b(?:they|we|i|you|he|she)\b/iu.test(topic) ? undefined : topic;
  const {
    entities: things,
    asked: features,
    plain,
  } = askedEntities(blueprint, withoutName(lower), team.test(lower.replace(named, ' ').replace(about, ' ')));
  const detailed = withDetails(things, lower);
  const rows = namedRows(detailed, text);
  const usual = detailed.map((entity) => (entity.name === rows?.entity.name ? rows.entity : entity));
  const shown = usual.find(({ access }) => access === 'public' || access === 'shared');
  const isClosed = shown !== undefined && !given.includes('members') && withoutClosing(text).isClosed;
  const placed = usual.find(isPlaced);
  const isFree =
    placed !== undefined && !given.includes('no-account') && !isClosed && withoutAccounts(text).isFree;
  const answers = [
    ...given,
    ...(isClosed ? ['members' as const] : []),
    ...(isFree ? ['no-account' as const] : []),
  ];
  const entities = withAnswers(usual, answers);
  const sort = withArticle(kind);
  const asked = entities.flatMap(({ one, fields }) =>
    fields.flatMap((field) => {
      const { words } = field;
      if (!words) return [];
      return [...lower.matchAll(asking(words))].slice(0, 1).map(([said]) => ({ field, words, one, said }));
    }),
  );
  const wanted = [...plain.added, ...asked.map(({ said }) => said)];
  const entering = plain.entered === undefined ? '' : ` where people add ${plain.entered}`;
  const whole = `Build ${sort}${plain.isTeam ? ' shared by a team' : ''}${name === undefined ? '' : ` called ${title}`}${subject === undefined ? '' : ` about ${subject}`}${wanted.length > 0 ? ` with ${listed([...new Set(wanted)])}` : ''}${entering}${rows ? `. ${rows.plain}` : ''}${coloured ? `. ${coloured.look.plain}` : ''}`;

  return {
    spec: {
      kind,
      title,
      name: `${sort}: ${title}`,
      entities,
      ...(subject !== undefined && { subject: `About ${subject}` }),
      ...(coloured && { look: coloured.look }),
    },
    sort,
    asked,
    features,
    plain: [
      whole,
      ...(isClosed ? [`Only people who sign in see the ${wordsFor(shown)}`] : []),
      ...(isFree ? [`Visitors ${actOf(placed)} without an account`] : []),
    ].join('. '),
    rows,
    coloured: coloured?.said,
    isClosed,
    questions: questionsOn(usual, text, answers, whole),
  };
}
