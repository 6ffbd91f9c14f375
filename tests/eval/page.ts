import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percent, type Counts, type Totals } from './table.ts';

const page = join(import.meta.dirname, '../../docs/eval.md');

function row(set: string, service: string, counts: Counts): string {
  const { items, right, press, asked, wrong, dangerous, unread } = counts;
  const cells = [percent(right, items), percent(right + press, items), asked, wrong, dangerous, unread];
  return `| ${[set, service, items, ...cells].join(' | ')} |`;
}

/** A table for the documentation: one row per set and service. */
export function figuresTable(sets: ReadonlyMap<string, Totals>): string {
  return [
    '| set | service | items | right at first | within one press | asked | wrong | dangerous | not understood |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
    ...[...sets].flatMap(([set, totals]) => [
      ...totals.services().map((service) => row(set, service, totals.total(service))),
      row(set, '**all**', totals.total()),
    ]),
  ].join('\n');
}

/** Writes the figures of a reader between its markers on the page. */
export function writeFigures(reader: string, sets: ReadonlyMap<string, Totals>): void {
  const text = readFileSync(page, 'utf8');
  const begin = `<!-- figures: ${reader} -->`;
  const start = text.indexOf(begin);
  const stop = text.indexOf('<!-- /figures -->', start);
  if (start < 0 || stop < start) throw new Error(`docs/eval.md has no place for the figures: ${begin}`);
  writeFileSync(page, `${text.slice(0, start + begin.length)}\n${figuresTable(sets)}\n${text.slice(stop)}`);
}
