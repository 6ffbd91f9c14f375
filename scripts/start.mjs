// Builds what is missing or out of date, then starts the server.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { requireNode } from './requireNode.mjs';

await requireNode();

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return latest;
}

function builtAt(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const sources = (...names) => Math.max(...names.map((name) => newest(join(root, name))));
const engineSources = sources(
  'packages/domain/src',
  'packages/engine/src',
  'packages/engine/pages',
  'supabase/migrations',
);
const appSources = sources(
  'packages/domain/src',
  'packages/ui/src',
  'packages/engine/src',
  'packages/app/src',
  'packages/app/public',
);

const wanted = [
  ['@saywright/engine', builtAt('packages/engine/dist/templates/sandbox.tar.gz') < engineSources],
  ['@saywright/app', builtAt('packages/app/dist/index.html') < appSources],
];
for (const [name, isWanted] of wanted) {
  if (!isWanted) continue;
  console.log(`Building ${name}…`);
  const built = spawnSync('npm', ['run', 'build', '--silent', '-w', name], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
if (!process.argv.includes('--build-only')) {
  console.log('Starting Saywright…');
  await import(pathToFileURL(join(root, 'packages/engine/dist/server.js')).href);
}
