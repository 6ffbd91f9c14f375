import * as fc from 'fast-check';
import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { understand } from '@saywright/domain/planner';
import type { Lexicon } from '@saywright/domain/planner';
import { empty, first, shop, studio, table } from './planner.lexicon.ts';
import { textOf } from './planner.outcome.ts';

beforeAll(() => loadModule());

/** The values of every name and string in the tree of a statement, as Postgres's own parser read them. */
async function stringsOf(sql: string): Promise<readonly string[]> {
  const found: string[] = [];
  JSON.stringify(await parse(sql), (_key, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

describe('any names', () => {
  /** Names that Postgres can store and a person can put between backticks. */
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replaceAll(/[\0`\p{Surrogate}\p{Cc}\p{Cf}]/gu, '').trim())
    // Postgres truncates a name after 63 bytes; two are reserved for the suffix below.
    .filter((text) => text !== '' && Buffer.byteLength(text) <= 61);
  const quoted = fc.oneof(
    name,
    name.map((text) => `${text}"x`),
    fc.constantFrom('_', 'Order', "o'b", 'a"b', '"'),
  );
  const lexicons = fc
    .uniqueArray(quoted, { minLength: 1, maxLength: 4 })
    .chain((names) =>
      fc.tuple(
        fc.constant(names),
        fc.uniqueArray(quoted, { maxLength: 4 }),
        fc.constantFrom(
          'text',
          'integer',
          'numeric(12,2)',
          'date',
          'timestamp with time zone',
          'boolean',
          'text[]',
          'x',
        ),
      ),
    )
    .map(([names, columns, type]): Lexicon => ({
      tables: names.map((text) => {
        const made = table(text, columns);
        return { ...made, columns: made.columns.map((column) => ({ ...column, type })) };
      }),
    }));

  it('survive the round trip through SQL', async () => {
    await fc.assert(
      fc.asyncProperty(quoted, async (text) => {
        const found = understand(`Drop the table \`${text}\``, { tables: [table(text)] });
        expect(found.kind).toBe('plan');
        expect(await stringsOf(textOf(found))).toContain(text);
      }),
      { numRuns: 300 },
    );
  });

  it('never lead to a plan that Postgres cannot parse, or to a plan for another table', async () => {
    const requests = fc.constantFrom(
      (text: string) => `Delete all rows of ${text}`,
      (text: string) => `Show the columns of ${text}`,
      (text: string) => `How many ${text} do we have`,
      (text: string) => `Add an optional note to ${text}`,
      (text: string) => `Everyone can read ${text}`,
      (text: string) => `Lock ${text}`,
      (text: string) => `Rename ${text} to things`,
      (text: string) => `Add a ${text} named "x"`,
      (text: string) => `Make the name of ${text} unique`,
      () => 'What tables do we have?',
    );
    await fc.assert(
      fc.asyncProperty(lexicons, fc.nat(), requests, async (lexicon, index, clause) => {
        const names = lexicon.tables.map((entry) => entry.name);
        const found = understand(clause(names[index % names.length] ?? ''), lexicon);
        if (found.kind !== 'plan') return;
        await expect(parse(found.plan.sql)).resolves.toBeDefined();
        const about = found.plan.object.name;
        const known = ['tables', 'SQL', ...names];
        expect(known.some((text) => about === text || about.startsWith(`${text}.`))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('destruction', () => {
  const verbs = [
    'delete',
    'remove',
    'drop',
    'erase',
    'wipe',
    'clear',
    'empty',
    'purge',
    'destroy',
    'get rid of',
  ];
  const stranger = fc
    .stringMatching(/^[a-z]{3,12}$/u)
    .filter((word) => understand(`describe ${word}`, shop).kind === 'question');
  const ends = [
    '',
    ' table',
    ' and everything in it',
    ' who signed up before 2024',
    ' older than 3 days',
    ' where id is 5',
  ];

  it('is never planned for a table that does not exist', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        fc.constantFrom('', 'all ', 'the ', 'every '),
        stranger,
        fc.constantFrom(...ends),
        (verb, how, word, end) => {
          expect(understand(`${verb} ${how}${word}${end}`, shop).kind).not.toBe('plan');
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never affects every row when some were meant', () => {
    const nonsense = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){0,3}$/u);
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        fc.constantFrom('customers', 'orders', 'tasks'),
        fc.constantFrom('who', 'that', 'where', 'whose', 'with'),
        nonsense,
        (verb, noun, joint, words) => {
          const found = understand(`${verb} all ${noun} ${joint} ${words}`, shop);
          expect(found.kind === 'plan' ? found.plan.sql : 'where').toMatch(/where/u);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('any text', () => {
  const malformed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.constantFrom(
      '',
      ' ',
      '\0',
      '\uE0000\uE001',
      '\uE002c',
      '\u202Edrop',
      '"',
      '“',
      "'",
      '`',
      ';',
      '--',
      '/*',
      '\uD800',
    ),
    fc
      .array(fc.constantFrom('\uE000', '\uE001', '0', '"', 'a', ' '), { maxLength: 20 })
      .map((list) => list.join('')),
  );

  it('gets the same answer each time, in plain data', () => {
    fc.assert(
      fc.property(malformed, fc.constantFrom(shop, studio, first, empty), (text, lexicon) => {
        const found = understand(text, lexicon);
        expect(understand(text, lexicon)).toEqual(found);
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        expect(textOf(found)).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('keeps private-use characters of a value', () => {
    const found = understand('Add a customer named "\uE000\uE0010\uE002"', shop);
    expect(textOf(found)).toBe("insert into customers (name)\nvalues ('\uE000\uE0010\uE002');");
  });
});

describe('a hostile text', () => {
  /** Counts how often table names are read while an instruction is understood. */
  function reads(instruction: string): number {
    let count = 0;
    const tables = shop.tables.map((entry) => ({
      ...entry,
      get name() {
        count += 1;
        return entry.name;
      },
    }));
    understand(instruction, { tables });
    return count;
  }

  it.each(['the ', 'orders of ', 'x to ', '1 ', 'in ', 'and the ', 'unicorns who ', 'a1 b2 c3 '])(
    'costs no more look-ups for being long: %s',
    (part) => {
      const short = reads(`update ${part.repeat(Math.floor(100 / part.length))}to 5`);
      const long = reads(`update ${part.repeat(Math.floor(1900 / part.length))}to 5`);
      expect(long).toBeLessThanOrEqual(short + shop.tables.length * 20);
    },
  );
});
