import { isFactName } from './words.ts';

const word = String.raw`[\p{L}][\p{L}’'-]*`;
const named: readonly (readonly [values: RegExp, name: string])[] = [
  [
    /^(?:cash|card|transfer|bank(?: transfer)?|paypal|cheque|check|invoice|twint|debit|credit)$/iu,
    'payment method',
  ],
  [/^(?:morning|afternoon|evening|noon|night)s?$/iu, 'time of day'],
  [/^(?:small|medium|large|big|xs|s|m|l|xl)$/iu, 'size'],
  [
    /^(?:done|open|closed|new|waiting|passed|failed|paid|planned|cancelled|delivered|confirmed|booked|ready|finished)$/iu,
    'status',
  ],
  [/^(?:good|bad|broken|worn|fine|damaged|used)$/iu, 'condition'],
  [/^(?:beginners?|intermediate|advanced|easy|hard)$/iu, 'level'],
];

/** `30, 45 or 60 minutes`: what stands behind the last figure belongs to each. */
function withUnit(values: readonly string[]): readonly string[] {
  const unit = /^\d+ (?<unit>\p{L}+)$/u.exec(values.at(-1) ?? '')?.groups?.['unit'];
  const isEach = values.slice(0, -1).every((value) => /^\d+$/u.test(value));
  return unit !== undefined && isEach
    ? values.map((value) => `${Number.parseInt(value, 10)} ${unit}`)
    : values;
}

const oneValue = /^[\p{L}][\p{L}’'-]*(?: [\p{L}’'-]+){0,2}$/u;
const mostValues = 8;

/** The values of a list of alternatives, as `cash, card or transfer`; none where it is something else. */
export function valuesOf(said: string): readonly string[] {
  const text = said.trim().replace(/^(?:either|one of|can be|a choice of) /iu, '');
  if (!/ or |\//iu.test(text) || / of /u.test(text)) return [];
  const values = text
    .split(/,? or | ?[,/] ?/iu)
    .map((one) => one.replace(/^(?:an?|the|their|her|his|by|in|at|with) /iu, '').trim())
    .filter((one) => one !== '');
  if (values.length < 2 || values.length > mostValues || !values.every((one) => oneValue.test(one)))
    return [];
  // `cash card or transfer`: words without a comma.
  const [first = '', ...others] = values;
  const parts = first.split(' ');
  const isNamed = named.some(([pattern]) => pattern.test(first));
  const isRun = !isNamed && others.length === 1 && parts.length > 1 && others[0]?.includes(' ') === false;
  return isRun ? [...parts, ...others] : withUnit(values);
}

/** What alternatives without a name are called. */
export function nameOfChoice(values: readonly string[]): string {
  const found = named.find(([pattern]) => values.some((value) => pattern.test(value)));
  return found?.[1] ?? 'kind';
}

const inBrackets = new RegExp(String.raw`^(?<fact>.+?) ?\((?<list>[^()]+)\)$`, 'u');
const afterFact = new RegExp(
  String.raw`^(?<fact>${word}(?: [\p{L}’']+){0,6}?)(?:,? (?:which|that|it|this) (?:is|are|can be|could be|may be|must be)| (?:is|can be|either|one of)|:| -) (?<list>.+)$`,
  'iu',
);

/** A fact with the values that follow it: `the voice (soprano, alto or bass)`, `state, it can be new or used`. */
export function withValues(
  said: string,
): { readonly fact: string; readonly values: readonly string[] } | undefined {
  const bracketed = inBrackets.exec(said)?.groups;
  if (bracketed) {
    const list = bracketed['list'] ?? '';
    const isSpaced = /^\p{L}+(?: \p{L}+){2,}$/u.test(list);
    const values = list
      .split(isSpaced ? ' ' : / ?, ?(?:or |and )?| or | ?\/ ?/iu)
      .map((value) => value.trim());
    const isYesNo = values.length < 3 && values.some((value) => /^(?:yes|no|y|n)$/iu.test(value));
    return values.length > 1 &&
      !isYesNo &&
      values.every((value) => value !== '' && value.split(' ').length < 4)
      ? { fact: bracketed['fact'] ?? '', values: withUnit(values) }
      : undefined;
  }
  const after = afterFact.exec(said)?.groups;
  const values = after ? valuesOf(after['list'] ?? '') : [];
  if (values.some((value) => /^not?$/iu.test(value))) return undefined;
  return values.length > 1 ? { fact: after?.['fact'] ?? '', values } : undefined;
}

const clause = /^(?:how|when|what|which|who|where|whose|if|whether|from|since|for|on|at)\b/iu;

/** Alternatives in a list of facts, held together by slashes, so that their commas part no facts. */
export function heldTogether(list: string): string {
  return (
    list
      .replaceAll(/ ?\/ ?/gu, '/')
      .replaceAll(/,? or (?:still |else )not\b/giu, ' or not')
      .replaceAll(
        /\b(?:if|whether|is|was) (?:it|they|he|she|this)(?:['’]s| is| was| are)? (?=\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)*,? or (?!not|no\b|maybe))/giu,
        'kind: ',
      )
      // Examples are no choices.
      .replaceAll(
        / ?\((?:like|such as|e\.?g\.?|for example) [^()]*\)| ?\([^()]*\b(?:and so on|and so forth|etc)\b[^()]*\)/giu,
        '',
      )
      .replaceAll(/\([^()]*\)/gu, (whole) => whole.replaceAll(/ ?, ?(?:or |and )?| or /giu, '/'))
      .replaceAll(
        new RegExp(
          String.raw`(?<![\p{L}])${word}(?: ${word})?(?:, ${word}(?: ${word})?)*,? or (?:their |a |an )?${word}(?:[ -]${word})?(?=[,.;?!]|$| (?:and|n)\b)`,
          'giu',
        ),
        (whole) => {
          if (/\b(?:or (?:not|so|more|no|maybe)|yes or|of)\b/iu.test(whole)) return whole;
          const parts = whole.split(/, | or /iu);
          // What is a fact by its name is none of the values: `email, junior or senior`.
          const last = parts.findLastIndex((part) => isFactName(part.trim()) || clause.test(part.trim()));
          const own = parts.slice(last + 1);
          if (own.length < 2) return whole;
          const before = parts.slice(0, last + 1);
          return [...before, own.map((part) => part.replace(/,$/u, '')).join('/')].join(', ');
        },
      )
  );
}
