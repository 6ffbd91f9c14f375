const talk =
  /^(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|dear .{1,20}|thanks?\b.*|thank you.*|sorry\b.*|please|ok|right|well|so|many thanks.*|best regards.*|bless you.*|cheers.*|ps|that'?s (?:it|all).*|it'?s urgent.*|.{0,40}do the needful.*|is that (?:possible|ok|okay)|can you (?:do that|help)|.{0,30}(?:properly|proper|in order|organi[sz]ed|sorted))[,.!?]*$/iu;

/** Words by which a sentence asks for something, limits something or describes what is to be stored. */
const asking =
  /\b(?:must|only|never|not|n't|no|nor|without|unique|required|compulsory|mandatory|obligatory|optional|default|should|shall|cannot|cant|dont|except|unless|automatic\w*|delete|remove|drop|rename|change|when|if|each|every|everyone|everybody|nobody|anyone|allowed|may|can|could|would|please|pls|add|also|include|including|another|plus|create|make|set|want|need|needs|let|give|same|twice|once|several|either|between|least|most|max|maximum|minimum|yes|link|belongs?)\b/iu;

const storyBegin =
  /^(?:last (?:year|time|week|month|summer|winter)|yesterday|until now|so yesterday|my (?:grandson|daughter|son|wife|husband|sister|mother|friend|nephew|boss|accountant)|a friend|because|otherwise|that'?s why|it (?:is|was|has) |this (?:is|was) |they (?:are|were) )/iu;

const strict = /\b(?:must|only|unique|required|compulsory|mandatory|delete|remove|drop|rename|nobody|everyone|everybody|except|add|create|please|pls|default)\b/iu;

/**
 * True for a sentence that only greets, thanks or gives background: it asks for nothing, limits nothing and describes
 * nothing that is to be stored.
 */
export function isContext(sentence: string): boolean {
  const text = sentence.trim();
  if (text === '' || talk.test(text)) return true;
  if (/[:;\n]/u.test(text) || text.split(',').length > 3) return !asking.test(text) && !/[:\n]/u.test(text);
  return !asking.test(text) || (storyBegin.test(text) && !strict.test(text));
}
