/** Ways to say the same in a list of columns, in the form that the reader of lists knows. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S) n (?=\S)/giu, ' and '],
  // `which is gentle, flow or power`
  [
    /,? (?:(?:which|that) (?:is|are|can be|may be|could be|must be|will be|has to be)(?: either| one of| always| only)?|(?<!: ?)\b(?:either|one of))(?: an?)? (?<values>[^,;()]+(?:, [^,;()]+)*?,? or (?:an? )?[^,;() ]+(?: [^,;() ]+)?)(?=[,;]| and |$)/giu,
    ' ($<values>)',
  ],
  // `whether the person is a full, associate or honorary member`
  [
    /\b(?:whether|if) (?:(?:it|he|she|they)(?: is| was| are| were|'s)|(?:the |an? )?(?<who>\p{L}+) (?:is|was|are|were)) (?:an? |the )?(?<values>\p{L}+(?:, (?:an? )?\p{L}+)*,? or (?!not\b)(?:an? )?\p{L}+)(?<noun> \p{L}+)?(?=[,;.]|$)/giu,
    '$<noun> $<who> type ($<values>)',
  ],
  [
    /(?<=^|[,;:] ?|\band )(?<what>[^,;:()]{2,40}?(?<!\byes|\by)),? or (?:not(?: [^,;:() ]+)?|no)(?=\s*(?:[,;.)]|$| and ))/giu,
    'whether $<what>',
  ],
  [
    /\b(?:which|what) (?<thing>(?!it\b|they\b|we\b|he\b|she\b|was\b|is\b|are\b|day\b|did\b|happened\b|time\b)\p{L}+) (?:it|they|he|she|we|i|is|are|was|were|has|have|had|goes|went|came|took|made|did|can)\b[^,;()]*?(?=[,;()]|$| and )/giu,
    'which $<thing>',
  ],
  [
    /\bhow many (?<thing>\p{L}+) (?:fits?|are|is|were|was|there|we|they|he|she|it(?:'s)?|i|you|came|comes?|went|can|could|will|attend\w*|left|took|has|have)\b[^,;()]*?(?=[,;()]|$| and )/giu,
    'how many $<thing> ',
  ],
  [/\bhow long (?:it|they|he|she|this|that)(?: \p{L}+)?(?=[,;.]|$| and )/giu, 'duration'],
  // `jersey size, S, M or L`
  [/,? (?<values>(?:[A-Z\d]{1,3}, )+[A-Z\d]{1,3},? or [A-Z\d]{1,3})(?=[,;.]|$)/gu, ' ($<values>)'],
  [
    / (?:(?:is|are) to|must|should|shall|will|have to|has to) be (?:there|in it|included|recorded|noted)(?=[,;.]|$)/giu,
    '',
  ],
];

/** A list of columns in plainer words. */
export function plainList(text: string): string {
  return forms.reduce((plain, [pattern, to]) => plain.replace(pattern, to), text).trim();
}
