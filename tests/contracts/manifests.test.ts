import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().min(40),
  private: z.boolean().optional(),
  license: z.string(),
  keywords: z.array(z.string()).min(3),
  homepage: z.url({ protocol: /^https$/ }),
  bugs: z.object({ url: z.url() }),
  repository: z.object({ type: z.literal('git'), url: z.string(), directory: z.string() }),
  files: z.array(z.string()),
  sideEffects: z.union([z.literal(false), z.array(z.string())]),
  engines: z.object({ node: z.string() }),
  publishConfig: z.object({ access: z.literal('public'), provenance: z.literal(true) }),
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

const packedSchema = z.record(z.string(), z.object({ files: z.array(z.object({ path: z.string() })) }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

/** Output of npm, which asks no registry. */
const npm = (...args: readonly string[]): string =>
  execFileSync('npm', [...args, '--offline', '--ignore-scripts', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const packages = ['ui', 'domain'].map((name) => {
  const folder = `packages/${name}`;
  return { folder, manifest: manifestSchema.parse(json(`${folder}/package.json`)) };
});

describe.each(packages)('$folder', ({ folder, manifest }) => {
  test('names its repository, its folder and its page', () => {
    const { repository, homepage, bugs } = manifest;
    const address = /^git\+(https:.*)\.git$/.exec(repository.url)?.[1] ?? 'nothing';
    expect(repository.directory).toBe(folder);
    expect(homepage).toBe(`${address}/tree/main/${folder}#readme`);
    expect(bugs.url).toBe(`${address}/issues`);
  });

  test('has the licence of the repository and its own changelog', () => {
    expect(manifest.private).not.toBe(true);
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(read('LICENSE').startsWith(`${manifest.license} License`)).toBe(true);
    expect(read(`${folder}/CHANGELOG.md`)).toMatch(
      new RegExp(`^# ${manifest.name}\n[^]*^## ${manifest.version}$`, 'm'),
    );
  });

  test('depends on exact versions', () => {
    for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  // As `npm publish` in the package would do it, but for the build and the upload. It needs `dist`.
  test('would be published with every file that its exports name', { timeout: 60_000 }, () => {
    if (!existsSync(join(root, folder, 'dist')))
      throw new Error(`Run \`npm run build -w ${manifest.name}\` first.`);
    const published = packedSchema.parse(JSON.parse(npm('publish', '--dry-run', '-w', manifest.name)));
    expect(Object.keys(published)).toEqual([manifest.name]);
    const paths = published[manifest.name]?.files.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']));
    const outside = paths.filter((path) => !/^(dist|src)\/|^[A-Z]+(\.md)?$|^package\.json$/.test(path));
    expect(outside).toEqual([]);
    const missing = Object.values(manifest.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((target) => target.slice(2).split('*'))
      .filter(
        ([start = '', end = '']) => !paths.some((path) => path.startsWith(start) && path.endsWith(end)),
      );
    expect(missing).toEqual([]);
  });
});

test('packages that are not published are private', () => {
  const isPrivate = (name: string): boolean | undefined =>
    z.object({ private: z.boolean().optional() }).parse(json(`packages/${name}/package.json`)).private;
  expect(['engine', 'app'].map(isPrivate)).toEqual([true, true]);
});

test('the kit needs the version of React that its documents name', () => {
  const peers = packages[0]?.manifest.peerDependencies;
  expect(peers).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0' });
  expect(read('packages/ui/README.md')).toContain(
    'The only peer dependency is React 19. React 18 is not supported',
  );
});

test('the release workflow may sign what it publishes, and only from the main branch', () => {
  const workflow = read('.github/workflows/release.yml');
  expect(workflow).toContain('id-token: write');
  expect(workflow).toContain('branches: [main]');
  expect(workflow).not.toContain('pull_request');
});
