import type { Comparison } from './compare.ts';
import type { Failure } from './shots.ts';

/** The base commit and the failures of a run. */
export interface RunDetails {
  /** The base commit, readable. */
  readonly base: string;
  readonly failures: readonly Failure[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The outcome in one sentence. */
export function summary(
  { equal, changed, added, removed }: Comparison,
  failures: readonly Failure[],
): string {
  return [
    `${many(changed.length, 'visual snapshot')} changed`,
    `${added.length} added`,
    `${removed.length} removed`,
    `${equal} unchanged`,
    ...(failures.length === 0 ? [] : [`${failures.length} could not be taken`]),
  ].join(', ');
}

/** A percentage that never reads 0 for a difference. */
const percent = (share: number): string => (share < 0.0001 ? '&lt; 0.01 %' : `${(share * 100).toFixed(2)} %`);

function figure(kind: 'before' | 'after' | 'difference', name: string): string {
  const source = `${kind}/${name.split('/').map(encodeURIComponent).join('/')}.png`;
  const alternative = escaped(`${name}, ${kind}`);
  return `<figure><figcaption>${kind}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt="${alternative}"></a></figure>`;
}

function entry(name: string, note: string, kinds: readonly ('before' | 'after' | 'difference')[]): string {
  const figures = kinds.map((kind) => figure(kind, name)).join('');
  return `<article><h3>${escaped(name)} <small>${note}</small></h3><div class="figures">${figures}</div></article>`;
}

function section(title: string, entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `<section><h2>${title} (${entries.length})</h2>${entries.join('\n')}</section>`;
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 120rem; margin: 0 auto; padding: 1.5rem; }
  h3 { overflow-wrap: anywhere; }
  small { font-weight: normal; }
  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid GrayText; }`;

/** The report as one HTML page, beside the folders `before`, `after` and `difference`. */
export function reportPage(comparison: Comparison, { base, failures }: RunDetails): string {
  const { changed, added, removed } = comparison;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual snapshots</title><style>${style}
</style></head>
<body>
<h1>Visual snapshots</h1>
<p>Compared with ${escaped(base)}: ${escaped(summary(comparison, failures))}.</p>
${section(
  'Could not be taken',
  failures.map(({ name, reason }) => `<p>${escaped(`${name}, ${reason}`)}</p>`),
)}
${section(
  'Changed',
  changed.map(({ name, pixels, share }) =>
    entry(name, `${percent(share)}, ${many(pixels, 'pixel')}`, ['before', 'after', 'difference']),
  ),
)}
${section(
  'Added',
  added.map((name) => entry(name, 'only after', ['after'])),
)}
${section(
  'Removed',
  removed.map((name) => entry(name, 'only before', ['before'])),
)}
</body>
</html>
`;
}
