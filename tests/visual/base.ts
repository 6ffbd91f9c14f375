import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function commitOf(root: string, ref: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The base commit: `wanted`, or the merge base with main; on main itself the previous commit.
 * @throws Error that says what is missing
 */
export function findBase(root: string, wanted?: string): string {
  if (wanted !== undefined) {
    const commit = commitOf(root, wanted);
    if (commit === undefined) throw new Error(`There is no commit called "${wanted}".`);
    return commit;
  }
  const head = git(root, 'rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((ref) => commitOf(root, ref) !== undefined);
  if (main === undefined)
    throw new Error('There is no branch main. Name a commit: npm run visual -- --base REF');
  const shared = spawnSync('git', ['merge-base', head, main], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const base = shared === head ? commitOf(root, `${head}^`) : shared;
  if (base === undefined || base === '')
    throw new Error(
      `This clone does not hold the commit to compare with. Fetch the whole history (git fetch --unshallow), or name a commit: npm run visual -- --base REF`,
    );
  return base;
}

/** A readable commit: short hash and subject. */
export const describeCommit = (root: string, commit: string): string =>
  git(root, 'log', '-1', '--format=%h "%s"', commit);

/** Checks a commit out into a new folder; `remove` deletes it. */
export function checkOut(root: string, commit: string, folder: string): { readonly remove: () => void } {
  git(root, 'worktree', 'prune');
  git(root, 'worktree', 'add', '--detach', folder, commit);
  return { remove: () => void git(root, 'worktree', 'remove', '--force', folder) };
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/**
 * Links the installed packages into another checkout, except workspace packages and, by leaving
 * out names that start with a dot, caches.
 */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  const link = (target: string, path: string): void => symlinkSync(target, path, 'junction');
  mkdirSync(join(to, '@saywright'), { recursive: true });
  for (const name of readdirSync(from))
    if (name === '.bin' || !/^(\.|@saywright$)/.test(name)) link(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@saywright'))) {
    const workspace = relative(realpathSync(root), realpathSync(join(from, '@saywright', name)));
    link(join(folder, workspace), join(to, '@saywright', name));
  }
  // Versions used by only one workspace package.
  for (const name of readdirSync(join(folder, 'packages'))) {
    const nested = join('packages', name, 'node_modules');
    if (existsSync(join(root, nested))) link(join(root, nested), join(folder, nested));
  }
}

/** Runs a command in a checkout. @throws Error with its output when it fails */
export function run(folder: string, command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`"${[command, ...args].join(' ')}" failed in ${folder}:\n${stdout}\n${stderr}`);
}

/** Installs the locked packages in a checkout. */
export function install(root: string, folder: string): void {
  if (read(root, 'package-lock.json') === read(folder, 'package-lock.json')) linkPackages(root, folder);
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
}
