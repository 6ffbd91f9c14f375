import { knownWords, otherLanguage, readySentences, unreadSentence } from '@saywright/domain/suggest';
import { understand } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { shop as store } from './planner.lexicon.ts';

test.each([
  ['muestra los pedidos de la semana por favor', 'es'],
  ['montre-moi les clients qui ont payé dans le mois', 'fr'],
  ['quero uma tabela com os nomes dos clientes', 'pt'],
  ['tampilkan semua pesanan yang belum dibayar untuk saya', 'id'],
  ['zeige mir die Kunden mit einer offenen Rechnung', 'de'],
  ['显示所有订单', 'zh'],
  ['注文をすべて表示して', 'ja'],
  ['सभी ग्राहक दिखाओ', 'hi'],
  ['সব অর্ডার দেখাও', 'bn'],
  ['اعرض كل الطلبات', 'ar'],
  ['سب گاہک دکھائیں', 'ur'],
  ['покажи все заказы', 'ru'],
  ['δείξε όλες τις παραγγελίες', 'und'],
])('%s is read as %s', (text, tag) => {
  expect(otherLanguage(text)?.tag).toBe(tag);
});

test.each([
  'Show customers in Los Angeles and El Paso',
  'Add Le Creuset as a supplier',
  'Rename the die table to dies',
  'Add a customer called 田中',
  'how many people do we have',
  'wibble',
  'Set the note of order 3 to “por favor”',
  '12345',
])('%s counts as English', (text) => {
  expect(otherLanguage(text)).toBeUndefined();
});

const shop = {
  tables: [
    {
      name: 'bookings',
      rowSecurity: true,
      policies: [],
      columns: [
        {
          name: 'status',
          type: 'text',
          nullable: true,
          hasDefault: false,
          unique: false,
          primaryKey: false,
          allowedValues: ['kept', 'cancelled'],
        },
      ],
    },
  ],
};

test('names, values and verbs are understood, and only other words are not', () => {
  const known = knownWords('show me the no-show bookings that were cancelled', shop);
  expect(known).toEqual({
    understood: [
      { said: 'show', read: 'list rows' },
      { said: 'bookings', read: 'the table bookings' },
      { said: 'cancelled', read: 'status is cancelled' },
    ],
    unread: ['no-show'],
  });
  expect(unreadSentence(known)).toBe('I have all of it but one word. Nothing was run.');
});

test('a word that is not understood is named once', () => {
  expect(knownWords('flurb the bookings, then flurb', shop).unread).toEqual(['flurb']);
});

test('the sentence never claims more than was understood', () => {
  expect(unreadSentence(knownWords('flurb glonk', shop))).toContain('these words');
  expect(unreadSentence(knownWords('show flurb glonk bookings', shop))).toContain('but 2 words');
  expect(unreadSentence(knownWords('flurb glonk bookings', shop))).toContain('part of it');
  expect(unreadSentence(knownWords('bookings status', shop))).toContain('not what you want done');
});

test.each(['gimme the orders somehow', 'xyzzy', 'покажи все заказы'])(
  'every sentence that is offered for “%s” can be planned',
  (text) => {
    const ready = readySentences(text, store, 3);
    expect(ready.length).toBeGreaterThan(0);
    for (const { text: sentence, effect } of ready)
      expect(understand(sentence, store)).toMatchObject({ kind: 'plan', plan: { effect } });
  },
);
