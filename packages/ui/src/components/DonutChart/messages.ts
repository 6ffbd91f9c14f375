import type { Figure } from '../../internal/figures.ts';

/** English words of the ring, beside those that every chart has. */
export const english = {
  total: 'Total',
  value: 'Value',
  share: 'Share',
  other: (count: number, figure: Figure): string => `Other (${figure(count)})`,
  summary: (totalLabel: string, total: string, parts: readonly string[]): string =>
    `Donut chart, ${totalLabel} ${total}. ${parts.join(', ')}.`,
};
