import { capitalise, listed } from '../planner/outcome.ts';
import { withArticle } from '../planner/article.ts';
import { asking, withDetails } from './details.ts';
import { askedEntities, team, type AskedFeature } from './features.ts';
import { questionsOn, withAnswers, type AppAnswer, type AppQuestion } from './openQuestions.ts';
import type { AppField, AppSpec, Blueprint } from './spec.ts';

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
  /** What the text leaves open, answered for now. */
  readonly questions: readonly AppQuestion[];
}

const named =
  /\b(?:called|named) (?:["“](?<quoted>[^"”]{1,60})["”]|(?<name>[^"”,.]{2,60}?)(?= (?:with|where|that|which)\b|[,.!]|$))/iu;
const ownerName =
  /\b(?:for|at) (?:my|our) (?<name>[\p{L}][\p{L}’' -]{1,40}?)(?= (?:with|where|that|which|and|so|to|manage|please|pls|plz|thanks?)\b|[,.!]|$)/iu;

const about =
  /\babout (?!\d|what\b|how\b|(?:one|two|three|four|five|six|ten|twenty|forty|a hundred)\b)(?<subject>[^,.;!?]{3,80}?)(?= (?:with|where|that|which|so)\b|[,.;!?]|$)/iu;

/** The text without the name of the app, whom it is for and what it is about. */
export function withoutName(text: string): string {
  return text.replace(named, ' ').replace(ownerName, ' ').replace(about, ' ');
}

/**
 * The app of a kind with the name and the fields that a text asks for; the name is in its first sentence. `given` are
 * the answers to what the text leaves open.
 */
export function specOf(
  blueprint: Blueprint,
  text: string,
  first: string,
  given: readonly AppAnswer[] = [],
): SpecifiedApp {
  const { kind } = blueprint;
  const lower = text.toLowerCase();
  const { quoted, name = quoted } = named.exec(first)?.groups ?? ownerName.exec(first)?.groups ?? {};
  const title = capitalise(name?.trim() ?? blueprint.title);
  const { subject } = about.exec(first)?.groups ?? {};
  const {
    entities: things,
    asked: features,
    plain,
  } = askedEntities(blueprint, withoutName(lower), team.test(lower.replace(named, ' ').replace(about, ' ')));
  const usual = withDetails(things, lower);
  const entities = withAnswers(usual, given);
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
  const whole = `Build ${sort}${plain.isTeam ? ' shared by a team' : ''}${name === undefined ? '' : ` called ${title}`}${subject === undefined ? '' : ` about ${subject}`}${wanted.length > 0 ? ` with ${listed([...new Set(wanted)])}` : ''}${entering}`;
  return {
    spec: {
      kind,
      title,
      name: `${sort}: ${title}`,
      entities,
      ...(subject !== undefined && { subject: `About ${subject}` }),
    },
    sort,
    asked,
    features,
    plain: whole,
    questions: questionsOn(usual, text, given, whole),
  };
}
