import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** As a product is built, not as a test runs; tools that would report their use do not. */
export const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a command and returns its output. @throws Error with the output if it fails */
export function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Packs a package as it would be published; returns the path of the tarball. */
export function pack(folder: string, to: string): string {
  const name = run('npm', ['pack', '--silent', '--pack-destination', to], join(root, folder));
  const tarball = name.trim().split('\n').at(-1);
  if (tarball === undefined || !tarball.endsWith('.tgz')) throw new Error(`${folder} was not packed.`);
  return join(to, tarball);
}
