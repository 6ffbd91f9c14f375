import { resolveCodeChanges, resolveCodeQuestion, type CodeNames } from '@saywright/domain/code-hosting';
import { describe, expect, test } from 'vitest';

const names: CodeNames = {
  branch: 'main',
  branches: ['main', 'chess-corner', 'Old_Logo', 'a', 'A-'],
  tags: ['launch', 'v1.0'],
  commits: [
    { id: 'c3'.repeat(20), message: 'Opening hours\n\nLonger' },
    { id: 'c2'.repeat(20), message: 'Prices' },
    { id: 'c1'.repeat(20), message: 'Prices' },
  ],
  files: ['index.html', 'shop/index.html', 'about us.html', 'docs/a.md', 'docs/b.md'],
  unsaved: ['about us.html', 'docs/a.md'],
};

function switchTo(name: string): unknown {
  const done = resolveCodeChanges([{ do: 'switch', name }], names);
  return done.ok ? done.value : done.error.near.map((near) => near.name);
}

function tagAt(version: string): unknown {
  const done = resolveCodeChanges([{ do: 'tag', name: 'x', version }], names);
  return done.ok ? done.value : done.error.near.map(({ label }) => label);
}

describe('a branch', () => {
  test.each([
    ['chess-corner', 'chess-corner'],
    ['Chess Corner', 'chess-corner'],
    ['old logo', 'Old_Logo'],
    ['a', 'a'],
    ['A-', 'A-'],
  ])('%s is %s', (said, name) => {
    expect(switchTo(said)).toEqual([{ kind: 'switch', name }]);
  });

  test('that two names fit, or none, is asked', () => {
    expect(switchTo('A')).toEqual(['a', 'A-']);
    expect(switchTo('chess-coner')).toEqual(['chess-corner']);
    expect(switchTo('zebra')).toEqual([]);
  });
});

describe('a version', () => {
  test.each([
    ['launch', 'launch'],
    ['V1.0', 'v1.0'],
    ['HEAD', 'c3c3c3c3c3'],
    ['HEAD~2', 'c1c1c1c1c1'],
    ['HEAD^', 'c2c2c2c2c2'],
    ['C2C2', 'c2c2c2c2c2'],
    ['opening hours', 'c3c3c3c3c3'],
  ])('%s is %s', (said, version) => {
    expect(tagAt(said)).toEqual([{ kind: 'tag', name: 'x', version }]);
  });

  test('that fits several saves is asked with each', () => {
    expect(tagAt('prices')).toEqual(['Prices (c2c2c2c)', 'Prices (c1c1c1c)']);
    expect(tagAt('HEAD~9')).toEqual([]);
  });
});

describe('a file', () => {
  const moved = (path: string): unknown => {
    const done = resolveCodeChanges([{ do: 'move-file', path, to: 'x' }], names);
    return done.ok ? done.value : done.error.near.map((near) => near.name);
  };

  test('is found by its path, its name or its name without the ending, and a folder by its path', () => {
    expect(moved('./About-us')).toEqual([{ kind: 'move-file', path: 'about us.html', to: 'x' }]);
    expect(moved('docs/')).toEqual([{ kind: 'move-file', path: 'docs', to: 'x' }]);
    expect(moved('b.md')).toEqual([{ kind: 'move-file', path: 'docs/b.md', to: 'x' }]);
    expect(moved('index.html')).toEqual([{ kind: 'move-file', path: 'index.html', to: 'x' }]);
    expect(moved('index')).toEqual(['index.html', 'shop/index.html']);
  });

  test('that is destroyed is named in full, or asked', () => {
    const done = resolveCodeChanges([{ do: 'delete-files', paths: ['b'] }], names);
    expect(done).toMatchObject({ ok: false, error: { said: 'b', near: [{ name: 'docs/b.md' }] } });
  });

  test('of a version, or of the history, may no longer exist', () => {
    expect(resolveCodeChanges([{ do: 'restore', from: 'launch', paths: ['zebra.html'] }], names)).toEqual({
      ok: true,
      value: [{ kind: 'restore', from: 'launch', paths: ['zebra.html'] }],
    });
    expect(resolveCodeQuestion({ about: 'history', path: 'zebra.html' }, names)).toMatchObject({ ok: true });
    expect(resolveCodeQuestion({ about: 'file', path: 'zebra.html' }, names)).toMatchObject({ ok: false });
  });
});

test('a change knows the names that the ones before it made or removed', () => {
  const done = resolveCodeChanges(
    [
      { do: 'create-branch', name: 'Summer Camp', switchTo: true },
      { do: 'rename-branch', name: 'summer-camp', to: 'camp' },
      { do: 'delete-branch', name: 'camp' },
      { do: 'switch', name: 'camp' },
    ],
    names,
  );
  expect(done).toMatchObject({ ok: false, error: { text: 'There is no branch called camp.' } });
});
