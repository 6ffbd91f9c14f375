/** Words without a meaning that a name could keep. */
const empty = new Set(
  `i we you he she it they them him her us me my our your his their its this that these those there the a an some any each every
all is are was were am be been being has have had having do does did done will would can could shall should may might must to of
for in on at by with from into onto about and or but so if whether or not already still yet ever now then too also again please
pls really just actually currently exactly somebody someone anybody anyone everybody people thing things it's its he's she's
they're there's we're who what which when where how got get gets getting want wants need needs like kind-of up out off down away
back over`.split(/\s+/u),
);

const irregular: Readonly<Record<string, string>> = {
  brings: 'brought',
  bring: 'brought',
  pays: 'paid',
  pay: 'paid',
  does: 'done',
  did: 'done',
  makes: 'made',
  making: 'made',
  takes: 'taken',
  taking: 'taken',
  took: 'taken',
  gives: 'given',
  gave: 'given',
  giving: 'given',
  writes: 'written',
  wrote: 'written',
  runs: 'run',
  teaches: 'taught',
  leads: 'led',
  drives: 'driven',
  drove: 'driven',
  driving: 'driven',
  sold: 'sold',
  sells: 'sold',
  bought: 'bought',
  buys: 'bought',
  found: 'found',
  finds: 'found',
  spoke: 'spoken',
  sent: 'sent',
  brought: 'brought',
  paid: 'paid',
  held: 'held',
  led: 'led',
  left: 'left',
  began: 'begun',
  came: 'came',
  planning: 'planned',
};

function contents(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '' && !empty.has(word));
}

/** The past form of a verb: `bakes`, `baking` and `baked` are `baked`. */
export function past(verb: string): string {
  if (Object.hasOwn(irregular, verb)) return irregular[verb] ?? verb;
  if (verb.endsWith('ed')) return verb;
  const stem = verb.replace(/(?:ing|es|s)$/u, '');
  return stem.length < 3 ? verb : stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

const coming =
  /^(?:has|have|had|got|com\w+|came|attend\w*|present|here|turn\w*|show\w*|join\w*|involved|there)$/u;
const measures: Readonly<Record<string, string>> = {
  long: 'duration',
  often: 'frequency',
  far: 'distance',
  old: 'age',
  big: 'size',
  bad: 'severity',
  good: 'quality',
  well: 'quality',
  urgent: 'urgency',
  hard: 'difficulty',
  difficult: 'difficulty',
};

type Reducer = readonly [
  RegExp,
  (rest: string, found: Readonly<Record<string, string | undefined>>) => string,
];

/** Names by the word that asks; the first that fits decides. */
const reducers: readonly Reducer[] = [
  [
    /^(?:if|whether|wether|did|does|do|is|are|was|were|has|have|had|can) (?<rest>.+)$/u,
    (rest) => `whether ${contents(rest).slice(-3).join(' ')}`,
  ],
  [
    /^(?:by )?(?:who|whom|whoever)(?<rest>.*)$/u,
    (rest) => {
      const [verb = ''] = contents(rest);
      return verb === '' || coming.test(verb) ? 'person' : `${past(verb)} by`;
    },
  ],
  [
    /^(?:since |from )?when(?<rest>.*)$/u,
    (rest) => {
      const isLast = /\blast\b/u.test(rest);
      const verb =
        contents(rest).findLast((word) => !/^(?:last|first|next|time|day|date)$/u.test(word)) ?? '';
      if (isLast && verb !== '') return `last ${past(verb)} on`;
      return verb === '' || /^(?:happen\w*|due|place|next|last)$/u.test(verb) ? 'date' : `${past(verb)} on`;
    },
  ],
  [/^(?:from |to )?where(?<rest>.*)$/u, () => 'place'],
  [/^(?:why|what for|for what)(?<rest>.*)$/u, () => 'reason'],
  [/^how many (?<rest>.+)$/u, (rest) => `number of ${contents(rest).slice(0, 1).join(' ')}`],
  [
    /^how much(?<rest>.*)$/u,
    (rest) => {
      const verb = contents(rest).at(0) ?? '';
      return /^(?:paid|pay|pays|cost|costs|owe\w*|charged?|spent)$/u.test(verb)
        ? `amount ${past(verb)}`
        : verb === ''
          ? 'amount'
          : verb;
    },
  ],
  [
    /^how (?:it|they|he|she|we|i|you) (?<rest>.+)$/u,
    (rest) => `how ${past(contents(rest).at(-1) ?? 'done')}`,
  ],
  [/^how (?<what>\p{L}+)(?<rest>.*)$/u, (_, { what = '' }) => measures[what] ?? what],
  [
    /^what(?:'s|s)?(?<rest> .*)?$/u,
    (rest) => {
      const said = contents(rest);
      return /^(?:costs?|costed|charged?)$/u.test(said.at(-1) ?? '')
        ? 'cost'
        : said.length === 1 && !/(?:ed|happens?|did|done|said)$/u.test(said[0] ?? '')
          ? (said[0] ?? '')
          : 'description';
    },
  ],
  [
    /^which (?<rest>.+)$/u,
    (rest) =>
      rest.split(
        /\s+(?:is|are|was|were|has|have|had|it|he|she|they|we|i|you|the|did|does|do|goes|go|went|came|comes)\b/u,
      )[0] ?? '',
  ],
];

const relative =
  /,? (?:that|which|who|whom|whose|where|when|because|in which|on which|at which|for which|so that|so|if|as|he|she|they|we|i|it|you|people|customers)\b(?<clause>.*)$/u;

/** The head of a description with what a relative clause says of it: `the year in which they joined` is a year joined. */
function headed(text: string): string {
  const clause = relative.exec(text)?.groups?.['clause'];
  const head = text.replace(relative, '').trim();
  const verb = clause === undefined ? undefined : contents(clause).at(-1);
  if (
    verb === undefined ||
    !/(?:ed|en|paid|made|sold|bought|left|sent|lent|won|lost|due|held|kept|met|back)$/u.test(verb)
  )
    return head;
  const [last = ''] = contents(head).slice(-1);
  if (/^(?:date|day)$/u.test(last)) return `${verb} on`;
  return /^(?:year|month|time|price|amount|sum|person)$/u.test(last) ? `${last} ${verb}` : head;
}

/**
 * Shorter words for what a column holds, where its description is a whole clause: `who is baking` is `baked by`, `the
 * year in which they joined` is `year joined`. Empty where nothing is left.
 */
export function reducedName(description: string): string {
  const text = description
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[“”"!?.;:*•(),]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(
      /^(?:and |also |plus |maybe |perhaps |then |of course |i (?:humbly )?think |that also |the |a |an )+/u,
      '',
    )
    .replace(/^(?:for|in|on|at|to|about|from) (?=which|what|whom|when)/u, '');
  for (const [pattern, name] of reducers) {
    const found = pattern.exec(text)?.groups;
    if (found) return name((found['rest'] ?? '').trim(), found).trim();
  }
  const head = headed(text);
  const counted = /^(?:number|count|amount) of \p{L}+/u.exec(head)?.[0];
  const short =
    counted ??
    head.split(
      / (?:of|for|in|on|at|by|with|from|to|per|may|will|would|should|can|is|are|was|were|has|have)\b/u,
    )[0] ??
    head;
  const kept = head.split(' ').length > 4 ? short : head;
  return kept
    .split(' ')
    .filter((word) => !empty.has(word) || /^(?:of|in|on|per|by)$/u.test(word))
    .slice(-4)
    .join(' ');
}
