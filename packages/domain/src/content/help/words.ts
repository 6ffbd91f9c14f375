/** Words that carry no meaning in a question. */
const functionWords = new Set(
  `a about again all already also am an and any anybody anyone anything are as at be because been being but by
  can cannot could did do does doing done each else even ever every everybody everyone everything for from get gets getting
  give go goes going got had has have having hello help hey hi how i if in into is it its just know let lets like
  made may me mean means might mine more most much must my need needed needs never no not now of off oh ok okay on once one only
  or our out over own please possible problem question really same shall should so some somebody someone something
  still such tell than thank thanks that the their them then there these they thing things this those to too try trying up us
  use used using very want wants was way we well were what whats when where which while who whom whose why will with within
  without would yet you your yours`.split(/\s+/u),
);

/** Synonyms; the first one of each line represents all. */
const sameThings: readonly (readonly [string, ...string[]])[] = [
  ['delete', 'remove', 'removal', 'erase', 'deletion', 'drop', 'destroy', 'wipe'],
  ['undo', 'undone', 'undid', 'revert', 'reverse'],
  ['price', 'pricing', 'cost', 'costs', 'fee', 'charge', 'charged', 'expensive', 'cheap'],
  [
    'pay',
    'paid',
    'payment',
    'billing',
    'bill',
    'billed',
    'paying',
    'credit',
    'card',
    'purchase',
    'buy',
    'bought',
  ],
  ['plan', 'subscription', 'subscribe', 'tier', 'subscribed', 'unsubscribe'],
  ['export', 'download', 'takeout', 'backup', 'copy'],
  ['refund', 'moneyback', 'reimburse', 'reimbursement'],
  ['password', 'passwords', 'passcode', 'passphrase'],
  ['signin', 'login', 'logon', 'log'],
  ['publish', 'live', 'online', 'launch', 'host', 'hosting'],
  ['deploy', 'deployment', 'redeploy'],
  ['support', 'contact', 'reach', 'email', 'mail'],
  ['create', 'make', 'new', 'build'],
  ['secure', 'security', 'safe', 'safety', 'protect', 'protected', 'private', 'privacy'],
  ['cancel', 'cancellation', 'cancelled', 'canceled', 'quit', 'renew', 'renewal'],
  ['account', 'profile'],
  ['person', 'people', 'human'],
  ['secret', 'key', 'apikey', 'token'],
  ['see', 'view', 'seen', 'visible', 'read'],
  ['row', 'record'],
  ['notification', 'notify', 'alert', 'bell'],
  ['change', 'edit', 'update', 'modify'],
  ['site', 'website', 'webpage'],
];

const standsFor: ReadonlyMap<string, string> = new Map(
  sameThings.flatMap(([first, ...others]) =>
    [first, ...others].map((word) => [stem(word), stem(first)] as const),
  ),
);

/**
 * A word without its ending, so that 'pricing' and 'prices' are one.
 * @example
 * stem('planning') // => 'plan'
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const base = word
    .replace(/ies$/u, 'y')
    .replace(/(?:ing|ed|es|s|e)$/u, '')
    .replace(/([bdglmnprt])\1$/u, '$1');
  return base.length < 3 ? word : base;
}

/**
 * The meaning of a word; the same for all its synonyms.
 * @example
 * meaning('cost') === meaning('prices') // => true
 */
export function meaning(word: string): string {
  const base = stem(word);
  return standsFor.get(base) ?? base;
}

/**
 * The words of a text in lower case; 'row-level' is two words, and 'sign in' is one.
 * @example
 * wordsOf('Log in') // => ['signin']
 */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/\b(?:sign|log)(?:ging|ing|ged|ed)?[ -](?:in|on)\b/gu, 'signin');
  return words.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The meaningful words of a question; all words if none is meaningful.
 * @example
 * meaningfulWords('How do I delete my account?') // => ['delete', 'account']
 */
export function meaningfulWords(question: string): readonly string[] {
  const all = [...new Set(wordsOf(question))];
  const meaningful = all.filter((word) => !functionWords.has(word));
  return meaningful.length > 0 ? meaningful : all;
}
