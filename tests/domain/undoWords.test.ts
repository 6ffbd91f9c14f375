import { advance, emptyContext, resolve } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables = [
  { name: 'bookings', columns: ['id', 'guest', 'room'] },
  { name: 'guests', columns: ['id', 'name'] },
];

/** A conversation in which these instructions were executed one after the other. */
const after = (...instructions: readonly string[]) =>
  instructions.reduce((context, instruction, at) => {
    const plan = {
      operationId: `operation-${at}`,
      title: instruction,
      service: 'database',
      needsConfirmation: false,
    } as const;
    const planned = advance(context, { kind: 'planned', instruction, plan, text: instruction }, tables);
    const moved = { kind: 'moved', operationId: plan.operationId, state: 'executed' } as const;
    return advance(planned, moved, tables);
  }, emptyContext);
const changed = after('Delete the booking of Ivy', 'Set room of Hana to 4');

describe('right after a change', () => {
  test.each([
    'oh no, wrong guest, bring it back',
    'undo that, Hana is well again',
    'undo the last thing i did, hana was actually in room 5',
    'undo that hana is well again',
    'no put it back how it was',
    'no, better not, put back like before',
    'Wrong room! Please undo it, she called me',
    'undo it because the guest changed her mind',
    'i changed the wrong one, i want it back',
    'because the room is free again, undo that',
    'Oh dear, not that guest. Put it back like before!',
  ])('“%s” undoes it', (said) => {
    expect(resolve(said, changed, tables)).toMatchObject({ kind: 'undo', operationId: 'operation-1' });
  });

  test.each(['undo that, it should be room 5', 'undo that and add a booking for Moss instead'])(
    '“%s” undoes nothing before it asks, so that the rest is not lost',
    (said) => {
      expect(resolve(said, changed, tables)).toMatchObject({
        kind: 'question',
        choices: [{ instruction: 'Undo the last change' }],
      });
    },
  );

  test.each([
    'Add a note: the door was open, put it back',
    'Bring back the phone column',
    'put the book back on the list',
    'Set it back to 5',
    'show bookings that were deleted',
    'get the cancelled bookings',
    'I need the bookings that were cancelled',
  ])('“%s” is an instruction', (said) => {
    expect(['instruction', 'question']).toContain(resolve(said, changed, tables).kind);
    expect(resolve(said, changed, tables)).not.toMatchObject({
      choices: [{ instruction: 'Undo the last change' }],
    });
  });
});

describe('what was deleted comes back', () => {
  test.each([
    'bring back the booking that I deleted',
    'restore the booking we removed by mistake',
    'give me back the deleted booking',
    'ah no wait, she comes anyway, bring back her booking',
    'get her booking back',
    'i want the booking that was deleted back',
  ])('“%s”, whatever was changed since', (said) => {
    expect(resolve(said, changed, tables)).toMatchObject({ kind: 'undo', operationId: 'operation-0' });
  });

  test('the deletion that the words name', () => {
    const context = after('Delete the guest Moss', 'Delete the booking of Ivy');
    expect(resolve('bring back the guests I deleted', context, tables)).toMatchObject({
      kind: 'undo',
      operationId: 'operation-0',
    });
  });

  test('asks where nothing was deleted', () => {
    const resolution = resolve('bring back the booking I deleted', after('Set room of Hana to 4'), tables);
    expect(resolution).toMatchObject({ kind: 'question', text: expect.stringContaining('no deletion') });
  });
});

test.each(['oh no, wrong guest, bring it back', 'bring back the booking that I deleted'])(
  '“%s” plans nothing where nothing was changed',
  (said) => {
    expect(resolve(said, emptyContext, tables).kind).toBe('nothing');
  },
);

describe('an earlier look that is named', () => {
  const looks = after(
    'Make the buttons and links orange',
    'Make all texts larger',
    'Make the corners rounder',
    'Add the section “Opening hours” to the home page',
  );

  test.each([
    ['Sorry, orange is too much now. Go back to the colour before it', 'operation-0'],
    ['give back the colour what was before', 'operation-0'],
    ['could you please return the lettering to how it was', 'operation-1'],
    ['go back to how the corners were', 'operation-2'],
    ['hmm no dont like it, put it back like it was before', 'operation-3'],
  ])('“%s” undoes the last change of it', (said, operationId) => {
    expect(resolve(said, looks, tables)).toMatchObject({ kind: 'undo', operationId });
  });

  test('that nothing changed is asked about', () => {
    expect(resolve('go back to the font before', changed, tables)).toMatchObject({
      kind: 'question',
      choices: [{ instruction: 'Undo the last change' }],
    });
  });
});
