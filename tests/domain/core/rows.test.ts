import { describe, expect, test } from 'vitest';
import { changesOf, readOne } from './club.ts';
import { shown } from './shown.ts';

function read(text: string): string | undefined {
  const found = readOne(text);
  if (!found) return undefined;
  if (found.unread.length > 0) return `unread: ${found.unread.join(', ')}`;
  return 'changes' in found.meaning ? found.meaning.changes.map(shown).join('; ') : 'asks';
}

describe('changes of values', () => {
  test.each([
    ['Swift now costs 3200', ''],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toBe(expected);
  });
});
export { changesOf };
