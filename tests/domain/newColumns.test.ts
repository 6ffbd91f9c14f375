import { pagesWithColumns } from '@saywright/domain/core/table-pages';
import type { LexiconColumn, LexiconTable } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column } from '../support/lexicon.ts';
import { bakery, siteWith } from './pages.support.ts';

const added = (name: string, columns: readonly LexiconColumn[]): LexiconTable => ({
  name,
  columns,
  rowSecurity: true,
  policies: [],
});
const filesWith = (table: string, ...columns: LexiconColumn[]): ReadonlyMap<string, string> =>
  new Map(
    pagesWithColumns(bakery, [added(table, columns)])?.files.map(({ path, content }) => [path, content]),
  );

describe('columns that are added to a table of an app', () => {
  test('are shown to visitors and entered by staff', () => {
    const files = filesWith('products', column('photo'), column('weight', 'numeric'));
    expect([...files.keys()].toSorted()).toEqual(['public/index.html', 'public/manage.html']);
    expect(files.get('public/index.html')).toMatch(
      /<span data-field="photo" data-as="picture"><\/span><\/p>\s*<p><small>Weight<\/small> <span data-field="weight"><\/span>/u,
    );
    expect(files.get('public/manage.html')).toMatch(
      /<label>Photo <input name="photo" type="url"><\/label>\s*<label>Weight <input name="weight" type="number" step="any"><\/label>\s*<button>/u,
    );
  });

  test('are asked of those who add a row, unless staff decides them', () => {
    const asked = filesWith('orders', column('phone_number'));
    expect(asked.get('public/orders.html')).toContain('<label>Phone number <input name="phone_number"');
    expect(asked.has('public/index.html')).toBe(false);
    const decided = filesWith('orders', column('paid', 'boolean', { nullable: false, hasDefault: true }));
    expect(decided.get('public/orders.html')).not.toContain('<input name="paid"');
    expect(decided.get('public/orders.html')).toContain('data-field="paid" data-as="yes-no"');
    expect(decided.get('public/manage.html')).toContain('<input name="paid" type="checkbox">');
  });

  test('that nobody else should see stay with staff', () => {
    for (const name of ['cost_price', 'internal_note', 'supplier'])
      expect([...filesWith('products', column(name)).keys()]).toEqual(['public/manage.html']);
    expect([...filesWith('products', column('phone')).keys()]).toEqual(['public/manage.html']);
    expect([...filesWith('orders', column('internal_note')).keys()]).toEqual(['public/manage.html']);
  });

  test('with choices let visitors choose which rows they see', () => {
    const kind = column('kind', 'text', { allowedValues: ['bread', 'cakes & co'] });
    const home = filesWith('products', kind).get('public/index.html');
    expect(home).toContain(
      '<label>Kind <select data-filter="kind"><option value="">All</option><option>bread</option><option>cakes &#38; co</option></select></label>',
    );
    const earlier = siteWith(
      bakery.files.map(({ path, content }) => ({
        path,
        content: content.replaceAll('data-filter', 'data-other'),
      })),
    );
    const unfiltered = pagesWithColumns(earlier, [added('products', [kind])])?.files ?? [];
    expect(unfiltered.map(({ content }) => content).join('')).not.toContain('data-filter');
    const own = filesWith('orders', kind).get('public/orders.html');
    expect(own).toContain('<select name="kind">');
    expect(own).not.toContain('data-filter');
  });

  test('that are no facts for people, are there already, or belong to no page change nothing', () => {
    expect(pagesWithColumns(bakery, [added('products', [column('supplier_id', 'uuid')])])).toBeUndefined();
    expect(pagesWithColumns(bakery, [added('products', [column('price')])])).toBeUndefined();
    expect(pagesWithColumns(bakery, [added('diary', [column('mood')])])).toBeUndefined();
    expect(pagesWithColumns(siteWith([]), [added('products', [column('photo')])])).toBeUndefined();
    const both = pagesWithColumns(bakery, [added('products', [column('photo'), column('owner', 'uuid')])]);
    expect(both?.isWhole).toBe(false);
    expect(pagesWithColumns(bakery, [added('products', [column('photo')])])?.isWhole).toBe(true);
  });
});
