// Builds the domain for other products: one module per source file, so that a bundler keeps only what is imported.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../packages/domain', import.meta.url));
const source = join(root, 'src');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const indexes = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'index.ts')
  .map((entry) => join(entry.parentPath, entry.name));

await build({
  input: [join(source, 'shared/result.ts'), ...indexes],
  external: (id) => Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
  platform: 'neutral',
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
  output: {
    dir: join(root, 'dist'),
    format: 'esm',
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: source,
  },
});

const { status } = spawnSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
