import { resolveCodeChanges, resolveCodeQuestion, type CodeNames } from '@saywright/domain/code-hosting';
import type { CodeChange, CodeQuestion } from '@saywright/domain/ast';
import { describe, expect, test } from 'vitest';

const names: CodeNames = {
  branch: 'main',
  branches: ['main', 'winter-look'],
  tags: ['launch', 'v1.0'],
  commits: [
    { id: `ab12cd${'0'.repeat(34)}`, message: 'Opening hours\n\nFor the holidays' },
    { id: `ab12ef${'0'.repeat(34)}`, message: 'Prices' },
  ],
  files: ['index.html', 'prices.html', 'docs/team.md'],
  unsaved: ['prices.html'],
};

/** The actions, or the names that may be meant instead. */
function resolved(...changes: readonly CodeChange[]): unknown {
  const done = resolveCodeChanges(changes, names);
  return done.ok ? done.value : { unknown: done.error.said, near: done.error.near.map(({ name }) => name) };
}

describe('names in a change are found ignoring capitals, hyphens and endings', () => {
  test.each<readonly [string, CodeChange, object]>([
    [
      'save all',
      { do: 'save', message: 'New prices' },
      { kind: 'save', message: 'New prices', paths: undefined },
    ],
    ['save', { do: 'save', paths: ['Prices'] }, { kind: 'save', paths: ['prices.html'] }],
    [
      'save a file without changes',
      { do: 'save', paths: ['index.html'] },
      { kind: 'save', paths: ['index.html'] },
    ],
    [
      'new branch',
      { do: 'create-branch', name: ' Summer  camp ', switchTo: false },
      { kind: 'create-branch', name: 'Summer-camp', switchTo: false },
    ],
    [
      'new branch from a tag',
      { do: 'create-branch', name: 'fix', from: 'Launch', switchTo: true },
      { kind: 'create-branch', name: 'fix', from: 'launch', switchTo: true },
    ],
    [
      'rename',
      { do: 'rename-branch', name: 'Winter Look', to: 'snow look' },
      { kind: 'rename-branch', name: 'winter-look', to: 'snow-look' },
    ],
    [
      'delete branch',
      { do: 'delete-branch', name: 'winter_look' },
      { kind: 'delete-branch', name: 'winter-look' },
    ],
    [
      'merge',
      { do: 'merge', from: 'Winter Look', into: 'Main' },
      { kind: 'merge', from: 'winter-look', into: 'main' },
    ],
    ['revert the last', { do: 'revert' }, { kind: 'revert' }],
    ['revert', { do: 'revert', commit: 'prices' }, { kind: 'revert', commit: 'ab12ef0000' }],
    [
      'restore a file',
      { do: 'restore', from: 'LAUNCH', paths: ['Team', 'gone.html'] },
      { kind: 'restore', from: 'launch', paths: ['docs/team.md', 'gone.html'] },
    ],
    ['discard all', { do: 'discard' }, { kind: 'discard', paths: undefined }],
    ['discard', { do: 'discard', paths: ['Prices.html'] }, { kind: 'discard', paths: ['prices.html'] }],
    ['set aside', { do: 'set-aside', note: 'Half done' }, { kind: 'set-aside', note: 'Half done' }],
    ['bring back', { do: 'bring-back' }, { kind: 'bring-back' }],
    ['tag', { do: 'tag', name: 'first sale' }, { kind: 'tag', name: 'first-sale' }],
    ['delete tag', { do: 'delete-tag', name: 'V1.0' }, { kind: 'delete-tag', name: 'v1.0' }],
    ['ignore', { do: 'ignore', patterns: ['*.log'] }, { kind: 'ignore', patterns: ['*.log'] }],
    [
      'write',
      { do: 'write-file', path: 'New.html', content: 'Hi' },
      { kind: 'write-file', path: 'New.html', content: 'Hi' },
    ],
    [
      'write what is stored',
      { do: 'write-file', path: 'bread.png', content: '', blob: 'a'.repeat(40) },
      { kind: 'write-file', path: 'bread.png', content: '', blob: 'a'.repeat(40) },
    ],
    [
      'delete files',
      { do: 'delete-files', paths: ['Index.html', 'docs/'] },
      { kind: 'delete-files', paths: ['index.html', 'docs'] },
    ],
  ])('%s', (_, change, action) => {
    expect(resolved(change)).toEqual([action]);
  });

  test('a merge settles a file by its known path, or by the one given for a file of the other branch', () => {
    const settle = [
      { path: 'Index', keep: 'ours' },
      { path: 'snow.html', keep: 'theirs' },
    ] as const;
    expect(resolved({ do: 'merge', from: 'winter-look', into: 'main', settle: [...settle] })).toEqual([
      {
        kind: 'merge',
        from: 'winter-look',
        into: 'main',
        settle: [
          { path: 'index.html', keep: 'ours' },
          { path: 'snow.html', keep: 'theirs' },
        ],
      },
    ]);
  });
});

describe('an unknown name stops the plan and gives the near ones', () => {
  test.each<readonly [CodeChange, string, readonly string[]]>([
    [{ do: 'merge', from: 'winter', into: 'main' }, 'winter', ['winter-look']],
    [{ do: 'merge', from: 'main', into: 'winterlok' }, 'winterlok', ['winter-look']],
    [{ do: 'create-branch', name: 'x', from: 'lunch', switchTo: true }, 'lunch', ['launch']],
    [{ do: 'rename-branch', name: 'zebra', to: 'x' }, 'zebra', []],
    [{ do: 'revert', commit: 'opening' }, 'opening', ['ab12cd0000']],
    [{ do: 'revert', commit: 'ab12' }, 'ab12', []],
    [{ do: 'restore', from: 'zebra' }, 'zebra', []],
    [{ do: 'tag', name: 'x', version: 'v1' }, 'v1', []],
    [{ do: 'delete-tag', name: 'lunch' }, 'lunch', ['launch']],
    [{ do: 'save', paths: ['price.html'] }, 'price.html', ['prices.html']],
    [{ do: 'discard', paths: ['prices'] }, 'prices', ['prices.html']],
    [{ do: 'delete-files', paths: ['index.html', 'Team'] }, 'Team', ['docs/team.md']],
  ])('%o', (change, said, near) => {
    expect(resolved(change)).toEqual({ unknown: said, near });
  });

  test('nothing after it is resolved', () => {
    expect(resolved({ do: 'switch', name: 'zebra' }, { do: 'delete-tag', name: 'launch' })).toMatchObject({
      unknown: 'zebra',
    });
  });
});

describe('a change sees the names that the ones before it leave', () => {
  test.each<readonly [string, readonly CodeChange[], unknown]>([
    [
      'a deleted tag is gone',
      [
        { do: 'delete-tag', name: 'launch' },
        { do: 'delete-tag', name: 'launch' },
      ],
      { unknown: 'launch', near: [] },
    ],
    [
      'a new tag is a version',
      [
        { do: 'tag', name: 'big day' },
        { do: 'restore', from: 'Big Day' },
      ],
      [
        { kind: 'tag', name: 'big-day' },
        { kind: 'restore', from: 'big-day' },
      ],
    ],
    [
      'a written file can be discarded and deleted',
      [
        { do: 'write-file', path: 'faq.html', content: '' },
        { do: 'discard', paths: ['faq.html'] },
        { do: 'delete-files', paths: ['faq.html'] },
      ],
      [
        { kind: 'write-file', path: 'faq.html', content: '' },
        { kind: 'discard', paths: ['faq.html'] },
        { kind: 'delete-files', paths: ['faq.html'] },
      ],
    ],
    [
      'a moved file is saved by its new name',
      [
        { do: 'move-file', path: 'Team', to: 'docs/people.md' },
        { do: 'save', paths: ['People'] },
      ],
      [
        { kind: 'move-file', path: 'docs/team.md', to: 'docs/people.md' },
        { kind: 'save', paths: ['docs/people.md'] },
      ],
    ],
    [
      'after all files are restored, each is unsaved',
      [
        { do: 'restore', from: 'launch' },
        { do: 'save', paths: ['Index'] },
      ],
      [
        { kind: 'restore', from: 'launch' },
        { kind: 'save', paths: ['index.html'] },
      ],
    ],
    [
      'a branch keeps its new name, whichever is current',
      [
        { do: 'create-branch', name: 'idea', switchTo: false },
        { do: 'rename-branch', name: 'winter-look', to: 'snow' },
        { do: 'rename-branch', name: 'main', to: 'trunk' },
        { do: 'merge', from: 'Snow', into: 'Trunk' },
      ],
      [
        { kind: 'create-branch', name: 'idea', switchTo: false },
        { kind: 'rename-branch', name: 'winter-look', to: 'snow' },
        { kind: 'rename-branch', name: 'main', to: 'trunk' },
        { kind: 'merge', from: 'snow', into: 'trunk' },
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(resolved(...changes)).toEqual(expected);
  });
});

describe('names in a question are found', () => {
  test.each<readonly [CodeQuestion, CodeQuestion]>([
    [{ about: 'status' }, { about: 'status' }],
    [
      { about: 'history', author: 'Mia' },
      { about: 'history', author: 'Mia' },
    ],
    [
      { about: 'history', branch: 'Winter Look', path: 'Team' },
      { about: 'history', branch: 'winter-look', path: 'docs/team.md' },
    ],
    [
      { about: 'history', path: 'gone.html' },
      { about: 'history', path: 'gone.html' },
    ],
    [
      { about: 'difference', from: 'Launch' },
      { about: 'difference', from: 'launch' },
    ],
    [
      { about: 'difference', from: 'V1.0', to: 'Winter Look', paths: ['Index', 'gone.html'] },
      { about: 'difference', from: 'v1.0', to: 'winter-look', paths: ['index.html', 'gone.html'] },
    ],
    [
      { about: 'file', path: 'Team' },
      { about: 'file', path: 'docs/team.md' },
    ],
    [
      { about: 'file', path: 'gone.html', version: 'LAUNCH' },
      { about: 'file', path: 'gone.html', version: 'launch' },
    ],
  ])('%o', (question, expected) => {
    expect(resolveCodeQuestion(question, names)).toEqual({ ok: true, value: expected });
  });

  test.each<CodeQuestion>([
    { about: 'history', branch: 'lunch' },
    { about: 'difference', from: 'lunch' },
    { about: 'difference', from: 'main', to: 'lunch' },
    { about: 'file', path: 'index.html', version: 'lunch' },
  ])('or the near ones are given: %o', (question) => {
    expect(resolveCodeQuestion(question, names)).toMatchObject({
      ok: false,
      error: {
        text: 'There is no branch, tag or save called lunch.',
        near: [{ label: 'launch', name: 'launch' }],
      },
    });
  });

  test('a file that exists nowhere is unknown', () => {
    expect(resolveCodeQuestion({ about: 'file', path: 'indx.html' }, names)).toMatchObject({
      ok: false,
      error: { near: [{ name: 'index.html' }] },
    });
  });
});
