import { canonicalSentences, nearest } from '@saywright/domain/suggest';
import { understand, type Lexicon } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';

const column = { nullable: true, hasDefault: false, unique: false, primaryKey: false };
const shop: Lexicon = {
  tables: [
    {
      name: 'customers',
      rowSecurity: false,
      policies: [],
      columns: [
        { ...column, name: 'id', type: 'integer', nullable: false, primaryKey: true, unique: true },
        { ...column, name: 'name', type: 'text' },
        { ...column, name: 'vip', type: 'boolean', nullable: false },
      ],
    },
    {
      name: 'orders',
      rowSecurity: false,
      policies: [],
      columns: [
        { ...column, name: 'id', type: 'uuid', nullable: false, primaryKey: true, unique: true },
        { ...column, name: 'customer_id', type: 'integer', references: 'customers' },
        { ...column, name: 'total', type: 'numeric(12,2)' },
        { ...column, name: 'pieces', type: 'integer' },
        { ...column, name: 'status', type: 'text', nullable: false, allowedValues: ['open', 'paid'] },
      ],
    },
  ],
};

const near = (text: string): readonly string[] =>
  nearest(text, canonicalSentences(shop), 3).map((suggestion) => suggestion.text);

describe('suggestions', () => {
  test('every one can be planned on the database it is made for', () => {
    for (const { text } of canonicalSentences(shop)) {
      const found = understand(text, shop);
      expect(found.kind, `${text}: ${JSON.stringify(found)}`).toBe('plan');
    }
  });

  test('the nearest share the rare words, or words for the same thing', () => {
    expect(near('could somebody lock the customers away, they are private')[0]).toBe(
      'Nobody may see customers',
    );
    expect(near('wot is all the total of orders worth')).toContain('What is the total total of orders?');
    expect(near('orders that are not paid yet')).toContain('Show orders where status is paid');
  });

  test('they differ from each other, and there are at most as many as wanted', () => {
    const three = near('orders orders orders');
    expect(three).toHaveLength(3);
    expect(new Set(three.map((text) => text.split(' ').slice(0, 2).join(' '))).size).toBe(3);
  });

  test('words that are shared with none give none', () => {
    expect(near('xyzzy plugh')).toEqual([]);
    expect(near('')).toEqual([]);
  });

  test('a project without tables is offered a first one', () => {
    expect(canonicalSentences({ tables: [] }).map(({ text }) => text)[0]).toBe('What tables do we have?');
  });
});
