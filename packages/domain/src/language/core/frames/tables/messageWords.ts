import { namePhrase } from '../../nouns.ts';

/** Words that point to what was described before. */
export const pointing =
  /^(?:(?:and|so|also|but|for|in|on|of|with|then|please|to|should|must) )*(?:(?:each|every|all|they|it|these|those|both|them|one|ones|any|this|that|there|inside|everything|cols|(?:the )?columns|the (?:table|list|columns?|cols?|fields?|details?))(?: (?:one|of them|of these|of those|three|two|record|row|entry|single|in it|columns?|fields?|wanted|needed))*)?[\s,:]*(?:also|all|both)?$/iu;

/** Several tables listed by name. */
export const severalForms: readonly RegExp[] = [
  /\b(?:two|three|four|five|six|2|3|4|5|6|some|these|following)(?: [\p{L}-]+)? (?:tables|tabels|lists|registers|books|sheets|logs)\b.*?[:,–-]\s*(?<list>[^:]+)$/iu,
  /\b(?:tables|tabels|lists|registers|sheets)(?: for| of|:)\s*(?<list>[^:]+)$/iu,
  /^(?:for|in|at) [^:,]{2,40}:\s*(?<list>[^:]+)$/iu,
  new RegExp(
    `(?:^|\\b)(?:make|create|set up|build|need|want|have|add|start|begin|with) (?:me |us )?(?:with )?(?<list>(?:(?:my|our|the) )?${namePhrase}(?:, (?:my |our |the )?${namePhrase})*,? (?:and|&|\\+) (?:my |our |the )?${namePhrase})(?: tables| please| pls)*$`,
    'iu',
  ),
];

/** Words that put rows into a table. */
export const inserting =
  /^(?:(?:and|then|afterwards|after that|next|also|please|now|could you|can you|finally) )*(?:enter|insert|put in|type in|add) (?:our|the|my|these|those|this|them|two|three)\b|^(?:please |kindly )?(?:enter|insert|put in|touch|delete|remove|change)\b/iu;

/** A bare list of names. */
export const bare = new RegExp(`^${namePhrase}(?:, ${namePhrase})*,? (?:and|&) ${namePhrase}$`, 'iu');

/** What is kept for each of something: `photos for each trip`. */
export const perOwner = new RegExp(
  `\\b(?<kind>logs?|records?|entry|entries|notes?|history|photos?|pictures?|comments?|list|diary|files?|payments?|visits?) (?:per|for each|for every|of each|of every|to each|about each) (?<owner>${namePhrase})`,
  'iu',
);

/** What something has: `every trip can have photos`. */
export const owning = new RegExp(
  `\\b(?:each|every|an?|one|all(?: the)?|any|the) (?<owner>${namePhrase}) (?:can |may |should |must |will |could |also )*(?:has|have|gets?|need|needs|comes? with)(?: (?:an?|many|several|multiple|more|some|lots of|different|its own|their own|one or more))* (?<name>${namePhrase})$`,
  'iu',
);

/** What something belongs to, at the end of a sentence. */
export const memberOf = new RegExp(
  `\\b(?:belongs?|belong) to (?:(?:the|an?|one|each|its) )*(?<owner>${namePhrase})$`,
  'iu',
);

/** Names of rows: `Maya and Jonas already on it`. */
export const already =
  /^(?<names>.+?) (?:already )?(?:on|in|inside)(?: it| there)?\s*(?:already|to start with|to begin with)?\??$/iu;

/** What something has one of: `each child should have a doctor`. */
export const hasOne = new RegExp(
  `^(?:each|every|all(?: the)?|an?) (?<owner>${namePhrase}) (?:(?:can|may|should|must|will|also|has to|needs? to) )*(?:has|have|gets?|needs?|belongs? to) (?:an?|one|exactly one|only one) (?<name>${namePhrase})$`,
  'iu',
);

/** A link that is asked for. */
export const linking =
  /^(?:please )?(?:connect|link|attach|tie)(?: up)? (?:them|it|these|each|every|all)\b.{0,30}? (?:to|with) (?:(?:the|our|each|every|an?|their|its) )*(?<to>[\p{L}-]+)$/iu;

/** A rule on a column that a sentence names first. */
export const ruled =
  /^(?:the|its|their|each|every) [\p{L} -]{2,30}? (?:must|should|can|may|cannot|can't|has to|is|are) /iu;

/** What something belongs to. */
export const belongsTo = new RegExp(
  `\\bbelongs? to (?:(?:the|an?|one|exactly|its) )*(?<owner>${namePhrase})`,
  'iu',
);

/** What something is kept for: `the milk for every cow`. */
export const forEach = new RegExp(`\\b(?:for|per|of) (?:each|every) (?<owner>${namePhrase})`, 'iu');

/** Names of times, which own nothing. */
export const time = /(?:days?|weeks?|months?|years?|times?|mornings?|evenings?|nights?)$/u;

/** Words that rule or change something. */
export const ruling =
  /\b(?:must|only|never|unique|required|default|please|pls|add|delete|remove|change|allow\w*|nobody|everyone|anyone|public|private|see|read)\b/iu;
