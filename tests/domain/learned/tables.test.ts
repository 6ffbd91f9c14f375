import { expect, test } from 'vitest';
import { newTables, type Request } from '../../../packages/domain/src/language/learned/canonical/tables.ts';
import { coreIndex } from '../../../packages/domain/src/language/core/schemaIndex.ts';
import { partsOf } from '../../../packages/domain/src/language/learned/parts.ts';
import { knownTokens } from '../../../packages/domain/src/language/learned/tokens.ts';
import { segmentOf, schemaOf } from '../../train/corpus.ts';

const index = coreIndex(schemaOf('members(name:text, email:email)'));

/** The requests of an annotated message, as the model would find them. */
function requests(annotated: string): readonly Request[] {
  return annotated.split(' || ').flatMap((said) => {
    const segment = segmentOf(said);
    if (!segment) return [];
    const tokens = knownTokens(segment.text, index);
    const spans = segment.spans.map(({ label, start, end }) => ({
      label,
      from: tokens.findIndex((token) => token.start >= start),
      to: tokens.findLastIndex((token) => token.end <= end) + 1,
    }));
    const parts = partsOf(segment.text, tokens, spans, index);
    return [{ intent: segment.intent, text: segment.text, parts }];
  });
}

test.each([
  [
    'create: [T:boats]: [N:name] [Q:must be there], [N:length] [Y:in metres as a number], [N:rating] from [L:1] to [H:5]',
    'create a table boats with name (required), length (number), rating (at least 1, at most 5)',
  ],
  [
    'create: two lists, [T:bikes] ([N:frame number] [U:unique]) || create: and [T:repairs] with the [R:bike] it was and the [N:day]',
    'create these tables: bikes (frame number (unique)), repairs (which bike, day)',
  ],
  [
    'create: [T:tools] ([N:what]). [T:loans] ([N:borrower]) || link: a [T:loan] is for one [R:tool] || on-delete: if a [R:tool] goes its [T:loans] go',
    'create these tables: tools (what), loans (borrower, which tool). Deleting a tool deletes its loans.',
  ],
  [
    'create: [T:cheeses] with [N:milk] ([N:cow], [O:sheep] or [O:goat]) || required: [C:milk] must be there || default: and is [D:goat] unless I say so',
    'create a table cheeses with milk (one of cow / sheep / goat, required, default goat)',
  ],
  [
    'create: [T:lockers]: [N:number], which [T:member] has it, [N:deposit paid] [Y:yes/no]',
    'create a table lockers with number, which member, deposit paid (yes/no)',
  ],
  [
    'create: [T:teachers]. [N:Name], [N:subject]. [N:Name] [U:never twice], a phone [Q:can be empty]',
    'create a table teachers with Name (unique, optional), subject',
  ],
])('%s', (message, instruction) => {
  expect(newTables(requests(message))).toBe(instruction);
});

test('a message that is also about something else is not one instruction', () => {
  expect(
    newTables(requests('create: [T:songs] ([N:title]) || delete: and bin [T:songs] [W:from 2020]')),
  ).toBe(undefined);
});

test('a table without columns makes no instruction', () => {
  expect(newTables(requests('create: [T:songs] please'))).toBe(undefined);
});
