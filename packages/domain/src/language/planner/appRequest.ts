import type { Lexicon } from './lexicon.ts';
import { choice, question } from './outcome.ts';
import type { Choice, Understanding } from './plan.ts';

const made = String.raw`(?:apps?|application|web ?apps?|web ?sites?|mobile app|platform|saas|landing page|home ?page|online shop|web ?shop|store front)`;
const described = String.raw`(?:an? |the |my |our |me |new |this )*(?:[\p{L}-]+ ){0,3}`;
const wholes = new RegExp(
  String.raw`^(?:build|make|create|design|develop|code|program|write|generate|start|improve|finish|redesign|extend|get)(?: me| us)? ${described}${made}\b(?! (?:table|column|field|called users))`,
  'iu',
);
const parts = new RegExp(
  String.raw`\b(?:to|on|in|into|for|of) (?:my|the|our|this) ${made}$|^(?:add|build|make|create|design|put|show|change) ${described}(?:page|screen|button|form|menu|header|footer|widget|dashboard|chart|gallery)(?:$| (?:to|on|in|for|with|that|where)\b)`,
  'iu',
);
const tables = /\b(?:tables?|columns?|fields?|rows?|records?|database)\b/iu;

/**
 * True for a request about a whole app, or about what its visitors see.
 *
 * @example
 * isAppRequest('Build a website for my bakery') // => true
 */
export function isAppRequest(text: string): boolean {
  const plain = text.trim().replace(/[.!?]+$/u, '');
  return !tables.test(plain) && (wholes.test(plain) || parts.test(plain));
}

const steps: readonly (readonly [RegExp, string])[] = [
  [/to-?do|task/iu, 'Create a tasks table with a title, an optional due date and done as yes/no'],
  [/blog|article|news/iu, 'Create a posts table with a title, a text and a publication date'],
  [/shop|store|product|sell/iu, 'Create a products table with a name, an optional description and a price'],
  [/book|appointment|calendar|reserv/iu, 'Create a bookings table with a name, an email and a start time'],
  [/contact|message|form/iu, 'Create a messages table with a name, an email and a text'],
];
const anyTable = 'Create a customers table with a name and a unique email';

/** First steps as choices: a table where there is none, the first files, and publishing them. */
function firstSteps(text: string, lexicon: Lexicon): readonly Choice[] {
  const table = steps.find(([about]) => about.test(text))?.[1] ?? anyTable;
  return [
    ...(lexicon.tables.length === 0 ? [choice(table, 'Make the first table')] : []),
    { ...choice('Start a project "My app"', 'Write the first files'), service: 'code-hosting' },
    { ...choice('Publish my site', 'Publish what you have'), service: 'deployment' },
  ];
}

/** The answer to a request for a whole app: what is possible today, with first steps as choices. */
export function answerAppRequest(text: string, lexicon: Lexicon): Understanding {
  return question(
    'I cannot build this app or page from one sentence yet. What I can do today, step by step: make its tables, decide who may see them, write its first files, and put it online. Where do you want to begin?',
    firstSteps(text, lexicon),
  );
}
