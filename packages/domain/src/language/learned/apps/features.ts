import { plainFeatures } from '../features.ts';
import type { Known } from '../tokens.ts';

/** Who does something: the writer, others, or a thing. */
const subjects: readonly (readonly [string, RegExp])[] = [
  ['me', /^(?:i|we|me|us|my|our|i['’].+|we['’].+|im|ive)$/u],
  [
    'they',
    /^(?:they|he|she|people|customers?|clients?|guests?|visitors?|members?|parents?|everyone|everybody|anyone|users?|students?|pupils?|patients?|players?|tenants?|neighbou?rs?|folks?|families|residents?|volunteers?|buyers?|others|somebody|someone|who|kids|couples?|owners?|drivers?|friends?|singers?|musicians?|artists?|staff|team|them|their)$/u,
  ],
];
/** What is done: shown, entered, or kept. */
const deeds: readonly (readonly [string, RegExp])[] = [
  ['see', /^(?:see|look|brows|find|read|check|view|show|publish|know|list|search|watch|tell|displai|put)/u],
  [
    'enter',
    /^(?:book|order|reserv|sign|regist|request|ask|bui|pick|choos|appli|appl|vote|send|answer|fill|enter|post|share|join|upload|leav|offer|swap|borrow|rent|rsvp|pay|cancel|sell|report|submit|contact|message)/u,
  ],
  ['keep', /^(?:keep|track|record|log|note|write|manag|store|remember|organi|collect|sort|save|count)/u],
];

const classIn = (classes: readonly (readonly [string, RegExp])[], word: string): string | undefined =>
  classes.find(([, words]) => words.test(word))?.[0];

/** What a whole message says of who is to reach it. */
const flags: readonly (readonly [string, RegExp])[] = [
  ['site', /\b(?:web ?)?sites?\b|\bpages?\b|\bonline\b|\binternet\b/iu],
  ['app', /\bapps?\b|\bsystem\b|\btool\b|\bprogram\b/iu],
  [
    'private',
    /\bonly (?:for )?(?:me|us|my|our|i|we)\b|\bprivate\b|\bnobody (?:else|outside)\b|\bnot (?:for )?(?:the )?(?:public|whole)\b|\bjust (?:for )?(?:me|us)\b|\bfor myself\b/iu,
  ],
  ['members', /\bmembers?\b|\bclub\b|\bsociety\b|\bchoir\b|\bteam\b/iu],
  ['family', /\bfamil(?:y|ies)\b|\bhouse ?mates?\b|\bflat ?mates?\b|\bneighbou?rs?\b|\bfriends?\b/iu],
  ['account', /\b(?:log|sign) ?-?in\b|\blogin\b|\baccounts?\b|\bregister\b/iu],
  ['free', /\bwithout (?:an? )?(?:account|login|log)|\bno (?:account|login|password)/iu],
  ['trade', /\bcustomers?\b|\bclients?\b|\bprices?\b|\bbook(?:ings?)?\b|\border/iu],
];

/** A message with what its words stand in. */
export interface Wording {
  readonly tokens: readonly Known[];
  readonly flags: readonly string[];
  /** For each token, the number of its sentence, who acts there so far and what is done. */
  readonly places: readonly { readonly sentence: number; readonly who: string; readonly deed: string }[];
}

/** What the features of a message are read from. */
export function wordingOf(text: string, tokens: readonly Known[]): Wording {
  let [sentence, who, deed] = [0, '', ''];
  return {
    tokens,
    flags: flags.flatMap(([name, words]) => (words.test(text) ? [name] : [])),
    places: tokens.map(({ kind, text: said, lower, stem }) => {
      if (kind === 'break' || /^[.!?;]/u.test(said)) {
        sentence += 1;
        [who, deed] = ['', ''];
      }
      who = classIn(subjects, lower) ?? who;
      deed = classIn(deeds, stem) ?? deed;
      return { sentence, who, deed };
    }),
  };
}

/** What speaks for the label of one word. */
export function wordFeatures({ tokens, places, flags: said }: Wording, at: number): readonly string[] {
  const here = tokens[at];
  if (!here) return [];
  const { who = '', deed = '' } = places[at - 1] ?? {};
  const stemAt = (place: number): string => tokens[place]?.stem ?? '';
  return [
    ...plainFeatures(tokens, at),
    `who:${who}`,
    `deed:${deed}`,
    `wd:${who} ${deed}`,
    `wdw:${who} ${deed} ${here.stem}`,
    `w-3:${stemAt(at - 3)}`,
    `w+3:${stemAt(at + 3)}`,
    `t-1:${stemAt(at - 2)} ${stemAt(at - 1)}`,
    `t+1:${stemAt(at + 1)} ${stemAt(at + 2)}`,
    `t:${stemAt(at - 1)} ${here.stem} ${stemAt(at + 1)}`,
    `e4:${here.lower.slice(-4)}`,
    `b3:${here.lower.slice(0, 3)}`,
    ...(places[at]?.sentence === 0 ? ['s:first'] : []),
    ...(said.length === 0 ? [] : [`sn:${places[at]?.sentence === 0 ? said.join(',') : ''}`]),
  ];
}

/** What speaks for who reaches a list that a span of tokens names; `before` are the lists named before it. */
export function listFeatures(
  { tokens, places, flags: said }: Wording,
  { from, to }: { readonly from: number; readonly to: number },
  before: readonly string[],
): readonly string[] {
  const inside = tokens.slice(from, to).map(({ stem }) => stem);
  const { who = '', deed = '', sentence = 0 } = places[from] ?? {};
  const around = (start: number, end: number): readonly string[] =>
    tokens.slice(Math.max(0, start), Math.max(0, end)).map(({ stem }) => stem);
  const near = tokens.flatMap(({ stem }, at) => (places[at]?.sentence === sentence ? [stem] : []));
  const last = before.at(-1) ?? '^';
  return [
    ...new Set([
      'bias',
      ...inside.map((word) => `in:${word}`),
      `head:${inside.at(-1) ?? ''}`,
      `first:${inside[0] ?? ''}`,
      `who:${who}`,
      `deed:${deed}`,
      `wd:${who} ${deed}`,
      ...around(from - 2, from).map((word) => `b:${word}`),
      ...around(from - 6, from).map((word) => `bb:${word}`),
      ...around(to, to + 3).map((word) => `a:${word}`),
      `b1:${around(from - 1, from)[0] ?? '^'}`,
      `b2:${around(from - 2, from).join(' ')}`,
      `a1:${around(to, to + 1)[0] ?? '$'}`,
      ...near.map((word) => `s:${word}`),
      ...tokens.map(({ stem }) => `m:${stem}`),
      ...tokens.map(({ stem }, at) => `mb:${stem} ${tokens[at + 1]?.stem ?? '$'}`),
      ...said.map((flag) => `f:${flag}`),
      ...said.map((flag) => `fw:${flag} ${who} ${deed}`),
      `prev:${last}`,
      `n:${Math.min(before.length, 3)}`,
      ...before.map((access) => `has:${access}`),
    ]),
  ];
}

/** A list as far as its relation to others goes. */
export interface PlacedList {
  readonly access: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What speaks for each row of one list belonging to a row of another. */
export function parentFeatures(
  { tokens, places }: Wording,
  child: PlacedList,
  parent: PlacedList,
): readonly string[] {
  const [start, end] = child.from < parent.from ? [child.to, parent.from] : [parent.to, child.from];
  const between = tokens.slice(start, end).map(({ stem }) => stem);
  const isSame = places[child.from]?.sentence === places[parent.from]?.sentence;
  return [
    'bias',
    `pair:${child.access} ${parent.access}`,
    `c:${child.name}`,
    `p:${parent.name}`,
    `cp:${child.name} ${parent.access}`,
    `order:${child.from < parent.from ? 'before' : 'after'} ${isSame ? 'same' : 'other'}`,
    `opair:${child.from < parent.from ? 'before' : 'after'} ${child.access} ${parent.access}`,
    `far:${Math.min(4, Math.floor(between.length / 4))}`,
    ...(between.length < 6 ? between.map((word) => `w:${word}`) : []),
  ];
}
