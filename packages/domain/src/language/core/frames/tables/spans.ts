/** A part of a statement that may list columns, and what comes before it. */
export interface Span {
  readonly before: string;
  readonly list: string;
  /** The least number of columns that make it a list. */
  readonly least: number;
  /** What follows may also be a name. */
  readonly isOpen?: boolean | undefined;
}

const storing = String.raw`(?:keep|track|record|note|write(?: down| in)|store|log|save|collect|list|register|remember|enter|capture|jot|document|(?<=(?:want|need|like) to )(?:know|see|have))`;
const people = String.raw`(?:i|we|you|they|he|she|one|people|staff|everyone|everybody|somebody|someone|the \p{L}+|my \p{L}+)`;
const adverbs = String.raw`(?:(?:all|also|always|only|just|both|should|must|would|will|shall|might|may|can|could|usually|normally|need|needs|want|wants|like|have|has|to|'d|please|then|ought|tend|at least) )*`;
const following = String.raw`(?: (?:down|in|up|it|there|them|about it|about them|us|me|for each one|for each|for every one|for each of them|of each))*`;
const fillers = String.raw`(?:(?:[:,–-]|(?:the following|following|these|those|columns?|fields?|details?|things?|headings?|boxes|only|just|things like|stuff like|like|namely|its|their|his|her|our|an?|the|as follows|for|such as)(?=[\s:])) ?)*`;

const marks: readonly (readonly [RegExp, number, 'open'?])[] = [
  // A colon or a dash after words that are no list.
  [/^(?<before>[^,;:()]{1,90}?)\s*(?:(?<!\d):(?!\d)|=>|->|\s[–—-]\s)\s*(?<list>\S.*)$/su, 1],
  [
    new RegExp(
      String.raw`^(?<before>.+?),? (?:w\/|with|having|containing|including|showing|consisting of|made up of|comprising|(?:that|which) (?:${adverbs})(?:has|have|shows?|contains?|includes?|holds?|says?|tells?|notes?|records?|needs?)|to (?:contain|include|show|hold|have))(?: |: ?)${fillers}(?<list>\S.*)$`,
      'isu',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`^(?<before>(?:for|with|of|about|on|per) (?:each|every|all|any)\b(?: of them| one|(?: (?!(?:i|we|you|please)\b)\p{L}+){1,3}?)?)(?:(?: (?:that|which|who) [^,:]{2,40}?)?,? (?:i|we|you|please)(?:(?:'d| would| should| want| need| like| have| must| to| note| record| know| write| keep| see| store))+(?: down)?|)[:,]? ${fillers}(?<list>\S.*)$`,
      'isu',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`^(?<before>(?!(?:i|we|you|people)\b)[^,;:]{1,60}?)\s*(?<!\b(?:an?|the|my|our|this|one|new|to) )\b${adverbs}(?:has|have|hav|needs?|wants?|gets?|contains?|includes?|holds?|carry|carries|comes? with|consists? of|shows?|requires?|got)(?: |: ?)${fillers}(?<list>\S.*)$`,
      'isu',
    ),
    1,
  ],
  [
    new RegExp(
      String.raw`^(?<before>(?:inside|in it|in there|there|in the (?:table|list)|(?:the )?(?:columns?|fields?|headings?|details?|info|information|boxes)(?: \p{L}+){0,2}?)?)(?: (?:must|should|will|would|is|are|be|comes?|goes?|has to|have to|needed|shall|could|please))*\s*[:–-]?\s+${fillers}(?<list>\S.*)$`,
      'isu',
    ),
    2,
  ],
  [
    new RegExp(
      String.raw`^(?<before>.*?)(?:^|[\s,])(?:(?:${people})(?:'d|'ll|'m|'re)? ${adverbs}|to |can |could |should |must |please |pls |kindly |gonna |wanna |and )${storing}\b${following}(?: |: ?|, )${fillers}(?<list>\S.*)$`,
      'isu',
    ),
    2,
    'open',
  ],
  [/^(?<before>)(?<list>.*)$/su, 2],
];

/** The parts of a statement that may list columns, by the words or marks that introduce them. */
export function spans(statement: string): readonly Span[] {
  return marks.flatMap(([mark, least, kind]) => {
    const found = mark.exec(statement)?.groups;
    const before = (found?.['before'] ?? '').trim();
    const list = (found?.['list'] ?? '').trim();
    return found ? [{ before, list, least, isOpen: kind === 'open' }] : [];
  });
}

const adding =
  /^(?:(?:oh|ah|and|also|plus|additionally|in addition|furthermore|moreover|further|finally|lastly|maybe|perhaps|ideally|preferably|as well|besides|then|i|we|would|'d|also|need|want|like|should|please|to|note|have|add|include|keep|record|humbly|think|that|with|there|must|be|is|are|don't forget|not to forget|as well as|as for)[\s,:]+)+(?<list>\S.*?)(?: (?:would|might|could) be (?:nice|good|great|helpful|useful|handy|lovely|cool)\b.*| (?:may|might|will|should) (?:also )?be (?:needed|useful|there)\b.*| too| as well| please| also)*$/iu;

/** The list of a statement that adds to what was described before: `Also whether it was paid`. */
export function additions(statement: string): string | undefined {
  return adding.exec(statement)?.groups?.['list'];
}
