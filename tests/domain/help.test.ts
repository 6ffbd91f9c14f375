import {
  createHelpSearch,
  guideTopics,
  helpCategories,
  helpEntries,
  helpExamples,
  helpGlossary,
  helpGuides,
  helpQuestions,
  helpSearchOptions,
  helpTypes,
  noHelpResults,
} from '@saywright/domain/help';
import { understand, type Lexicon, type LexiconColumn, type LexiconTable } from '@saywright/domain/planner';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empty, shop } from './planner.lexicon.ts';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: false, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

function tableOf(name: string, status: readonly string[]): LexiconTable {
  const columns = [
    column('id', 'uuid', { primaryKey: true, hasDefault: true }),
    column('title', 'text'),
    column('status', 'text', { allowedValues: status, hasDefault: true }),
  ];
  return { name, columns, rowSecurity: true, policies: [] };
}

const locked: Lexicon = {
  tables: shop.tables.map((table) => ({ ...table, rowSecurity: false, policies: [] })),
};
/** The schema for the later instructions of an entry. */
const lexicons: Readonly<Record<string, Lexicon>> = {
  'example-to-do-list': { tables: [tableOf('todos', ['open', 'done'])] },
  'example-contact-form': { tables: [tableOf('messages', ['new', 'answered'])] },
};

describe('the library', () => {
  it('has five guides, two examples and a glossary, forty entries at least', () => {
    expect(helpTypes).toEqual(['guide', 'example', 'glossary']);
    expect(guideTopics).toHaveLength(5);
    expect(helpGuides.map(({ topic }) => topic)).toEqual(guideTopics);
    expect(helpExamples.map(({ title }) => title)).toEqual([
      'Example: a to-do list',
      'Example: a contact form',
    ]);
    expect(helpEntries.length).toBeGreaterThanOrEqual(40);
    expect(helpEntries).toHaveLength(helpGuides.length + helpExamples.length + helpGlossary.length);
    expect(new Set(helpEntries.map(({ id }) => id)).size).toBe(helpEntries.length);
    expect(helpEntries.every(({ title, content }) => title !== '' && content.length > 20)).toBe(true);
  });

  it('lists the glossary in alphabetical order', () => {
    const words = helpGlossary.map(({ term }) => term);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en')));
    for (const { type, term, plain, title, content } of helpGlossary) {
      expect([type, term, plain]).toEqual(['glossary', title, content]);
    }
  });

  it.each(
    [...helpGuides, ...helpExamples].flatMap(({ id, instructions }) =>
      instructions.map((instruction) => [id, instruction] as const),
    ),
  )('%s gives a sentence that works: %s', (id, instruction) => {
    const known = instruction.startsWith('Create ') ? [empty, shop] : [lexicons[id] ?? shop, locked];
    expect(known.map((lexicon) => understand(instruction, lexicon).kind)).toContain('plan');
  });
});

describe('the search', () => {
  const search = createHelpSearch(helpEntries);
  const titles = (query: string): readonly string[] => search(query).map(({ title }) => title);

  it('has the documented settings', () => {
    expect(helpSearchOptions).toEqual({ keys: ['title', 'content'], threshold: 0.3, ignoreLocation: true });
  });

  it.each(['', ' ', '\n\t', '\u200B'])('clears its results for %j', (query) => {
    expect(search(query)).toEqual([]);
    expect(noHelpResults(query)).toBeUndefined();
  });

  it.each([
    ['undo', 'Undo'],
    ['UNDO', 'Undo'],
    ['  undo ', 'Undo'],
    ['row-level security', 'Row-level security'],
    ['row level securty', 'Row-level security'],
    ['depoyment', 'Deployment'],
    ['data modelling', 'Data modelling: decide what your app remembers'],
    ['to-do list', 'Example: a to-do list'],
    ['gcp', 'GCP Ready'],
    ['introduction', 'Introduction: from a sentence to a change'],
    ['data actions', 'Data actions: add, change, find and delete rows'],
  ])('finds by %j first of all %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('finds words deep in a text', () => {
    expect(titles('Never put the service key into a builder')).toContain(
      'Use the backend inside your site builder',
    );
    expect(titles('neither finds the to-dos')).toContain('Example: a to-do list');
  });

  it.each(['xyzzyqq', 'kubernetes', '9999999', '"="="='])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
    expect(noHelpResults(query)).toBe(`No results found for "${query}"`);
  });

  it('works with other entries, and with none', () => {
    const own = createHelpSearch([{ title: 'Invoices', content: 'How to bill', more: 1 }]);
    expect(own('invoice')).toEqual([{ title: 'Invoices', content: 'How to bill', more: 1 }]);
    expect(createHelpSearch([])('anything')).toEqual([]);
  });

  it('finds every title, and returns only known entries', () => {
    fc.assert(
      fc.property(fc.constantFrom(...helpEntries), (entry) => {
        expect(search(entry.title)).toContain(entry);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 })), (query) => {
        const found = search(query);
        expect(found.every((entry) => helpEntries.includes(entry))).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 40 },
    );
    expect(Array.isArray(search('a'.repeat(1_000_000)))).toBe(true);
  });

  it('shortens a long search in its message', () => {
    expect(noHelpResults('x'.repeat(5000))?.length).toBeLessThan(130);
  });
});

describe('the Help Center', () => {
  it('promises neither videos nor a community while there are none', () => {
    const words = new Map(helpCategories.map(({ title, text }) => [title, text]));
    expect(words.get('Video Tutorials')).toMatch(/no videos yet/u);
    expect(words.get('Community Support')).toMatch(/no forum yet/u);
  });

  it('has four questions and three cards with topics', () => {
    expect(helpQuestions).toHaveLength(4);
    expect(helpQuestions.every(({ question, answer }) => question.endsWith('?') && answer.length > 40)).toBe(
      true,
    );
    expect(helpCategories.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Video Tutorials',
      'Community Support',
    ]);
    const search = createHelpSearch(helpEntries);
    for (const { topics } of helpCategories) {
      expect(topics.length).toBeGreaterThanOrEqual(3);
      expect(topics.every(({ title, to }) => title !== '' && to.startsWith('/'))).toBe(true);
      const queries = topics.flatMap(({ to }) => to.split('?q=').slice(1)).map(decodeURIComponent);
      expect(queries.every((query) => search(query).length > 0)).toBe(true);
    }
  });
});
