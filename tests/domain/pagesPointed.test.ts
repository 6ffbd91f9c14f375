import {
  aboutPart,
  aboutPicture,
  sentenceOf,
  readRequests,
  type PointedPart,
} from '@saywright/domain/core/pages';
import { describe, expect, test } from 'vitest';
import { bakery, filesAfter, readSentence, siteWith } from './pages.support.ts';

const heading: PointedPart = { kind: 'heading', words: 'Bakery', file: 'index.html' };

/** The new text of a file of the bakery after a sentence about what was pointed at; otherwise what was answered. */
function fileAfter(sentence: string, part: PointedPart, path: string, site = bakery): string {
  const said = aboutPart(sentence, part);
  return filesAfter(said, site)?.get(path) ?? JSON.stringify(readSentence(said, site)?.reading);
}

describe('what was pointed at', () => {
  test.each(['make this say Welcome', 'it should say "Welcome"', 'say Welcome', 'change this to Welcome'])(
    'is what “%s” is about',
    (sentence) => {
      expect(fileAfter(sentence, heading, 'public/index.html')).toContain('<h1>Welcome</h1>');
    },
  );

  test('becomes larger step by step, and usual again byte for byte', () => {
    const page = bakery.files.find(({ path }) => path === 'public/index.html')?.content ?? '';
    const larger = fileAfter('make this bigger', heading, 'public/index.html');
    expect(larger).toContain('<h1 class="larger">Bakery</h1>');
    expect(fileAfter('make this bigger', heading, 'public/app.css')).toContain('.largest {');
    const styles = fileAfter('bigger', heading, 'public/app.css');
    const next = siteWith([
      ...bakery.files.filter(({ path }) => path !== 'public/index.html' && path !== 'public/app.css'),
      { path: 'public/index.html', content: larger },
      { path: 'public/app.css', content: styles },
    ]);
    expect(fileAfter('smaller please', heading, 'public/index.html', next)).toBe(page);
    const largest = fileAfter('bigger', heading, 'public/index.html', next);
    expect(largest).toContain('<h1 class="largest">');
    const end = siteWith([...next.files.slice(0, -2), { path: 'public/index.html', content: largest }]);
    const full = siteWith([...end.files, { path: 'public/app.css', content: styles }]);
    expect(fileAfter('bigger', heading, 'public/index.html', full)).toContain('as large as I make it');
  });

  test('is removed, unless the page works with it', () => {
    const label: PointedPart = { kind: 'text', words: 'Price', file: 'index.html' };
    expect(fileAfter('remove this', label, 'public/index.html')).not.toContain('>Price<');
    const button: PointedPart = { kind: 'button', words: 'Order', file: 'orders.html' };
    expect(fileAfter('delete it', button, 'public/orders.html')).toContain('so it stays');
  });

  test('may be an entry of the menu, or a button, whose colour all buttons share', () => {
    const entry: PointedPart = { kind: 'menu entry', words: 'My orders', file: 'index.html' };
    expect(fileAfter('call it Basket', entry, 'public/index.html')).toContain('>Basket</a>');
    expect(fileAfter('remove it', entry, 'public/index.html')).not.toContain('>My orders</a>\n      </nav>');
    const button: PointedPart = { kind: 'button', words: 'Order', file: 'orders.html' };
    expect(fileAfter('make this green', button, 'public/app.css')).not.toBe(
      bakery.files.find(({ path }) => path === 'public/app.css')?.content,
    );
  });

  test('that is on no page, or on several, is reported or asked about; another instruction is unchanged', () => {
    expect(fileAfter('bigger', { ...heading, words: 'Cakes' }, '')).toContain('does not say “Cakes”');
    expect(readSentence('Make the text "Product" bigger')?.reading.kind).toBe('question');
    expect(readSentence('Make the text "Gone" bigger')?.reading.kind).toBe('refusal');
    expect(readSentence('Remove the text "Product" on the manage page')?.reading.kind).toBe('refusal');
    expect(readSentence('Make the text "Products" on the shoes page bigger')?.reading.kind).not.toBe('parts');
    expect(aboutPart('Publish my site', heading)).toBe('Publish my site');
  });

  test('becomes sentences that are read as they were meant', () => {
    for (const request of [
      { do: 'size', old: 'Products', page: 'home page', value: 'larger' },
      { do: 'remove-text', old: 'Products', page: 'home page' },
    ] as const)
      expect(readRequests(sentenceOf(request))?.requests).toEqual([request]);
  });
});

describe('a picture that was uploaded', () => {
  const blob = 'a'.repeat(40);
  const site = { ...bakery, pictures: [{ name: 'bread.jpg', blob }] };
  const planned = (sentence: string, on = site): string =>
    JSON.stringify(readSentence(aboutPicture(sentence, 'bread.jpg'), on)?.reading);

  test.each(['put it on the home page', 'on the home page', 'add this picture to the home page'])(
    'is put on a page by “%s”',
    (sentence) => {
      expect(planned(sentence)).toContain(`"path":"public/bread.jpg","content":"","blob":"${blob}"`);
      const files = filesAfter(aboutPicture(sentence, 'bread.jpg'), site);
      expect(files?.get('public/index.html')).toContain('<img class="picture" src="bread.jpg" alt="bread">');
      expect(files?.get('public/app.css')).toContain('.picture {');
    },
  );

  test('gets another name where a file has it, and the description in the instruction', () => {
    const taken = { ...site, paths: [...site.paths, 'public/bread.jpg'] };
    const said = 'Add the picture bread.jpg to the account page with the description Fresh bread';
    expect(planned(said, taken)).toContain('"path":"public/bread-2.jpg"');
    expect(filesAfter(said, taken)?.get('public/account.html')).toContain('alt="Fresh bread"');
    const request = { do: 'add-picture', file: 'bread.jpg', page: 'home page', alt: 'Bread' } as const;
    expect(readRequests(sentenceOf(request))?.requests).toEqual([request]);
    expect(readRequests(sentenceOf({ ...request, alt: undefined }))?.requests).toHaveLength(1);
  });

  test('takes the place of another, and is asked for where there is none', () => {
    const files = filesAfter('Add the picture bread.jpg to the home page', site);
    const having = {
      ...siteWith([...(files ?? [])].map(([path, content]) => ({ path, content }))),
      pictures: [{ name: 'cake.png', blob }],
    };
    const replaced = aboutPicture('replace the picture on the home page with this', 'cake.png');
    expect(JSON.stringify(readSentence(replaced, having))).toContain('public/cake.png');
    expect(planned('Add the picture gone.png to the home page')).toContain('no picture called gone.png');
    expect(planned('Add the picture bread.jpg to the shoes page')).toContain('no page called');
  });
});
