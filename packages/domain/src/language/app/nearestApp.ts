import { listed } from '../planner/outcome.ts';
import { somebody } from './audience.ts';
import { blueprints } from './blueprints/all.ts';
import { contentsOf, missingFrom } from './contents.ts';
import { ofDatabase, wholeWords } from './pattern.ts';
import { specOf } from './specOf.ts';
import { topicsIn } from './topics.ts';

const wholes =
  'apps?|sites?|website|pages?|tool|systems?|software|portal|platform|shop|directory|board|tracker|portfolio|somewhere|something (?:to|where|that)|online';
const whole = new RegExp(`\\b(?:${wholes})\\b`, 'iu');
const request = new RegExp(
  `\\b(?:${wholes}|something|i|we|need|want|wants?|build|make|please|can|should)\\b`,
  'iu',
);

/** What an app of a kind would have of a longer description, and what it would not. */
export interface NearestApp {
  /** The kind with its article. */
  readonly name: string;
  readonly instruction: string;
  /** Whether the description names an app, not only what one may be about. */
  readonly isWhole: boolean;
  /** What can be built and what is missing, in sentences that end with a question. */
  readonly text: string;
}

/**
 * An instruction for the app that is nearest to a longer description, which the rules cannot honour wholly; undefined
 * where none is described.
 *
 * @example
 * nearestApp('I need a site where my clients can book a haircut')?.instruction // => 'Build a booking app'
 */
export function nearestApp(description: string): NearestApp | undefined {
  if (!request.test(description) && description.length < 40) return undefined;
  const scores = blueprints.map((blueprint) => {
    // “Cafés” as customers name no café: the “é” does not end the word.
    const found = ({ source }: RegExp): readonly number[] =>
      [...description.matchAll(wholeWords(source, 'giu'))].map(({ index }) => index);
    const [named, near] = [found(blueprint.words), found(blueprint.near)];
    return { blueprint, score: 3 * named.length + near.length, first: Math.min(...named, ...near) };
  });
  return scores
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.first - other.first)
    .slice(0, 1)
    .map(({ blueprint }) => {
      const { spec, sort, asked, features, plain } = specOf(blueprint, description, description);
      const known = [
        ...spec.entities.map(({ words }) => words.source),
        ...asked.map(({ words }) => words.source),
        ...features.map(({ words }) => words.source),
      ].join('|');
      const { topics } = topicsIn(description.replaceAll(new RegExp(`\\b(?:${known})\\b`, 'giu'), ' '));
      const parts = [...features, ...asked].map(({ said }) => said);
      const also = parts.length > 0 ? ` Part of it: ${listed([...new Set(parts)])}.` : '';
      return {
        name: sort,
        instruction: plain,
        isWhole: whole.test(description),
        text: `I can build ${sort}: ${contentsOf(spec)}.${also}${missingFrom(topics)} Details that I do not name here are left out too.`,
      };
    })[0];
}

const headline = new RegExp(
  `^(?:(?:please|pls|plz|hi|hello),? |can you |could you )*(?:(?:i|we)(?: would|[’']d)? (?:need|want|like|love)(?: to have)? |need |want |give me )?(?:(?:build|make|create|design|develop|start|set up)(?: me| us)? )?(?:an? |one |my |our |some )?(?:[\\p{L}-]+ ){0,3}(?:${wholes}|shop|store|blog|forum|board|desk|crm|tracker|list|diary|survey)\\b`,
  'iu',
);
/** A business that is described, or what people should be able to do. */
const described = new RegExp(
  `^(?:i|we)(?:[’'](?:m|re|d|ve)| am| are| run| rent| sell| teach| organi[sz]e| make| have| want| need| would)\\b|^(?:my|our) .{2,60} (?:needs?|wants?)\\b|\\b(?:${somebody}) (?:can|could|should|to|will)\\b`,
  'iu',
);
/** Work on what exists already. */
const onSomething =
  /\b(?:delete|remove|drop|rename|publish|deploy|undo|restore|revert|commit|branch|(?:my|the|this) (?:web ?)?(?:site|app|pages?|home ?page))\b/iu;

/**
 * The app that a text describes, in a project where nothing is stored yet; undefined where it is about anything else.
 *
 * @example
 * describedApp('We need an app where volunteers sign up for shifts')?.name // => 'a volunteer app'
 */
export function describedApp(text: string): NearestApp | undefined {
  const plain = text.trim().replaceAll(/\s+/gu, ' ');
  if (ofDatabase.test(plain) || onSomething.test(plain) || !(headline.test(plain) || described.test(plain)))
    return undefined;
  return nearestApp(plain);
}
