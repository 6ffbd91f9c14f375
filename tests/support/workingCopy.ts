import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const caches = join(root, 'node_modules/.cache');

/** How a program ended, with everything it wrote. */
interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** A copy of some files of the repository, which a test may change. Installed packages are found from it. */
export interface WorkingCopy {
  readonly folder: string;
  /** The text of a file; undefined where it does not exist. */
  read(path: string): string | undefined;
  /** Runs a program of the repository in the copy. */
  run(program: string, ...args: readonly string[]): Ended;
  /** Checks the types of some files and all they import. */
  compile(files: readonly string[], paths?: Readonly<Record<string, readonly string[]>>): Ended;
  remove(): void;
}

/** Copies files and folders of the repository. `name` begins the name of the folder. */
export function workingCopy(name: string, paths: readonly string[]): WorkingCopy {
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, `${name}-`));
  for (const path of [...paths, 'tsconfig.base.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const run = (program: string, ...args: readonly string[]): Ended => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { status, output: `${stdout}${stderr}` };
  };
  return {
    folder,
    run,
    read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined),
    compile(files, aliases = {}) {
      const compilerOptions = {
        composite: false,
        noEmit: true,
        jsx: 'react-jsx',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
        paths: aliases,
      };
      const config = { extends: './tsconfig.base.json', compilerOptions, files };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      return run('node_modules/typescript/bin/tsc', '-p', '.');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
