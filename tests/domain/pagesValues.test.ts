import { aboutValue, type PointedValue } from '@saywright/domain/core/pages';
import { understand } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { readSentence } from './pages.support.ts';
import { shop } from './planner.lexicon.ts';

const row = { column: 'name', value: 'Oak stool' };
const price: PointedValue = { words: '3.50', file: 'index.html', table: 'products', column: 'price', row };
const category: PointedValue = { ...price, words: 'Chairs', column: 'category' };
const title: PointedValue = { ...price, words: 'Oak stool', column: 'name' };

/** What the planner makes of a sentence about a value that was pointed at. */
function planned(sentence: string, value: PointedValue): string {
  const found = understand(aboutValue(sentence, value), shop);
  return found.kind === 'plan' ? found.plan.sql.replaceAll(/\s+/gu, ' ') : JSON.stringify(found);
}

describe('a value of a row that was pointed at', () => {
  test.each([
    ['make this 4', price, `update products set price = 4 where name = 'Oak stool';`],
    ['it should be 4.50', price, `update products set price = 4.50 where name = 'Oak stool';`],
    ['it should cost €4.50', price, `update products set price = 4.50 where name = 'Oak stool';`],
    ['4.50', price, `update products set price = 4.50 where name = 'Oak stool';`],
    ['to 5', price, `update products set price = 5 where name = 'Oak stool';`],
    [
      'increase this by 10%',
      price,
      `update products set price = round(price * 1.1, 2) where name = 'Oak stool';`,
    ],
    ['double it', price, `update products set price = round(price * 2, 2) where name = 'Oak stool';`],
    ['call it Cake for two', title, `update products set name = 'Cake for two' where name = 'Oak stool';`],
    [
      'change this to "Old chairs"',
      category,
      `update products set category = 'Old chairs' where name = 'Oak stool';`,
    ],
    [
      'Please make this say Old chairs.',
      category,
      `update products set category = 'Old chairs' where name = 'Oak stool';`,
    ],
    ['clear this value', category, `update products set category = null where name = 'Oak stool';`],
    ['remove it', category, `update products set category = null where name = 'Oak stool';`],
  ])('is changed by “%s”', (sentence, value, sql) => {
    expect(planned(sentence, value)).toBe(sql);
  });

  test.each([
    ['delete this product', price, `delete from products where name = 'Oak stool';`],
    ['delete this row', category, `delete from products where name = 'Oak stool';`],
    ['remove it', title, `delete from products where name = 'Oak stool';`],
    ['show this product', price, `select * from products where name = 'Oak stool' limit 50;`],
  ])('leads to its row by “%s”', (sentence, value, sql) => {
    expect(planned(sentence, value)).toBe(sql);
  });

  test.each([
    ['rename this column to cost', 'alter table products rename column price to cost;'],
    ['delete this column', 'alter table products drop column price;'],
    ['make this column optional', 'alter table products alter column price drop not null;'],
  ])('leads to its column by “%s”', (sentence, sql) => {
    expect(planned(sentence, price)).toBe(sql);
  });

  test('is in its row by the id where nothing else tells the row', () => {
    const total: PointedValue = {
      ...price,
      table: 'orders',
      column: 'total',
      row: { column: 'id', value: '3' },
    };
    expect(planned('make this 4', total)).toBe('update orders set total = 4 where id = 3;');
  });

  test.each(['make this bigger', 'make it green'])(
    'does not become “%s”, which is about the page',
    (sentence) => {
      const said = aboutValue(sentence, title);
      expect(said).toContain('the text "Oak stool" on the home page');
      expect(readSentence(said)?.reading.kind ?? 'none').not.toBe('parts');
      expect(understand(said, shop).kind).not.toBe('plan');
    },
  );

  test('is not in an instruction about something else', () => {
    expect(aboutValue('Publish my site', price)).toBe('Publish my site');
  });
});
