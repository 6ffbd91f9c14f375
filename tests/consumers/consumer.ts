import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, run } from './pack.ts';

export { root, run };

const { devDependencies } = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Runs a file in plain Node; returns stdout and stderr. */
export function runNode(file: string, cwd: string): { readonly stdout: string; readonly stderr: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd, encoding: 'utf8' });
  return { stdout, stderr };
}

/** The versions of the given packages in this repository. */
export const ours = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `${name}@${devDependencies[name] ?? 'latest'}`);

/** A temporary project with its own files and packages; `remove` deletes it. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'consumer-'));

  constructor(files: Readonly<Record<string, string>> = {}) {
    this.write({
      'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
      ...files,
    });
  }

  /** Path of a file in the project. */
  path(file: string): string {
    return join(this.folder, file);
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(this.path(file)), { recursive: true });
      writeFileSync(this.path(file), text);
    }
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  /** Contents of all files under a folder with the given name ending. */
  readAll(folder: string, end: string): string {
    return readdirSync(this.path(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => this.read(join(folder, name)))
      .join('\n');
  }

  install(packages: readonly string[]): void {
    this.run('npm', [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--prefix',
      this.folder,
      '-E',
      ...packages,
    ]);
  }

  run(command: string, args: readonly string[]): string {
    return run(command, args, this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
