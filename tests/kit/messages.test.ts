import { english } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import { describe, expect, test } from 'vitest';

const figure = (value: number): string => new Intl.NumberFormat('ar-EG').format(value);

/** Every word of a catalogue as it reads with sample values, under the name it has there. */
function said(catalogue: object): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([part, words]) =>
    Object.entries(Object(words)).map(([name, word]): readonly [string, string] => {
      const text: unknown = typeof word === 'function' ? word(...sampleOf(`${part}.${name}`)) : word;
      return [`${part}.${name}`, String(text)];
    }),
  );
}

const named = { value: '7', category: '1' };
const samples: Readonly<Record<string, readonly unknown[]>> = {
  'Chart.point': ['1', ['2', '3']],
  'Chart.lines': [12, '1', '9', figure],
  'Chart.bars': [12, '1', '9', figure],
  'Chart.seriesSingle': ['1', named],
  'Chart.series': ['1', named, named, named],
  'MessageList.jumpPast': ['1', 12, figure],
  'DonutChart.summary': ['1', '2', ['3', '4']],
  'NotificationBell.unread': ['7', 7],
  'TagField.added': [['1', '2']],
};
/** What most take: one number or two, and how to write them. */
function sampleOf(name: string): readonly unknown[] {
  const counted = /\.(cut|moreSeries|counts|more|other|results|unreadCount|complete|counter)$/;
  const one = /\.(moreSeries|other|results|unreadCount)$/;
  if (counted.test(name)) return one.test(name) ? [12, figure] : [7, 12, figure];
  return samples[name] ?? ['1', '2', '3', '4'];
}

describe('Arabic', () => {
  test.each([
    [0, 'لا توجد نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '٣ نتائج'],
    [11, '١١ نتيجة'],
    [100, '١٠٠ نتيجة'],
    [103, '١٠٣ نتائج'],
  ])('%d results take the form of their number', (count, words) => {
    expect(arabic.FilterBar.results(count, figure)).toBe(words);
  });

  test('says every word, and none of it in English', () => {
    expect(said(arabic).map(([name]) => name)).toEqual(said(english).map(([name]) => name));
    // What only joins values has no letters of its own.
    const joins = new Set(['Chart.point', 'Chart.seriesSingle', 'Meter.withStatus', 'MessageList.message']);
    const wrong = said(arabic).filter(
      ([name, text]) => /[a-z]/i.test(text) || (!joins.has(name) && !/\p{Script=Arabic}/u.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});

test('the pseudo-locale changes and lengthens every word', () => {
  const before = new Map(said(english));
  const wrong = said(pseudo).filter(
    ([name, text]) => !/^⟦.*⟧$/.test(text) || text.length < (before.get(name)?.length ?? 0) * 1.4,
  );
  expect(wrong).toEqual([]);
});
