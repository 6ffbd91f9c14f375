import type { Service } from '@saywright/domain/operations';
import { effectiveRisk, findingsLevel, keywordRisk, sqlRisk, type RiskLevel } from '@saywright/domain/risk';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const levels: readonly RiskLevel[] = ['low', 'medium', 'high'];
const table: Readonly<Record<Service, readonly (readonly [RiskLevel, readonly string[]])[]>> = {
  database: [
    ['high', ['delete', 'drop', 'remove', 'dropped', 'deleting']],
    ['medium', ['update', 'modify', 'change', 'modified']],
    ['low', ['create', 'dropdown', 'exchange', '']],
  ],
  'code-hosting': [
    ['high', ['delete', 'force', 'reset --hard', 'force-push', '--force']],
    ['medium', ['merge', 'rebase', 'main']],
    ['low', ['remain', 'domain', 'drop', 'reinforce', '']],
  ],
  deployment: [
    ['high', ['delete', 'remove', 'destroy', 'destroyed']],
    ['medium', ['production', 'live', 'domain', 'subdomain']],
    ['low', ['delivery', 'olive', 'update', '']],
  ],
};
const services = ['database', 'code-hosting', 'deployment'] as const;
const rows = services.flatMap((service) =>
  table[service].flatMap(([level, words]) => words.map((word) => [service, word, level] as const)),
);

describe('keyword risk', () => {
  it.each(rows)('%s: "%s" is %s', (service, word, level) => {
    expect(keywordRisk(service, `please ${word} it`)).toBe(level);
    expect(keywordRisk(service, `PLEASE ${word.toUpperCase()} IT`)).toBe(level);
  });

  it('is the highest of the words', () => {
    expect(keywordRisk('database', 'update, then delete')).toBe('high');
  });

  it('answers for every text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...services), fc.string({ unit: 'binary' }), (service, text) => {
        expect(levels).toContain(keywordRisk(service, text));
      }),
    );
  });
});

describe('effective risk', () => {
  it('is never lowered by another assessment, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...levels)), fc.constantFrom(...levels), (known, more) => {
        const before = levels.indexOf(effectiveRisk(...known));
        const after = levels.indexOf(effectiveRisk(...known, more));
        expect(after).toBe(Math.max(before, levels.indexOf(more)));
        expect(effectiveRisk(...known.toReversed())).toBe(effectiveRisk(...known));
      }),
    );
    expect(effectiveRisk()).toBe('low');
  });
});

it('offers the risk of SQL as well', () => {
  expect(findingsLevel(sqlRisk([], { rows: {} }))).toBe('low');
});
