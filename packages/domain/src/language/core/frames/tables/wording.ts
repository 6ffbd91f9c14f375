/** Ways to say the same in a list of columns, in the form that the reader of lists knows. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S) n (?=\S)/giu, ' and '],
  [/\s*(?:->|=>)\s*/gu, ': '],
  [/,? (?:as well as|along with|together with|plus) /giu, ', '],
  [/\s*[,–—-]?\s*\b(?:and )?(?:nothing (?:else|in between|other)|no others?|only these)\b/giu, ''],
  // `who is baking what`
  [
    /\bwho (?<verb>(?:is |are |was |has |have )?\p{L}+) (?<what>which \p{L}+|what)\b/giu,
    'who $<verb>, $<what>',
  ],
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
    /\bhas (?:anybody|anyone|somebody|someone|it been|it|he|she) (?<what>[^,;]+?)(?: yes or no| y\/n| yes\/no)?(?=[,;.!]|$)/giu,
    'whether $<what>',
  ],
  [/\bhow long (?:it|they|he|she|this|that)(?: \p{L}+)?(?=[,;.]|$| and )/giu, 'duration'],
  [
    /(?<=^|[,;:] ?|\band )(?<what>[^,;:()]{2,40}?(?<!\byes|\by)),? or (?:not(?: [^,;:() ]+)?|no)(?=\s*(?:[,;.)]|$| and ))/giu,
    'whether $<what>',
  ],
  [/(?<=,\s*)(?<what>[^,?]{2,30}?)\s*\?+$/gu, 'whether $<what>'],
  [/,?(?: (?:which is|is))? (?<value>\p{L}+|\d+) (?:by|as) default\b/giu, ', default $<value>'],
  [/(?<=\p{L}) (?<from>\d{1,3})\s?[-–]\s?(?<to>\d{1,4})(?=[,;.]|$)/gu, ' ($<from> to $<to>)'],
  [/,? (?<values>(?:[A-Z\d]{1,3}, )+[A-Z\d]{1,3},? or [A-Z\d]{1,3})(?=[,;.]|$)/gu, ' ($<values>)'],
  [
    /\b(?:which|what) (?<thing>(?!it\b|they\b|we\b|he\b|she\b|was\b|is\b|are\b|day\b|did\b|happened\b|time\b)\p{L}+) (?:it|they|he|she|we|i|is|are|was|were|has|have|had|goes|went|came|took|made|did|can)\b[^,;()]*?(?=[,;()]|$| and )/giu,
    'which $<thing>',
  ],
  [/(?<=\p{L}) of (?:him|her|them|it)(?=[,;.]|$| and )/giu, ''],
  [
    / (?:(?:is|are) to|must|should|shall|will|have to|has to) be (?:there|in it|included|recorded|noted)(?=[,;.]|$)/giu,
    '',
  ],
  [
    /(?<=^|[;|] ?|^[^:()]*, )(?<one>[\p{L}-]+) or (?<other>[\p{L}-]+)(?=\s*(?:[,;|]|$))/giu,
    'kind ($<one> or $<other>)',
  ],
  [
    /\bhow many (?<thing>\p{L}+) (?:fits?|are|is|were|was|there|we|they|he|she|it(?:'s)?|i|you|came|comes?|went|can|could|will|attend\w*|left|took|has|have)\b[^,;()]*?(?=[,;()]|$| and )/giu,
    'how many $<thing> ',
  ],
  [/\b(?:which|what) day(?: of the week)?(?: (?:it|he|she|they|we)\b[^,;()]*)?(?=[,;]|$)/giu, 'day'],
  [/\bday of the week\b/giu, 'weekday'],
  [/\b(?:vs|versus|against) (?:who|whom)\b/giu, 'opponent'],
  [/\b(?:i|we) (?:(?:humbly|also|really) )*(?:think|guess|suppose|believe)(?: that)?(?: also)? /giu, ''],
  [
    / (?:may|might|would|could|will|should)(?: also)? be (?:needed|nice|useful|good|handy|helpful|great)(?: too| as well| to have)?/giu,
    '',
  ],
  [/\b(?<!\b(?:what|who|it|that|there|he|she|how|where|let))'s (?=\p{L})/giu, ' '],
  [
    /,? (?:that (?:sort|kind) of (?:thing|stuff)|things like that|stuff like that|you know|if you know what i mean|you get the idea|love|dear|darling|mate)(?=[,;.!]|$)/giu,
    '',
  ],
  [/^(?:just|only|like|such as|namely|the following|:)+\s*/iu, ''],
  [
    /[\s,;]*(?:\b(?:please|pls|thanks?|thank you|etc|and so on|and stuff|that's it|that's all|if possible|if you can)\b[\s.!]*)+$/iu,
    '',
  ],
];

/** A list of columns in plainer words. */
export function plainList(text: string): string {
  return forms.reduce((plain, [pattern, to]) => plain.replace(pattern, to), text).trim();
}
