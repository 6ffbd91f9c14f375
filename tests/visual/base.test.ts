import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOut, describeCommit, findBase } from './base.ts';

const folder = mkdtempSync(join(tmpdir(), 'visual-base-'));
const root = join(folder, 'repository');

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', root, ...author, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
}
function commit(subject: string): string {
  git('commit', '--allow-empty', '--quiet', '-m', subject);
  return git('rev-parse', 'HEAD');
}

let first: string;
let second: string;
beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', root]);
  first = commit('first');
  writeFileSync(join(root, 'page.txt'), 'second');
  git('add', 'page.txt');
  second = commit('second');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the base commit', () => {
  test('is the previous commit on main', () => {
    expect(findBase(root)).toBe(first);
  });

  test('is the merge base of a branch and main, however far both have moved', () => {
    git('switch', '--quiet', '--create', 'branch');
    commit('on the branch');
    git('switch', '--quiet', 'main');
    commit('third');
    git('switch', '--quiet', 'branch');
    expect(findBase(root)).toBe(second);
  });

  test('is the named one, and an unknown name is an error', () => {
    expect(findBase(root, 'main~2')).toBe(first);
    expect(() => findBase(root, 'nowhere')).toThrow('There is no commit called "nowhere".');
  });

  test('is an error on main without history', () => {
    git('switch', '--quiet', '--detach', first);
    git('branch', '--force', 'main', first);
    expect(() => findBase(root)).toThrow('Fetch the whole history');
  });
});

test('a commit is checked out beside the working tree and removed again', () => {
  const place = join(folder, 'base');
  const { remove } = checkOut(root, second, place);
  expect(existsSync(join(place, 'page.txt'))).toBe(true);
  expect(describeCommit(root, second)).toMatch(/^[0-9a-f]{7,} "second"$/);
  remove();
  expect(existsSync(place)).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
