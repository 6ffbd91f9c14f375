import {
  baselineOf,
  complianceTone,
  newFindings,
  reviewRules,
  reviewSource,
  toSarif,
  validationDelay,
  validationHeadline,
  validationOutcome,
} from '@saywright/domain/compliance';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { token } from './compliance.support.ts';

const letters = 'aB3dE6gH9jK2mN5pQ8rS1tU4vW7xY0zAbCdEfGhIjKlMnOp';
const stripe = ['sk', 'live', letters.slice(0, 24)].join('_');
const rulesOf = (text: string, path = 'src/a.ts') =>
  reviewSource({ path, text }).findings.map(({ rule }) => rule);

describe('the detailed review', () => {
  it.each([
    ['const mockUsers = 1', ['stand-in-data']],
    ['userMock MOCK_USERS Dummy', ['stand-in-data', 'stand-in-data', 'stand-in-data']],
    ['hammock mockingbird Mocked', []],
    ['"lorem ipsum"', ['stand-in-data', 'stand-in-data']],
    ['const placeholder = 1; "placeholder"', []],
    ['"a placeholder image"', ['stand-in-data']],
    ['// a mock is not data', []],
    ['// TODO', ['unfinished-work']],
    ['/* FIXME HACK */', ['unfinished-work', 'unfinished-work']],
    ['"TODO"', []],
    ['const TODO = 1', []],
    ['"shop@example.com"', ['test-address']],
    ['// example.com', []],
    ['"x.test"', ['test-address']],
    ['"http://localhost:1"', ['fixed-address', 'test-address']],
    ['`passwd: 123`', ['guessable-password']],
    ['"admin:admin"', ['guessable-password']],
    ['["admin", "admin"]', []],
    ['const password = "123456"', ['guessable-password']],
    ["const dbPassword: string = 'changeme';", ['guessable-password']],
    ['login({ password: `qwerty` })', ['guessable-password']],
    ['if (password === "letmein") open()', ['guessable-password']],
    ['<Field password="admin1" />', ['guessable-password']],
    ['const PASSWORD = 12345', ['guessable-password']],
    ['"password: 123456"', ['guessable-password']],
    ['const password = readPassword()', []],
    ['const errors = { password: "12345 is too short" }', []],
    ['const password = "letmeinside"', []],
    ['const passwordLength = 12345', []],
    ['hash(password, 123456)', []],
    ['"https://shop.dev/a"', ['fixed-address']],
    ['"https://shop.dev/a"; // config', ['fixed-address']],
    ['"see https://shop.dev"', []],
    ['"http://www.w3.org/2000/svg"', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(rulesOf(text).toSorted()).toEqual(expected);
  });

  it.each([
    ['Stripe', stripe, 'service-key'],
    ['Stripe trial', ['sk', 'test', letters.slice(0, 24)].join('_'), 'trial-key'],
    ['Stripe example', ['sk', 'live', 'x'.repeat(24)].join('_'), undefined],
    ['Stripe webhook', `whsec_${letters.slice(0, 32)}`, 'service-key'],
    ['GitHub', `ghp_${letters.slice(0, 36)}`, 'service-key'],
    ['GitHub fine-grained', `github_pat_${letters.slice(0, 30)}`, 'service-key'],
    ['Netlify', `nfp_${letters.slice(0, 36)}`, 'service-key'],
    ['OpenAI', `sk-proj-${letters.slice(0, 40)}`, 'service-key'],
    ['Anthropic', `sk-ant-${letters.slice(0, 40)}`, 'service-key'],
    ['a CSS class', 'sk-folding-cube-wrapper-inner', undefined],
    ['SendGrid', ['SG', letters.slice(0, 22), letters.slice(0, 43)].join('.'), 'service-key'],
    ['AWS', ['AKIA', 'Q3EGR7WTZP5LMX2K'].join(''), 'service-key'],
    ['Google', `AIza${letters.slice(0, 35)}`, 'service-key'],
    ['Slack', `xoxb-${letters.slice(0, 30)}`, 'service-key'],
    ['Supabase secret', `sb_secret_${letters.slice(0, 30)}`, 'service-key'],
    ['Supabase access', `sbp_${'0123456789abcdef'.repeat(3).slice(0, 40)}`, 'service-key'],
    ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '), 'private-key'],
    ['a database', ['postgresql://app', 'hunter2@db.host/app'].join(':'), 'database-address'],
    ['a database from a variable', ['postgresql://app', '${password}@db.host/app'].join(':'), undefined],
    ['the service role', token({ role: 'service_role' }), 'service-role-token'],
    ['the anonymous role', token({ role: 'anon', ref: 'größe' }), undefined],
    ['a custom role', token({ role: 'reporting' }), 'access-token'],
    ['another token', token({ sub: '1' }), 'access-token'],
    [
      'an unreadable token',
      ['eyJhbGciOiJIUzI1NiJ9', 'eyJ!'.replace('!', 'abcdefgh'), ''].join('.'),
      'access-token',
    ],
    ['a variable for the browser', 'VITE_STRIPE_SECRET_KEY', 'secret-in-browser'],
    ['a variable for the server', 'STRIPE_SECRET_KEY', undefined],
  ])('secrets: %s', (_name, value, rule) => {
    const expected = rule === undefined ? [] : [rule];
    expect(rulesOf(`"${value}"`)).toEqual(expected);
    expect(rulesOf(`// ${value}`)).toEqual(expected);
    expect(rulesOf(`KEY=${value}\n`, '.env')).toEqual(expected);
  });

  it.each([
    [`const apiKey = "${letters.slice(0, 24)}"`, ['random-secret']],
    [`{ "client_secret": "${letters.slice(0, 24)}" }`, ['random-secret']],
    [`PAYPAL_CLIENT_SECRET=${letters.slice(0, 24)}`, ['random-secret']],
    [`const apiKey = "${stripe}"`, ['service-key']],
    [`const a = "${stripe}"; const apiKey = "${letters.slice(0, 24)}"`, ['service-key', 'random-secret']],
    [`const apiKey = "${letters.slice(0, 24)}"; const a = "${stripe}"`, ['random-secret', 'service-key']],
    [`const apiKey = "${letters.slice(0, 24)}eyJ"`, ['random-secret']],
    [`const apiKey = "eyJ${letters.slice(0, 24)}"`, []],
    [`const apiKey = "${letters.slice(0, 24)}env.x"`, ['random-secret']],
    ['const token = process.env.TOKEN_OF_2024_LONG', []],
    ['const secret = "sixteen-letters-and-no-digit"', []],
    ['const secret = "aaaaaaaaaaaaaaaaaaaa1"', []],
    [`const name = "${letters.slice(0, 24)}"`, []],
    ['const password = "short1"', []],
  ])('named secrets: %j', (text, expected) => {
    expect(rulesOf(text)).toEqual(expected);
  });

  it('shows exact positions and masks secrets', () => {
    const text = `const a = 1;\nconst keys = ["${stripe}", "${stripe}"]; // TODO`;
    const { findings } = reviewSource({ path: 'src/a.ts', text });
    expect(
      findings.map(({ rule, line, column, endLine, endColumn }) => [rule, line, column, endLine, endColumn]),
    ).toEqual([
      ['service-key', 2, 16, 2, 16 + stripe.length],
      ['service-key', 2, 20 + stripe.length, 2, 20 + 2 * stripe.length],
      ['unfinished-work', 2, 27 + 2 * stripe.length, 2, 31 + 2 * stripe.length],
    ]);
    expect(findings[0]?.snippet).toBe('const keys = ["sk_l…", "sk_l…"]; // TODO');
    expect(JSON.stringify(findings)).not.toContain(stripe);
    expect(JSON.stringify(findings)).not.toContain(stripe.slice(-8));
    expect(findings[0]).toMatchObject({ severity: 'critical', path: 'src/a.ts' });
  });

  it('never shows a secret beyond its first four characters', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 0, max: 150 }),
        fc.constantFrom('TODO', 'x'),
        (before, after, word) => {
          const text = `/*${' '.repeat(before)}${stripe}${' '.repeat(after)}${word} ${stripe}*/`;
          for (const { snippet } of reviewSource({ path: 'a.ts', text }).findings) {
            expect(snippet).not.toContain(stripe.slice(4, 10));
            expect(snippet).not.toContain(stripe.slice(-6));
          }
        },
      ),
    );
  });

  it('limits the findings of one kind', () => {
    const keys = Array.from({ length: 300 }, (_, index) => `"${stripe}${index}"`).join('\n');
    expect(rulesOf(keys)).toHaveLength(200);
    expect(rulesOf('// TODO\n'.repeat(300))).toHaveLength(200);
    expect(rulesOf('password = 123456\n'.repeat(300))).toHaveLength(200);
  });

  it('allows stand-ins and addresses in tests, but never secrets', () => {
    const text = `const mock = "https://example.com"; // TODO ${stripe}`;
    const paths = ['tests/a.ts', 'src/a.test.ts', 'src/a.spec.tsx', 'e2e/a.ts'];
    for (const path of paths) {
      expect(rulesOf(text, path)).toEqual(['unfinished-work', 'service-key']);
    }
    expect(rulesOf(text, 'src/contest/a.ts')).toHaveLength(5);
    expect(rulesOf(text, 'notes.md')).toEqual(['service-key']);
    for (const path of paths) expect(rulesOf('const password = "123456"', path)).toEqual([]);
    expect(rulesOf('DB_PASSWORD=123456\n', '.env')).toEqual(['guessable-password']);
    expect(rulesOf(`const password = "${stripe}"`)).toEqual(['service-key']);
  });
});

describe('allowances', () => {
  const url = '"https://shop.dev"';

  it.each([
    [`${url} // saywright-allow fixed-address: the shop itself`, [], ['the shop itself']],
    [`// saywright-allow fixed-address: the shop itself\n${url}`, [], ['the shop itself']],
    [`/* saywright-allow fixed-address: the shop itself */\n${url}`, [], ['the shop itself']],
    [`// saywright-allow fixed-address: far\n\n${url}`, ['unused-allowance', 'fixed-address'], []],
    [`${url} // saywright-allow fixed-address`, ['fixed-address', 'allowance-without-reason'], []],
    [`${url} // saywright-allow fixed-address:  `, ['fixed-address', 'allowance-without-reason'], []],
    [`${url} // saywright-allow service-key: no`, ['fixed-address', 'unused-allowance'], []],
    [`["saywright-allow fixed-address: not a comment", ${url}]`, ['fixed-address'], []],
  ])('%j', (text, findings, reasons) => {
    const review = reviewSource({ path: 'a.ts', text });
    expect(review.findings.map(({ rule }) => rule)).toEqual(findings);
    expect(review.allowed.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('work in other files, too', () => {
    const text = `# saywright-allow service-key: revoked\nKEY=${stripe}\n`;
    expect(reviewSource({ path: '.env', text })).toMatchObject({
      findings: [],
      allowed: [{ reason: 'revoked' }],
    });
  });
});

describe('baselines', () => {
  const review = (text: string, path = 'a.ts') => reviewSource({ path, text }).findings;

  it('recognise a finding that has moved', () => {
    const before = review('const mock = 1;\nconst mock = 1;');
    const baseline = baselineOf(before);
    expect(baseline.fingerprints).toHaveLength(2);
    expect(newFindings(review('\n\n  const mock = 1;\n\nconst mock = 1;'), baseline)).toEqual([]);
    expect(newFindings(review('const mock = 1;', './a.ts'), baseline)).toEqual([]);
    expect(newFindings(review('const mock = 1;', 'b.ts'), baseline)).toHaveLength(1);
    expect(newFindings(review('const mock = 1;\n'.repeat(3)), baseline)).toHaveLength(1);
    expect(newFindings(review('const mock = 2;'), baseline)).toHaveLength(1);
  });

  it('are read from input of any shape', () => {
    const findings = review('const mock = 1;');
    fc.assert(
      fc.property(fc.anything(), (baseline) => {
        expect(newFindings(findings, baseline)).toEqual(findings);
      }),
    );
    expect(newFindings(findings, JSON.parse(JSON.stringify(baselineOf(findings))))).toEqual([]);
  });
});

describe('SARIF', () => {
  const { findings, allowed } = reviewSource({
    path: 'src\\my file#1.ts',
    text: `const mock = "${stripe}"; // TODO\n// saywright-allow fixed-address: ours\n"https://shop.dev"`,
  });
  const report = toSarif(findings, allowed);

  it('is version 2.1.0 with one run', () => {
    expect(report.version).toBe('2.1.0');
    expect(report.$schema).toBe('https://json.schemastore.org/sarif-2.1.0.json');
    expect(report.runs).toHaveLength(1);
    expect(report.runs[0].tool.driver.name).toBe('Saywright');
    expect(report.runs[0].tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(reviewRules));
    expect(toSarif([]).runs[0].results).toEqual([]);
  });

  it('has a complete result for each finding', () => {
    const { results, tool } = report.runs[0];
    expect(results).toHaveLength(4);
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      const { artifactLocation, region } = result.locations[0]?.physicalLocation ?? {};
      expect(artifactLocation?.uri).toBe('src/my%20file%231.ts');
      expect(region?.startLine).toBeGreaterThan(0);
      expect(region?.endColumn).toBeGreaterThan(region?.startColumn ?? 0);
      expect(result.partialFingerprints['saywright/v1']).toMatch(/^[0-9a-f]{16}$/u);
    }
    expect(results.map((result) => ('suppressions' in result ? result.suppressions : undefined))).toEqual([
      undefined,
      undefined,
      undefined,
      [{ kind: 'inSource', justification: 'ours' }],
    ]);
    expect(JSON.stringify(report)).not.toContain(stripe);
  });

  it('accepts any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const uri = toSarif(findings.map((finding) => ({ ...finding, path }))).runs[0].results[0]
          ?.locations[0]?.physicalLocation.artifactLocation.uri;
        expect(uri).not.toMatch(/[\s?#\\]/u);
      }),
    );
  });
});

describe('validation', () => {
  it.each([
    [100, 'green'],
    [90, 'green'],
    [89.9, 'yellow'],
    [70, 'yellow'],
    [69.9, 'red'],
    [0, 'red'],
    [Number.NaN, 'red'],
  ])('%d is %s', (score, tone) => {
    expect(complianceTone(score)).toBe(tone);
  });

  it.each([
    [{ files: 2, valid: true, criticalFindings: 0 }, 'passed'],
    [{ files: 2, valid: false, criticalFindings: 0 }, 'issues'],
    [{ files: 2, valid: true, criticalFindings: 1 }, 'issues'],
    [{ files: 0, valid: true, criticalFindings: 0 }, 'nothing'],
    [{ files: 0, valid: true, criticalFindings: 1 }, 'issues'],
  ] as const)('%j comes to %s', (checked, outcome) => {
    expect(validationOutcome(checked)).toBe(outcome);
  });

  it('has its delay and headlines', () => {
    expect(validationDelay).toBe(1500);
    expect([validationHeadline(true), validationHeadline(false)]).toEqual([
      'Validation Passed',
      'Issues Found',
    ]);
  });
});
