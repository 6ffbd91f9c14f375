import { describe, expect, test } from 'vitest';
import { defaultMessage, understandCode, type CodeContext } from '@saywright/domain/code-hosting';

const facts: CodeContext = {
  branch: 'feature/header',
  branches: ['main', 'feature/header', 'feature/footer', 'Release'],
  unsaved: [{ path: 'index.html', change: 'changed' }],
};

const save = (message: string) => ({ kind: 'save', message });
const create = (name: string, switchTo = false, from?: string) => ({
  kind: 'create-branch',
  name,
  switchTo,
  ...(from === undefined ? {} : { from }),
});

describe('an instruction about code', () => {
  test.each([
    ['Save', save('Change index.html')],
    ['please save my changes.', save('Change index.html')],
    ['Commit everything', save('Change index.html')],
    ['save all my work as First draft', save('First draft')],
    ['Commit with message "Fix: the header"', save('Fix: the header')],
    ['commit my changes with the message fix it then ship', save('fix it then ship')],
    ['git commit -m "A b"', save('A b')],
    ['Create a branch called new-menu', create('new-menu')],
    ['create branch new checkout page', create('new-checkout-page')],
    ['make a new branch named x from main', create('x', false, 'main')],
    ['new branch feature/x and switch to it', create('feature/x', true)],
    ['git checkout -b quick', create('quick', true)],
    ['Switch to main', { kind: 'switch', name: 'main' }],
    ['go back to the main branch', { kind: 'switch', name: 'main' }],
    ['git switch feature/footer', { kind: 'switch', name: 'feature/footer' }],
    ['checkout release', { kind: 'switch', name: 'Release' }],
    ['Merge feature/footer into main', { kind: 'merge', from: 'feature/footer', into: 'main' }],
    ['merge the branch main', { kind: 'merge', from: 'main', into: 'feature/header' }],
    ['merge into main', { kind: 'merge', from: 'feature/header', into: 'main' }],
    ['Merge my work into main', { kind: 'merge', from: 'feature/header', into: 'main' }],
    ['Delete branch feature/footer', { kind: 'delete-branch', name: 'feature/footer' }],
    ['delete the feature/footer branch', { kind: 'delete-branch', name: 'feature/footer' }],
    ['git branch -D feature/footer', { kind: 'delete-branch', name: 'feature/footer' }],
    ['git commit -m fix', save('fix')],
    ['Undo the last save', { kind: 'revert' }],
    ['revert my last commit', { kind: 'revert' }],
    ['git revert HEAD', { kind: 'revert' }],
  ])('%s', (instruction, action) => {
    expect(understandCode(instruction, facts)).toEqual({ kind: 'plan', action, next: [] });
  });

  test.each([
    ['What changed?', 'status'],
    ['git status', 'status'],
    ['show my unsaved changes', 'status'],
    ['Which branch am I on?', 'status'],
    ['Show the history', 'history'],
    ['git log', 'history'],
    ['list all branches', 'branches'],
    ['show me my files', 'files'],
  ])('%s is answered', (instruction, about) => {
    expect(understandCode(instruction, facts)).toEqual({ kind: 'answer', about });
  });

  test('several requests are planned one after the other', () => {
    expect(understandCode('Save my changes as Header; switch to main', facts)).toEqual({
      kind: 'plan',
      action: save('Header'),
      next: ['switch to main'],
    });
    expect(understandCode('Create branch x, then switch to main', facts)).toMatchObject({
      action: create('x'),
      next: ['switch to main'],
    });
  });

  test('asks about a name that does not exist, offering only similar ones', () => {
    expect(understandCode('Delete branch feature/foot', facts)).toEqual({
      kind: 'question',
      text: 'There is no branch called feature/foot. Which one do you mean?',
      choices: ['feature/header', 'feature/footer'].map((branch) => ({
        label: branch,
        instruction: `Delete branch ${branch}`,
      })),
    });
    // A branch to delete must be named exactly.
    expect(understandCode('Delete branch release', facts)).toMatchObject({
      kind: 'question',
      text: 'There is no branch called release. Which one do you mean?',
    });
    expect(understandCode('Switch to zebra', facts)).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('no branch called zebra. Your branches: main'),
    });
    expect(understandCode('Merge header into main', facts)).toMatchObject({
      choices: [{ instruction: 'Merge feature/header into main' }],
    });
    expect(understandCode('Create a branch', facts)).toMatchObject({
      kind: 'question',
      text: 'What should the branch be called? Say, for example: create a branch called new-header.',
    });
    expect(understandCode('Create a branch called x from head', facts)).toMatchObject({
      choices: [{ instruction: 'Create a branch called x from feature/header' }],
    });
    expect(understandCode('Merge main into foot', facts)).toMatchObject({
      choices: [{ instruction: 'Merge main into feature/footer' }],
    });
    expect(understandCode('Switch to footer', facts)).toMatchObject({
      choices: [{ instruction: 'Switch to feature/footer' }],
    });
  });

  test('asks about a name that matches two branches', () => {
    const two = { ...facts, branches: ['main', 'Idea', 'IDEA'] };
    expect(understandCode('Switch to idea', two)).toMatchObject({
      kind: 'question',
      choices: [{ instruction: 'Switch to Idea' }, { instruction: 'Switch to IDEA' }],
    });
  });

  test.each([
    [[], 'Save'],
    [[{ path: 'a', change: 'added' }], 'Add a'],
    [[{ path: 'a', change: 'removed' }], 'Remove a'],
    [
      [
        { path: 'a', change: 'added' },
        { path: 'b', change: 'added' },
      ],
      'Add 2 files',
    ],
    [
      [
        { path: 'a', change: 'added' },
        { path: 'b', change: 'removed' },
      ],
      'Change 2 files',
    ],
  ] satisfies [CodeContext['unsaved'], string][])(
    'a save without words is called after its files',
    (unsaved, name) => {
      expect(defaultMessage(unsaved)).toBe(name);
    },
  );

  test.each([
    'git reset --hard HEAD~3',
    'force push',
    'discard all my changes',
    'delete all branches',
    'rebase onto main',
    'git clean -fd',
  ])('refuses: %s', (instruction) => {
    expect(understandCode(instruction, facts)).toMatchObject({
      kind: 'refusal',
      suggestions: expect.anything(),
    });
  });

  test.each(['make me a sandwich', 'delete everything', ''])(
    'asks back where it does not understand, as the database does: %s',
    (instruction) => {
      expect(understandCode(instruction, facts)).toMatchObject({
        kind: 'question',
        text: expect.stringMatching(/did not understand/u),
        choices: expect.arrayContaining([expect.objectContaining({ instruction: 'Save my changes' })]),
      });
    },
  );

  test('is read in linear time and never planned by repetition', () => {
    for (const part of ['save ', 'and then ', 'merge a into ', 'the ', '"', 'branch '])
      expect(understandCode(part.repeat(4000), facts)).toHaveProperty('kind', 'question');
  });
});
