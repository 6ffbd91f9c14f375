import {
  sqlNotes,
  sqlRisk,
  statementsOf,
  type KnownFacts,
  type SqlFinding,
} from '@saywright/domain/risk/sql';
import type { RiskLevel } from '@saywright/domain/risk';
import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';

/** Facts about a shop: `orders` and `events` have many rows, `small` has few, `bare` was never counted. */
export const facts: KnownFacts = {
  rows: { orders: 1204, events: 2_000_000, small: 5, bare: 0 },
};

/** The findings of a script, by the parser that the engine uses. */
export async function check(sql: string, known: KnownFacts = facts): Promise<readonly SqlFinding[]> {
  return sqlRisk(statementsOf(await parse(sql), Buffer.byteLength(sql)), known);
}

/** The notes on a script. */
export async function notes(sql: string, known: KnownFacts = facts): Promise<readonly SqlFinding[]> {
  return sqlNotes(statementsOf(await parse(sql), Buffer.byteLength(sql)), known);
}

type Example = string | readonly [sql: string, known: Omit<KnownFacts, 'rows'>];

/** Scripts with findings of a rule, by level, and scripts without. */
export type Examples = Readonly<Partial<Record<RiskLevel | 'not', readonly Example[]>>>;

const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];

function listed(examples: Examples, at: keyof Examples) {
  return (examples[at] ?? []).map((example) => {
    const [sql, known = {}] = typeof example === 'string' ? [example] : example;
    return { sql, known: { ...facts, ...known }, facts: JSON.stringify(known) };
  });
}

/** Tests of one rule. */
export function testRule(rule: string, examples: Examples): void {
  describe(`rule ${rule}`, () => {
    beforeAll(() => loadModule());
    for (const level of levels)
      test.each(listed(examples, level))(`is ${level}: $sql $facts`, async ({ sql, known }) => {
        const all = level === 'low' ? await notes(sql, known) : await check(sql, known);
        const found = all.filter((finding) => finding.rule === rule);
        expect(levels.find((at) => found.some((finding) => finding.level === at))).toBe(level);
        for (const { object, evidence, sentence, saferWay, undo } of found) {
          expect([object, evidence].filter((text) => text.trim() === '')).toEqual([]);
          expect(sentence).toMatch(/^[^\n]+[.?]$/);
          expect(saferWay ?? 'A').toMatch(/^[A-Z][^\n]*[^.]$|^A$/);
          expect(['exact', 'partial', 'none']).toContain(undo);
        }
      });
    test.each(listed(examples, 'not'))('finds nothing: $sql $facts', async ({ sql, known }) => {
      const all = [...(await check(sql, known)), ...(await notes(sql, known))];
      expect(all.map((finding) => finding.rule)).not.toContain(rule);
    });
    test('has three positive and two negative examples', () => {
      const count = levels.flatMap((level) => examples[level] ?? []).length;
      expect([count >= 3, (examples.not ?? []).length >= 2]).toEqual([true, true]);
    });
  });
}
