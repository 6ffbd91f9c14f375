import { entropyOf } from './entropy.ts';
import type { ReviewRuleId } from './reviewRules.ts';
import {
  browserSecret,
  namedSecret,
  namedSecretEntropy,
  secretHint,
  secretShapes,
  tokenShape,
} from './secretRules.ts';
import { tokenRole } from './tokenRole.ts';

/** The match of a rule, from `start` up to but not including `end`. */
export interface Hit {
  readonly rule: ReviewRuleId;
  readonly start: number;
  readonly end: number;
  /** Whether the matched text must not be shown. */
  readonly secret: boolean;
}

/** Roles whose tokens are meant for the browser. */
const publicRoles: ReadonlySet<string> = new Set(['anon', 'authenticated']);

/** The maximum number of hits listed per pattern and file. */
export const maxHits = 200;

function hits(
  text: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => readonly [ReviewRuleId, value: string] | undefined,
  secret = true,
): readonly Hit[] {
  const found: Hit[] = [];
  for (const match of text.matchAll(pattern)) {
    const judged = judge(match);
    if (judged) {
      const end = match.index + match[0].length;
      found.push({ rule: judged[0], start: end - judged[1].length, end, secret });
    }
    if (found.length === maxHits) break;
  }
  return found;
}

function tokenRule(token: string): ReviewRuleId | undefined {
  const role = tokenRole(token);
  if (role === 'service_role') return 'service-role-token';
  return role !== undefined && publicRoles.has(role) ? undefined : 'access-token';
}

/** Whether a value looks random and is not a reference to a secret stored elsewhere. */
function isRandom(value: string): boolean {
  return (
    /[a-z]/iu.test(value) &&
    /\d/u.test(value) &&
    !/^(?:process\.|import\.|env\.|https?:|\$)|[${}()]/u.test(value) &&
    entropyOf(value) >= namedSecretEntropy
  );
}

/** Whether two hits share a character. */
export function overlaps(one: Hit, other: Hit): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The secrets in any text. A secret with a known shape is not reported again for its name. */
export function findSecrets(text: string): readonly Hit[] {
  if (!secretHint.test(text)) return [];
  const shaped = [
    ...secretShapes.flatMap(({ rule, pattern, entropy }) =>
      hits(text, pattern, ([value]) => (entropyOf(value) >= entropy ? [rule, value] : undefined)),
    ),
    ...hits(text, tokenShape, ([token]) => {
      const rule = tokenRule(token);
      return rule === undefined ? undefined : [rule, token];
    }),
  ];
  const named = hits(text, namedSecret, ([, , value = '']) =>
    isRandom(value) && !value.startsWith('eyJ') ? ['random-secret', value] : undefined,
  );
  const browser = hits(text, browserSecret, ([name]) => ['secret-in-browser', name], false);
  return [...shaped, ...named.filter((hit) => !shaped.some((known) => overlaps(hit, known))), ...browser];
}
