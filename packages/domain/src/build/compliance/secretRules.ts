import { anyCase } from './anyCase.ts';
import type { ReviewRuleId } from './reviewRules.ts';

/** The shape of a secret; every shape has a bounded length and starts at a name boundary. */
export interface SecretShape {
  readonly rule: ReviewRuleId;
  readonly pattern: RegExp;
  /** The minimum entropy in bits per character; anything below counts as an example. */
  readonly entropy: number;
}

/** Keys in the formats of their services, private keys and database addresses. */
export const secretShapes: readonly SecretShape[] = [
  { rule: 'service-key', pattern: /(?<![\w-])(?:sk|rk)_live_[A-Za-z0-9]{16,120}/gu, entropy: 2 },
  { rule: 'trial-key', pattern: /(?<![\w-])(?:sk|rk)_test_[A-Za-z0-9]{16,120}/gu, entropy: 2 },
  { rule: 'service-key', pattern: /(?<![\w-])whsec_[A-Za-z0-9]{20,80}/gu, entropy: 2 },
  { rule: 'service-key', pattern: /(?<![\w-])gh[pousr]_[A-Za-z0-9]{30,255}/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])github_pat_\w{22,255}/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])nfp_[A-Za-z0-9]{30,60}/gu, entropy: 3 },
  {
    rule: 'service-key',
    pattern: /(?<![\w-])sk-(?=[\w-]{0,200}\d)(?:ant-|proj-|svcacct-)?[\w-]{20,200}/gu,
    entropy: 3.5,
  },
  { rule: 'service-key', pattern: /(?<![\w-])SG\.[\w-]{16,40}\.[\w-]{30,60}/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])AIza[\w-]{35}/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])xox[abeoprs]-[\w-]{10,200}/gu, entropy: 2 },
  { rule: 'service-key', pattern: /(?<![\w-])sb_secret_[\w-]{20,100}/gu, entropy: 3 },
  { rule: 'service-key', pattern: /(?<![\w-])sbp_[a-f0-9]{40}/gu, entropy: 3 },
  { rule: 'private-key', pattern: /-----BEGIN (?:[A-Z]{1,10} ){0,3}PRIVATE KEY-----/gu, entropy: 0 },
  {
    rule: 'database-address',
    pattern:
      /(?<!\w)(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?):\/\/[^\s:/@"'\x60$]{1,64}:[^\s/@"'\x60$]{1,200}@/gu,
    entropy: 0,
  },
];

/** A token in three parts; its role decides the severity. */
export const tokenShape = /(?<![\w-])eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{0,1000}/gu;

/** A value assigned to a name that means a secret: name, then value. */
export const namedSecret =
  /(?<![\w-])([\w-]{0,40}(?:secret|token|api[_-]?key|passw(?:or)?d|credential|private[_-]?key)[\w-]{0,20})["'\x60]?\s{0,4}[:=]\s{0,4}["'\x60]?([^\s"'\x60;,]{16,200})/giu;

/** The minimum entropy of a value without a known shape, in bits per character. */
export const namedSecretEntropy = 3.5;

/** A variable with a prefix that exposes it to the browser and a name that means a secret. */
export const browserSecret =
  /(?<!\w)(?:VITE|NEXT_PUBLIC|NUXT_PUBLIC|EXPO_PUBLIC|REACT_APP|GATSBY|PUBLIC)_[A-Z0-9_]{0,60}(?:SECRET|SERVICE_ROLE|PRIVATE)[A-Z0-9_]{0,40}/gu;

/** A cheap filter that matches every text with any of the above, and few others. */
export const secretHint = new RegExp(
  [
    String.raw`(?:sk|rk)_(?:live|test)_|whsec_|gh[pousr]_[A-Za-z0-9]{30}|github_pat_|nfp_|(?<![\w-])sk-(?=[\w-]{0,200}\d)[\w-]{20}|SG\.[\w-]{16}`,
    String.raw`(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\w-]{35}|xox[abeoprs]-|sb_secret_|sbp_|PRIVATE KEY-----|(?<![\w-])eyJ[\w-]{8,2000}\.eyJ`,
    String.raw`(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?):\/\/[^\s:/@"'\x60$]{1,64}:`,
    String.raw`(?:${anyCase('secret|token|api[_-]?key|passw(?:or)?d|credential|private[_-]?key')})[\w\u017F\u212A-]{0,20}["'\x60]?\s{0,4}[:=]\s{0,4}["'\x60]?[^\s"'\x60;,]{16}`,
    '(?:VITE|NEXT_PUBLIC|NUXT_PUBLIC|EXPO_PUBLIC|REACT_APP|GATSBY|PUBLIC)_[A-Z0-9_]{0,60}(?:SECRET|SERVICE_ROLE|PRIVATE)',
  ].join('|'),
  'u',
);
