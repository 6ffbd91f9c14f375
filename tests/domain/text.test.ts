import {
  firstGroup,
  isBlank,
  limitText,
  plainLine,
  safeText,
  withoutSecrets,
  wordForms,
} from '@saywright/domain/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const matching: readonly (readonly [string, string])[] = [
  ['table', 'tables'],
  ['table', 'userTable'],
  ['table', 'the table’s owner'],
  ['auth', 'Authentication'],
  ['auth', 'authorize'],
  ['auth', 'unauthorised'],
  ['auth', 'OAuth'],
  ['git', 'GitHub'],
  ['git', 'github'],
  ['git', 'git-flow'],
  ['branch', 'branches'],
  ['merge', 'merged'],
  ['merge', 'unmerged'],
  ['pull request', 'pull requests'],
  ['pull request', 'pull-request'],
  ['pull request', 'PullRequest'],
  ['pull request', 'pull\n request'],
  ['deploy', 'redeploy'],
  ['deploy', 'deployments'],
  ['domain', 'subdomain'],
  ['build', 'rebuild'],
  ['build', 'prebuild'],
  ['environment', 'environments'],
  ['drop', 'dropped'],
  ['delete', 'deleting'],
  ['delete', 'soft-delete'],
  ['delete', 'de\u200Blete'],
  ['update', 'updates'],
  ['modify', 'modified'],
  ['modify', 'modification'],
  ['change', 'changed'],
  ['policy', 'policies'],
  ['repository', 'repositories'],
  ['commit', 'committed'],
  ['force', 'force-push'],
  ['force', '--force'],
  ['force', '—force'],
  ['force', '--force-with-lease'],
  ['reset --hard', 'reset --hard'],
  ['reset --hard', 'git reset HEAD~1 --hard'],
  ['destroy', 'destroyed'],
  ['live', 'go-live'],
];

const different: readonly (readonly [string, string])[] = [
  ['auth', 'author'],
  ['auth', 'authority'],
  ['table', 'suitable'],
  ['table', 'tablet'],
  ['git', 'digital'],
  ['git', 'legitimate'],
  ['drop', 'dropdown'],
  ['drop', 'drop-down'],
  ['change', 'exchange'],
  ['main', 'mainly'],
  ['main', 'remain'],
  ['main', 'remaining'],
  ['main', 'domain'],
  ['live', 'delivery'],
  ['live', 'olive'],
  ['force', 'reinforce'],
  ['merge', 'submerged'],
  ['production', 'reproduction'],
  ['commit', 'committee'],
  ['pull request', 'pull, request'],
  ['reset --hard', 'reset the form\ngrep --hard'],
  ['reset --hard', 'reset the hard way'],
];

/** Whether a keyword is in a text. */
function matchesKeyword(text: string, keyword: string): boolean {
  return firstGroup(text, [[true, [keyword]]]) ?? false;
}

describe('keywords', () => {
  it.each(matching)('%s is in "%s"', (keyword, text) => {
    expect(matchesKeyword(text, keyword)).toBe(true);
    expect(matchesKeyword(`Please: ${text}!`, keyword)).toBe(true);
  });

  it.each(different)('%s is not in "%s"', (keyword, text) => {
    expect(matchesKeyword(text, keyword)).toBe(false);
    expect(matchesKeyword(`Please: ${text}!`, keyword)).toBe(false);
  });

  it.each(['', '  ', '--', '()', '*'])('a keyword without a word, "%s", is in nothing', (keyword) => {
    expect(matchesKeyword('any text -- (at) all *', keyword)).toBe(false);
  });

  it('matches special characters of a keyword literally', () => {
    expect(matchesKeyword('see a.b here', 'a.b')).toBe(true);
    expect(matchesKeyword('see axb here', 'a.b')).toBe(false);
    expect(matchesKeyword('see (a here', '(a')).toBe(true);
  });

  it('finds every form in any case, and never throws', () => {
    const keywords = [...new Set(matching.map(([keyword]) => keyword))].filter(
      (keyword) => !keyword.includes(' '),
    );
    fc.assert(
      fc.property(fc.constantFrom(...keywords), fc.nat(), fc.boolean(), (keyword, pick, upper) => {
        const forms = wordForms(keyword);
        const form = forms[pick % forms.length] ?? keyword;
        expect(matchesKeyword(`x ${upper ? form.toUpperCase() : form}.`, keyword)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, keyword) => {
        expect(typeof matchesKeyword(text, keyword)).toBe('boolean');
      }),
    );
  });

  it('gives the first group with a match', () => {
    const groups = [
      ['a', ['table']],
      ['b', ['branch', 'table']],
    ] as const;
    expect(firstGroup('branch and table', groups)).toBe('a');
    expect(firstGroup('branch', groups)).toBe('b');
    expect(firstGroup('nothing', groups)).toBeUndefined();
  });
});

// Built from parts so that no line of this file has the shape of a secret.
const secrets = [
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'c2lnbmF0dXJl'].join('.'),
  ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
  ['ghp', 'abcdefghij0123456789ABCDEFGHIJ012345'].join('_'),
  ['github', 'pat', '11ABCDEFG0abcdefghijkl'].join('_'),
  ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  '0123456789abcdef0123456789abcdef',
];

describe('safe text', () => {
  it.each(secrets)('removes %s', (secret) => {
    expect(safeText(`use ${secret} please`)).toBe('use [removed] please');
  });

  it.each([
    ['set password = hunter22 now', 'hunter22'],
    ['my password is hunter22', 'hunter22'],
    ['API_KEY: "two words"', 'two words'],
    ['Authorization: Bearer abcdefgh12', 'abcdefgh12'],
    ['postgres://me:hunter22@host/db', 'hunter22'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----', 'MIIB'],
  ])('removes the secret of "%s"', (text, secret) => {
    expect(safeText(text)).not.toContain(secret);
    expect(withoutSecrets(text)).not.toContain(secret);
  });

  it('leaves ordinary words alone', () => {
    const text = 'Create a table of customers with name, password reset date and a secret santa list';
    expect(safeText(text)).toBe(text);
  });

  it('is one short line for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(60), (text, limit) => {
        const safe = safeText(text, limit);
        expect(Array.from(safe).length).toBeLessThanOrEqual(limit);
        expect(safe).not.toMatch(/\p{Cc}|\p{Cf}/u);
      }),
    );
  });

  it('cuts between characters', () => {
    expect(limitText('😀😀😀', 2)).toBe('😀…');
    expect(limitText('abc', 3)).toBe('abc');
    expect(limitText('abc', 0)).toBe('');
    expect(limitText('abc', Number.NaN)).toBe('');
    expect(plainLine(' a\u0000\n\tb ')).toBe('a b');
  });

  it.each(['', ' ', '\n\t', '\u200B', '\uFEFF \u0000'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}x`)).toBe(false);
  });
});
