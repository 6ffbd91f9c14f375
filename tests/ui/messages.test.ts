import { english } from '@saywright/ui/messages';
import { arabic } from '@saywright/ui/messages/ar';
import { pseudo } from '@saywright/ui/messages/pseudo';
import { describe, expect, test } from 'vitest';

const figure = (value: number): string => new Intl.NumberFormat('ar-EG').format(value);

/** Every message of a catalogue with sample values, by key. */
function messagesOf(catalogue: object, around = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([own, word]): readonly (readonly [string, string])[] => {
    const name = `${around}${own}`;
    if (typeof word === 'object' && word !== null) return messagesOf(word, `${name}.`);
    const text: unknown = typeof word === 'function' ? word(...sampleOf(name)) : word;
    return [[name, String(text)]];
  });
}

const named = { value: '7', category: '1' };
const samples: Readonly<Record<string, readonly unknown[]>> = {
  'Chart.point': ['1', ['2', '3']],
  'Chart.lines': [12, '1', '9', figure],
  'Chart.bars': [12, '1', '9', figure],
  'Chart.seriesSingle': ['1', named],
  'Chart.series': ['1', named, named, named],
  'MessageList.jumpPast': ['1', 12, figure],
  'ExecutionTrace.progress': [2, 5, '3', figure],
  'ExecutionTrace.failedAt': [2, 5, '3', figure],
  'ExecutionTrace.counted': [4, 5, figure],
  'ThinkingStatus.time': [1, 8, figure],
  'UsageMeter.over': [3, figure],
  'UsageMeter.used': [3, 5, '7', figure],
  'UsageMeter.left': [3, figure],
  'UsageMeter.unlimited': [3, '7', figure],
  'DonutChart.summary': ['1', '2', ['3', '4']],
  'NotificationBell.unread': ['7', 7],
  'TagField.added': [['1', '2']],
  'Files.more': [7, figure],
  'DataGrid.selected': [7, figure],
  'DataGrid.range': [1, 20, 318, figure],
  'Pagination.page': [7, figure],
  'Pagination.position': [5, 12, figure],
  'Wizard.position': [2, 5, figure],
};
/** Arguments that fit most messages: numbers and a formatter. */
function sampleOf(name: string): readonly unknown[] {
  const own = samples[name];
  if (own) return own;
  const counted = /\.(cut|moreSeries|counts|more|other|results|unreadCount|complete|counter|problems)$/;
  const one = /\.(moreSeries|other|results|unreadCount|problems)$/;
  if (counted.test(name)) return one.test(name) ? [12, figure] : [7, 12, figure];
  return ['1', '2', '3', '4'];
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

  test('translates every message, with no English left', () => {
    expect(messagesOf(arabic).map(([name]) => name)).toEqual(messagesOf(english).map(([name]) => name));
    // Messages that only join values have no letters.
    const joins = new Set([
      'Chart.point',
      'Chart.seriesSingle',
      'ExecutionTrace.timed',
      'Meter.withStatus',
      'MessageList.message',
    ]);
    // As printed on keyboards, Arabic ones included.
    const printed = /^Kbd\.(Command|Control|Option|Alt|Shift|Tab)$/;
    const wrong = messagesOf(arabic).filter(
      ([name, text]) =>
        !printed.test(name) &&
        (/[a-z]/i.test(text) || (!joins.has(name) && !/\p{Script=Arabic}/u.test(text))),
    );
    expect(wrong).toEqual([]);
  });
});

test('the pseudo-locale changes and lengthens every message', () => {
  const before = new Map(messagesOf(english));
  const wrong = messagesOf(pseudo).filter(
    ([name, text]) => !/^⟦.*⟧$/.test(text) || text.length < (before.get(name)?.length ?? 0) * 1.4,
  );
  expect(wrong).toEqual([]);
});
