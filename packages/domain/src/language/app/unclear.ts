import { withArticle } from '../planner/article.ts';
import { blueprints } from './blueprints/all.ts';
import { mostThings, namesTooMany } from './namedThings.ts';

/** A request for an app that says too little or too much, as a question. */
export interface UnclearApp {
  readonly text: string;
  readonly choices: readonly string[];
}

const bare =
  /^(?:(?:please|pls|plz|hi|hello),? |can you |could you )*(?:build|make|create|design|develop|start|give me|need|(?:i|we)(?: would|[’']d)? (?:want|need|like|love))(?: to (?:have|build|make))?(?: me| us)? (?:an? |the |my |our |some )?(?:(?:new|simple|small|nice|good|web|mobile) ?)*(?:apps?|applications?|web ?sites?|sites?|platforms?|tools?|systems?)(?: please| for me| for us)?[.!]*$/iu;

/** A site for a business that is not described further. */
const forBusiness =
  /^(?:(?:please|pls|hi|hello),? |can you |could you )*(?:build|make|create|design|start|give me|need|(?:i|we)(?: would|[’']d)? (?:want|need|like))(?: to have)?(?: me| us)? (?:an? |our )?(?:(?:new|simple|small|nice|good) )*(?:web ?)?(?:site|page) (?:for|about) (?:my|our|an?|the) \p{L}+(?: \p{L}+)?(?: please)?[.!]*$/iu;

/** Kinds that are offered where a request names none. */
const usual = new Set(['online shop', 'booking app', 'to-do app', 'blog']);

/**
 * The question about a request for an app that names nothing, or more than one app can have; undefined for others.
 *
 * @example
 * unclearApp('Build an app')?.text // => 'What is it for? Say what it keeps, such as “an app for my hives and harvests”, or choose one.'
 */
export function unclearApp(instruction: string): UnclearApp | undefined {
  const text = instruction.trim().replaceAll(/\s+/gu, ' ');
  if (namesTooMany(text))
    return {
      text: `That are more things than one sentence can make clear. Name the ${mostThings} most important ones at most; the others can follow one by one. Nothing was planned.`,
      choices: [],
    };
  if (!bare.test(text) && !forBusiness.test(text)) return undefined;
  return {
    text: 'What is it for? Say what it keeps, such as “an app for my hives and harvests”, or choose one.',
    choices: blueprints.filter(({ kind }) => usual.has(kind)).map(({ kind }) => `Build ${withArticle(kind)}`),
  };
}
