const talk =
  /^(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|dear .{1,20}|thanks?\b.*|thank you.*|sorry\b.*|please|ok|right|well|so|many thanks.*|best regards.*|bless you.*|cheers.*|ps|that'?s (?:it|all).*|it'?s urgent.*|.{0,40}do the needful(?: please| at the earliest| soon)?|is that (?:possible|ok|okay)|can you (?:do that|help)|.{0,30}(?:properly|proper|in order|organi[sz]ed|sorted))[,.!?]*$/iu;

/** What may follow thanks or regards, and is another instruction. */
const further =
  /^(?:thank|many|best|cheers|ps|sorry|that'?s).*\b(?:delete|remove|drop|rename|change|add|make|create|set|only|never|must|hide|close|throw|move)\b/iu;

/** Words by which a sentence asks for something, limits something or describes what is to be stored. */
const asking =
  /\b(?:must|keep|kick|throw|bin|move|copy|merge|block|fill|write|put|starts?|begins?|deletes?|deleting|removes?|removing|only|never|not|n't|no|nor|without|unique|required|compulsory|mandatory|obligatory|optional|default|should|shall|cannot|cant|dont|except|unless|automatic\w*|delete|remove|drop|rename|change|when|if|each|every|everyone|everybody|nobody|anyone|allowed|may|can|could|would|please|pls|add|also|include|including|another|plus|create|make|set|want|need|needs|let|give|same|twice|once|several|either|between|least|most|max|maximum|minimum|yes|link|belongs?)\b/iu;

const storyBegin =
  /^(?:(?:we|i) (?:had|have had|was|were|keep|got|do no|have no)\b|last (?:year|time|week|month|summer|winter)|yesterday|until now|so yesterday|my (?:grandson|daughter|son|wife|husband|sister|mother|friend|nephew|boss|accountant)|a friend|because|otherwise|that'?s why|it (?:is|was|has) |this (?:is|was) |they (?:are|were) )/iu;

/** Words to leave something unchanged, and that it is not used: nothing to do. */
const idle =
  /^(?:(?:and |but |the |our |that |please )*(?:leave|keep) .{0,60}\b(?:as (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|for now|alone|untouched|for the moment)\b.{0,60}|.{0,40}\b(?:can|may) stay\b.{0,30}|.{0,30}leave it for now.{0,20}|.{0,20}(?:we|i|nobody|no one)? ?(?:never|not|don't|doesn't|didn't) (?:ever )?(?:use|used|need|needed|needs|fill|look at)(?: (?:it|them|that))?(?: any ?more| anyway)?|nobody (?:uses|needs|fills|reads|wants) (?:it|them|that)(?: any ?more| anyway| here)?|.{0,80}\bsounds like\b.{0,80}|i am not a .{0,30}|.{0,80}\b(?:is|are) (?:just )?(?:junk|rubbish|garbage|obsolete)\b.{0,60}|.{0,80}\bso nobody needs (?:it|them|this)\b.{0,20}|.*\bi want (?:them|it|this) (?:all )?(?:written down|recorded|kept|noted|organi[sz]ed)\b.{0,20}|when there is no .{0,30} it is ok\b.{0,60}|i know (?:it|that|this|they).{0,40}|kindly see to (?:both|it|this)|(?:please )?(?:do|fix|change|make) (?:it|this|that|both)(?: so)?(?: please)?|not sure why.{0,40}|i don't (?:know|mind|care).{0,60})[,.!?]*$/iu;

const ruling =
  /^(?:and |but )?(?:if|when|unless|where)\b|\b(?:starts?|begins?|chosen|please|keep|kick|oldest|newest|others?|doubles?|block|merge|throw|bin|move|copy|fill|write|put|pls|plz|kindly|add|create|make|set|need|needs|want|must|should|shall|required|unique|default|only|delet\w*|remov\w*|renam\w*|drop\w*|chang\w*|columns?|tables?|fields?|can you|could|would like|allowed|cannot|can't|except|unless|empty|blank|same|two times|again|twice|once|duplicates?|for (?:each|every)|double|negative|least|most|more than|less than|between|yes|no|link|belongs?|public|private|see|read|write|edit|everyone|nobody|everybody|anyone)\b/iu;

/** What somebody does for a living, before they ask for anything. */
const livelihood =
  /^(?:(?:hello|hi|hey|good day)[,!]? )?(?:i|we) (?:make|sell|run|do|own|teach|grow|bake|build|have (?:a|an))\b(?!.*\b(?:please|pls|want|need|table|list|add|must|should)\b)[^:;]*$/iu;

/**
 * True for a sentence that tells a story beside an instruction which only adds: it neither asks for anything nor limits
 * anything, though it may speak of times and conditions.
 */
export function isBackground(sentence: string): boolean {
  const isStory =
    /\b(?:i|i'm|i've|we|we're|we've|my|our|us|me|he|she|they|it|it's|somebody|someone|people|there|that|this)\b/iu.test(
      sentence,
    );
  const isListed =
    /,.*\b(?:and|whether|if|where|which|how many|when)\b.*\b(?:whether|if|where|which|how many|when)\b/iu.test(
      sentence,
    );
  return (
    isContext(sentence) ||
    livelihood.test(sentence) ||
    (isStory &&
      !isListed &&
      !/[:;\n]/u.test(sentence) &&
      sentence.split(',').length < 4 &&
      !ruling.test(sentence))
  );
}

const strict =
  /\b(?:must|only|unique|required|compulsory|mandatory|delete|remove|drop|rename|nobody|everyone|everybody|except|add|create|please|pls|default)\b/iu;

/**
 * True for a sentence that only greets, thanks or gives background: it asks for nothing, limits nothing and describes
 * nothing that is to be stored.
 */
export function isContext(sentence: string): boolean {
  const text = sentence.trim();
  if (text === '' || (talk.test(text) && !further.test(text)) || idle.test(text)) return true;
  if (/[:;\n]/u.test(text) || text.split(',').length > 3) return !asking.test(text) && !/[:\n]/u.test(text);
  return !asking.test(text) || (storyBegin.test(text) && !strict.test(text));
}
