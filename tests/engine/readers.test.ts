import type { Reading } from '@saywright/domain/ast';
import { describe, expect, test } from 'vitest';
import { readWith, type InstructionReader } from '../../packages/engine/src/operations/readers.ts';

const request = { project: { id: 'p', owner: 'o', name: 'shop' }, instruction: 'Delete old orders' };
const change: Reading = {
  kind: 'parts',
  parts: [
    {
      service: 'database',
      changes: [{ do: 'delete', table: 'orders', where: { kind: 'always' } }],
    },
  ],
  words: [],
};
const question: Reading = { kind: 'question', text: 'How old?', choices: [] };
const reads = (kind: 'rules' | 'model', reading: Reading | undefined, by?: string): InstructionReader => ({
  kind,
  read: async () => reading && { reading, ...(by !== undefined && { by }) },
});
const anywhere = (): boolean => true;

describe('readers', () => {
  test('the first complete reading is used, even after another reader asked back', async () => {
    const readers = [
      reads('rules', question),
      reads('model', change, 'some-model'),
      reads('model', question),
    ];
    expect(await readWith(readers, request, anywhere)).toEqual({
      complete: { reading: change, by: 'some-model' },
    });
  });

  test('a change with unread words is not complete, so the next reader is asked', async () => {
    const half: Reading = { ...change, unused: ['old'] };
    expect(await readWith([reads('rules', half), reads('model', change)], request, anywhere)).toEqual({
      complete: { reading: change, by: undefined },
    });
    expect((await readWith([reads('rules', half)], request, anywhere)).partial).toMatchObject({
      kind: 'question',
      text: expect.stringContaining('“old”'),
    });
  });

  test('without a complete reading, the first question is left for the answer', async () => {
    const readers = [reads('rules', undefined), reads('model', question), reads('model', undefined)];
    expect(await readWith(readers, request, anywhere)).toEqual({ partial: question });
  });

  test('a part that no connected service can plan makes a reading useless', async () => {
    expect(await readWith([reads('rules', change)], request, () => false)).toEqual({});
  });
});
