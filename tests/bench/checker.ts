// The compliance checker on 10 MB of real TypeScript, compared with ripgrep on the same patterns in the same run,
// and on hostile lines, compared with ordinary code. `npm run bench`.
import { checkSource, reviewSource, type SourceFile } from '@saywright/domain/compliance';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 9;
const amount = 10_000_000;
const bars = { documented: 2, refined: 8, hostile: 1 };

/** The documented patterns in ripgrep's syntax, without what it cannot express. */
const patterns = [
  String.raw`(?i)\b(?:mock|dummy|fake|placeholder|lorem|ipsum)\b`,
  String.raw`\b(?:TODO|FIXME|HACK|XXX)\b`,
  String.raw`(?i)\b(?:example\.(?:com|org|net)|test\.com|localhost)\b`,
  String.raw`(?i)(?://|["'\x60@>])[\w.-]{1,100}\.test\b`,
  String.raw`(?i)password[^\w\n]{0,3}123`,
  String.raw`(?i)\badmin[^\w\n]{0,5}admin\b`,
  String.raw`(?i)["'\x60]https?://[^\s"'\x60$]`,
];

function sourcesIn(folder: string, skipped: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !skipped.test(path))
    .toSorted();
}

/** Our own sources, then those of the dependencies, up to the given amount. */
function corpus(): readonly SourceFile[] {
  const own = ['packages', 'stories', 'tests'].flatMap((folder) =>
    sourcesIn(folder, /node_modules|\/dist\//),
  );
  const files: SourceFile[] = [];
  let size = 0;
  for (const path of [...own, ...sourcesIn('node_modules', /^node_modules\/\.|@saywright/)]) {
    if (size >= amount) break;
    const text = readFileSync(join(root, path), 'utf8');
    files.push({ path, text });
    size += text.length;
  }
  return files;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** CPU time in milliseconds, which other load on the machine does not affect. */
function worked(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const files = corpus();
const size = files.reduce((sum, { text }) => sum + text.length, 0);
const onDisk = files.map(({ path }) => path);

function read(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

function ripgrep(): void {
  const asked = ['-c', '-j1', '--no-unicode', ...patterns.flatMap((pattern) => ['-e', pattern]), '--'];
  const { error } = spawnSync('rg', [...asked, ...onDisk], { cwd: root, stdio: 'ignore' });
  if (error) throw error;
}

const contenders: Readonly<Record<string, () => unknown>> = {
  'documented, in memory': () => files.forEach((file) => checkSource(file)),
  'documented, files read': () => onDisk.forEach((path) => checkSource(read(path))),
  'refined, in memory': () => files.forEach((file) => reviewSource(file)),
  'refined, files read': () => onDisk.forEach((path) => reviewSource(read(path))),
};

const hasRipgrep = !spawnSync('rg', ['--version'], { stdio: 'ignore' }).error;
const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
const ratios = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
const rival: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const own = hasRipgrep ? timed(ripgrep) : Number.NaN;
  rival.push(own);
  for (const [name, work] of Object.entries(contenders)) {
    const took = timed(work);
    times.get(name)?.push(took);
    ratios.get(name)?.push(took / own);
  }
}

console.log(`${files.length} files of TypeScript, ${(size / 1e6).toFixed(1)} MB, ${rounds} rounds`);
if (hasRipgrep)
  console.log(`${median(rival).toFixed(0).padStart(7)} ms  ripgrep with its start, on one thread`);
else console.log('ripgrep is not installed: its ratios are left out.');
let isSlow = false;
for (const [name, took] of times) {
  const time = median(took);
  const ratio = median(ratios.get(name) ?? []);
  const bar = name.startsWith('documented') ? bars.documented : bars.refined;
  const against = hasRipgrep ? `${ratio.toFixed(2).padStart(7)} × ripgrep (bar: ${bar})` : '';
  console.log(
    `${time.toFixed(0).padStart(7)} ms ${(size / time / 1e3).toFixed(0).padStart(5)} MB/s ${against}  ${name}`,
  );
  if (ratio > bar) isSlow = true;
}

/** Inputs that are hard for some pattern; each is repeated to one line of 5 MB. */
const hostile = [
  'a',
  'a-',
  '/',
  '"',
  '//',
  '/*',
  '`${',
  'mock ',
  'TODO ',
  '// TODO ',
  'localhost ',
  'a.test ',
  '"a.test" ',
  'admin ',
  'admin admin ',
  'password ',
  '"https://',
  '"http://a ',
  'token=',
  'secret',
  'sk-',
  'eyJ',
  'eyJa.',
  'postgres://',
  ' placeholder="',
];

/** Nanoseconds per character, over files with findings; the others are skipped. */
function ordinaryCost(check: (file: SourceFile) => { readonly length: number }): number {
  const telling = files.filter((file) => check(file).length > 0);
  const length = telling.reduce((sum, { text }) => sum + text.length, 0);
  const took = Array.from({ length: rounds }, () => worked(() => telling.forEach((file) => check(file))));
  return (median(took) / length) * 1e6;
}

for (const [name, check] of Object.entries({
  documented: (file: SourceFile) => checkSource(file).violations,
  refined: (file: SourceFile) => reviewSource(file).findings,
})) {
  const ordinary = ordinaryCost(check);
  const costs = hostile.map((part) => {
    const text = part.repeat(5_000_000 / part.length);
    const took = Array.from({ length: 3 }, () => worked(() => check({ path: 'line.tsx', text })));
    return { part, ratio: ((median(took) / text.length) * 1e6) / ordinary };
  });
  const worst = costs.toSorted((one, other) => other.ratio - one.ratio).slice(0, 3);
  console.log(
    `${name}: ordinary code with findings ${ordinary.toFixed(1)} ns a character; hostile lines of 5 MB at most ` +
      worst.map(({ part, ratio }) => `${ratio.toFixed(2)} × (${JSON.stringify(part)})`).join(', '),
  );
  if ((worst[0]?.ratio ?? 0) > bars.hostile) isSlow = true;
}
if (isSlow) process.exitCode = 1;
