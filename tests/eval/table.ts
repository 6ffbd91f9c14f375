import { outcomes, type Outcome, type Score } from './score.ts';

export type Counts = Record<Outcome | 'items' | 'unread', number>;

function emptyCounts(): Counts {
  return { items: 0, right: 0, press: 0, asked: 0, wrong: 0, dangerous: 0, unread: 0 };
}

/** Counts of outcomes by service and intent. */
export class Totals {
  readonly #rows = new Map<string, Map<string, Counts>>();

  add(service: string, intent: string, { outcome, isUnread }: Score): void {
    const rows = this.#rows.get(service) ?? new Map<string, Counts>();
    this.#rows.set(service, rows);
    const counts = rows.get(intent) ?? emptyCounts();
    rows.set(intent, counts);
    counts.items += 1;
    counts[outcome] += 1;
    if (isUnread) counts.unread += 1;
  }

  services(): readonly string[] {
    return [...this.#rows.keys()];
  }

  intents(service: string): ReadonlyMap<string, Counts> {
    return this.#rows.get(service) ?? new Map();
  }

  /** The sum over the intents of a service, or over everything. */
  total(service?: string): Counts {
    const sum = emptyCounts();
    const chosen = service === undefined ? this.services() : [service];
    for (const counts of chosen.flatMap((name) => [...this.intents(name).values()])) {
      sum.items += counts.items;
      sum.unread += counts.unread;
      for (const outcome of outcomes) sum[outcome] += counts[outcome];
    }
    return sum;
  }
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

const headings = ['items', 'right', 'press', 'asked', 'wrong', 'dangerous', 'unread'] as const;

function line(name: string, counts: Counts): string {
  const cells = headings.map((heading) => String(counts[heading]).padStart(10));
  return `${name.padEnd(34)}${cells.join('')}${percent(counts.right, counts.items).padStart(10)}`;
}

/** A table for the terminal. */
export function tableText(title: string, totals: Totals): string {
  const head = `${title.padEnd(34)}${headings.map((heading) => heading.padStart(10)).join('')}${'right'.padStart(10)}`;
  const sections = totals
    .services()
    .flatMap((service) => [
      '',
      ...[...totals.intents(service)].map(([intent, counts]) => line(`  ${intent}`, counts)),
      line(service, totals.total(service)),
    ]);
  return [head, ...sections, '', line('all', totals.total())].join('\n');
}

/** The same numbers for a program. */
export function tableJson(totals: Totals): unknown {
  return Object.fromEntries([
    ...totals
      .services()
      .map((service) => [
        service,
        { ...totals.total(service), intents: Object.fromEntries(totals.intents(service)) },
      ]),
    ['all', totals.total()],
  ]);
}
