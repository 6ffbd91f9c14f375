import {
  checkSource,
  documentedRules,
  maxViolationsPerRule,
  reviewSource,
} from '@saywright/domain/compliance';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Fragments that the rules match, nearly match, or match only next to others. */
const pieces = [
  'mock Mock MOCK moc\u212A mock\u017F hammock dummy ip\u017Fum placeholder TODO FIXME HACK HACK\u017F XXX todo',
  'example.com EXAMPLE.org test.com te\u017Ft.com localhost a- b. .test .TE\u017FT .test( .test- .test.',
  'password pa\u017Fsword : 123 admin / // /* */ "https:// \'http://a config " \' ` @ > = { _ 😀 é',
].flatMap((line) => line.split(' '));
const spaces = ['x'.repeat(99), ' ', '\t', '\n', '\n * ', '\r\n'];
const text = fc
  .array(fc.constantFrom(...pieces, ...spaces), { maxLength: 24 })
  .map((parts) => parts.join(''));

/** The lines that the patterns match when no text is skipped. */
function linesOf(source: string, isJsx: boolean): readonly string[] {
  const lines = documentedRules.flatMap(({ pattern, description, skipsAttributes, exemptBy }) =>
    exemptBy?.test(source)
      ? []
      : [...source.matchAll(pattern)]
          .filter((match) => {
            const [before, after] = [
              source.slice(0, match.index),
              source.slice(match.index + match[0].length),
            ];
            return !(isJsx && skipsAttributes && /\s$/u.test(before) && /^=["'{]/u.test(after));
          })
          .map((match) => `${source.slice(0, match.index).split('\n').length} ${description}`),
  );
  const comments = source.split('\n').flatMap((line, index) => {
    const start = line.search(/^[ \t]{0,200}\*|(?<!:)\/\/|\/\*/u);
    return start >= 0 && /\b(?:TODO|FIXME)\b/u.test(line.slice(start))
      ? [`${index + 1} A comment about unfinished work`]
      : [];
  });
  return [...lines, ...comments].toSorted();
}

describe('skipping text that no rule can match', () => {
  it.each(['a.ts', 'a.tsx'])('does not change the result in %s', (path) => {
    fc.assert(
      fc.property(text, (source) => {
        const found = checkSource({ path, text: source }).violations.map(
          ({ location, description }) => `${location.slice(path.length + 1)} ${description}`,
        );
        expect(found.toSorted()).toEqual(linesOf(source, path === 'a.tsx'));
      }),
      { numRuns: 1500 },
    );
  });

  it('continues with the other rules when one reaches its maximum', () => {
    const many = ['mock', 'TODO', 'localhost', 'admin/admin'].map((part) => `${part}\n`.repeat(300)).join('');
    const { violations } = checkSource({ path: 'a.ts', text: `${many}// FIXME\n"https://a"\npassword123\n` });
    const counts = new Map<string, number>();
    for (const { description } of violations) counts.set(description, (counts.get(description) ?? 0) + 1);
    expect([...counts]).toEqual([
      ['A word for stand-in data', maxViolationsPerRule],
      ['A word for unfinished work', maxViolationsPerRule],
      ['An address that exists only for examples and tests', maxViolationsPerRule],
      ['A commonly guessed pair of sign-in name and password', maxViolationsPerRule],
      ['A comment about unfinished work', 1],
      ['An address written into the code', 1],
      ['A commonly guessed password', 1],
    ]);
  });

  it('stops when every rule has reached its maximum', () => {
    const line = '// TODO mock localhost password123 admin/admin "https://a"\n';
    const { violations } = checkSource({ path: 'a.ts', text: line.repeat(300) });
    expect(violations).toHaveLength(maxViolationsPerRule * (documentedRules.length + 1));
  });

  it('matches only within a token of TypeScript', () => {
    const inQuotes = (source: string) =>
      reviewSource({ path: 'a.ts', text: `const a = ${source};` }).findings.map(({ rule, snippet }) => [
        rule,
        snippet,
      ]);
    expect(inQuotes(`'admin' + 'admin'`)).toEqual([]);
    expect(inQuotes(`'admin' + 'admin/admin'`).map(([rule]) => rule)).toEqual(['guessable-password']);
    expect(inQuotes('`a.test${b}c.test`').map(([rule]) => rule)).toEqual(['test-address']);
    expect(inQuotes('"dummy.test"').map(([rule]) => rule)).toEqual(['stand-in-data', 'test-address']);
  });
});
