import * as fc from 'fast-check';
import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { quoteIdentifier, quoteLiteral, toIdentifier, understand } from '@saywright/domain/planner';
import { corpus } from './planner.corpus.ts';
import { empty, shop } from './planner.lexicon.ts';

const instructions = Object.values(corpus)
  .flat()
  .map(([instruction]) => instruction);
const words = [...new Set(instructions.flatMap((instruction) => instruction.split(/\s+/u)))];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

beforeAll(() => loadModule());

/** The value of the one string constant in `select <literal>`, read back by Postgres's own parser. */
async function constantOf(literal: string): Promise<unknown> {
  const tree: unknown = await parse(`select ${literal}`);
  const found = /"A_Const":\{"sval":\{(?:"sval":(?<value>"(?:[^"\\]|\\.)*"))?\}/u.exec(JSON.stringify(tree));
  return found === null ? undefined : JSON.parse(found.groups?.['value'] ?? '""');
}

const kinds = ['plan', 'question', 'refusal'];

describe('understand', () => {
  it('answers any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(kinds).toContain(understand(text, shop).kind);
      }),
    );
  });

  it('answers any combination of known words', () => {
    const mixture = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(mixture, fc.constantFrom(shop, empty), (text, lexicon) => {
        expect(kinds).toContain(understand(text, lexicon).kind);
      }),
      { numRuns: 300 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...instructions), (text) => {
        expect(understand(text, shop)).toEqual(understand(text, shop));
      }),
    );
  });

  const mixtures = fc.sample(
    fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 9 }).map((list) => list.join(' ')),
    { numRuns: 400, seed: 7 },
  );
  const planned = mixtures.flatMap((text) => {
    const found = understand(text, shop);
    return found.kind === 'plan' && found.plan.object.kind !== 'script'
      ? [[text, found.plan.sql] as const]
      : [];
  });

  it.each(planned)('plans only valid SQL: %s', async (_text, sql) => {
    await expect(parse(sql)).resolves.toBeDefined();
  });

  it('takes no longer for a hostile text than for a long one', () => {
    const parts = [
      'and the ',
      'can be a, ',
      'be able to only ',
      'has to be ',
      'x to ',
      "'",
      '"',
      ' (',
      'of the ',
    ];
    for (const part of parts)
      expect(understand(`create a table with ${part.repeat(3000)}`.slice(0, 19_999), shop)).toEqual({
        kind: 'question',
        text: expect.stringMatching(/\S/u),
        choices: [],
      });
  });

  it('refuses an instruction that is too long', () => {
    expect(understand('a'.repeat(20_001), shop)).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('20,000 characters'),
    });
    expect(understand('a'.repeat(20_000), shop).kind).toBe('question');
  });
});

describe('quoting', () => {
  const value = anyText
    .map((text) => text.replaceAll('"', '').replaceAll(/[\uE000\uE001]/gu, ''))
    .filter((text) => text.trim() !== '');

  it('turns any text into one literal with the same value', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const storable = text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
        expect(await constantOf(quoteLiteral(storable))).toBe(storable);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps any quoted value of an instruction inside its literal', async () => {
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        const found = understand(`Add a customer named "${text}"`, shop);
        const stored = text
          .replaceAll('\0', '')
          .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
          .trim();
        if (found.kind !== 'plan') return;
        expect(found.plan.sql).toBe(`insert into customers (name)\nvalues (${quoteLiteral(stored)});`);
        expect(await constantOf(quoteLiteral(stored))).toBe(stored);
      }),
      { numRuns: 200 },
    );
  });

  it('turns any name into one identifier', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const name = toIdentifier(text.replaceAll(/[\0]|\p{Surrogate}/gu, ''));
        if (name === '') return;
        await expect(
          parse(`select 1 as ${quoteIdentifier(name)} from ${quoteIdentifier(name)}`),
        ).resolves.toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});
