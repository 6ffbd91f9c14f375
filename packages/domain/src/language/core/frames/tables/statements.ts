import { segments } from './segments.ts';

/** Two tables in one statement: `…, and a log per habit with the date`. */
const next =
  /,? (?:and|n|plus) (?=(?:an?|another|one) [\p{L} -]{2,30}? (?:with|where|for each|for every|(?:logs?|list|records?|sheet|history|entry) per)\b)|\.{2,}\s*/iu;
const nextOfSeveral = /, (?:and )?(?=(?:(?:an?|the|my|our) )?\p{L}+(?: \p{L}+)? with )/iu;

/** A request after its reason: `… got lost, so I need a list`. */
const requestAfter =
  /(?:,|,? (?:(?:and )?so|therefore|hence|but|and|then|anyway)),? (?=(?:(?:i|we)(?:'d| would| need| want| should| wish)|(?:can|could|would) (?:you|i|we)|may i|please|pls|give me|make me|let's)\b)| so (?=(?:make|create|set up|add|build)\b)/iu;

/** A separate clause after a semicolon or a colon. */
const clauseAfter =
  /;\s+(?:and |plus )?(?=(?:the |our |an? )?\p{L}+(?: \p{L}+)?(?: [–-] |: | with ))|[;:]\s+(?=(?:it|they|each|every|when|if|(?:the|an?|one) \p{L}+ (?:must|can|may|has|have|is|are|belongs?))\b)/iu;

/** A separate clause after `and`. */
const clauseOfIt =
  /,? and (?=(?:(?:it|they|these) (?:should|must|has|have|can|may|needs?|belongs?)|(?:each|every) \p{L}+ (?:has|have|needs?|gets?|can|may|must|belongs?))\b)|,? and (?=(?:connect|link|attach|tie) (?:them|it|these|each|every|the)\b)/iu;

/** The statements of a message, those about several tables apart. */
export function messageStatements(text: string): readonly string[] {
  return segments(text)
    .flatMap((statement) => statement.split(requestAfter))
    .flatMap((statement) => statement.split(clauseAfter))
    .flatMap((statement) => statement.split(clauseOfIt))
    .flatMap((statement) => statement.split(next))
    .flatMap((statement) =>
      statement.split(' with ').length > 2 ? statement.split(nextOfSeveral) : [statement],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `a list for lost and found`: a name of two, which is no name of a table. */
const twofold =
  /\b(?:table|list|register|log|book|sheet|place|box) (?:for|of) [\p{L}]+ and [\p{L}]+[?.!]*$/iu;

/** Words that take away, overwrite or restrict, which are not for a reader that leaves words out. */
const changing =
  /(?:^|\b(?:please|pls|kindly|you|and|then|to|should|must) )(?:delete|remove|drop|erase|wipe|throw (?:away|out)|get rid|bin|scrap|rename|take (?:out|away|off)|purge|clear|fill (?:it|them|this)|replace|overwrite|convert|merge|split|hide|lock|unlock|mark|move|restrict|allow|let)\b/iu;

/** A message that asks for what is stored. */
const asking =
  /^(?:(?:please|pls|can you|could you) )?(?:how (?:many|much)|which|who|what|show|tell|count|where|did|does|do we|is there|are there|compare)\b(?!.*\b(?:table|list of our|column)\b)|\bhow (?:do|does|can) (?:i|we|you)\b|^(?:how to|why|is|are|was|were|will)\b/iu;

/** Characters of a statement that is read; a longer one takes too long. */
const longest = 320;

/** True for statements that a reader which leaves words out must leave to others: they take away, restrict or ask. */
export function isForOthers(statements: readonly string[], isEmpty: boolean): boolean {
  return (
    asking.test(statements[0] ?? '') ||
    statements.some((part) => part.length > longest) ||
    statements.some((part) => twofold.test(part) || (!isEmpty && changing.test(part)))
  );
}
