import type { Figure } from '../../internal/figure.ts';

/** Default English texts, in addition to those of every chart. */
export const english = {
  total: 'Total',
  value: 'Value',
  share: 'Share',
  other: (count: number, figure: Figure): string => `Other (${figure(count)})`,
  summary: (totalLabel: string, total: string, parts: readonly string[]): string =>
    `Donut chart, ${totalLabel} ${total}. ${parts.join(', ')}.`,
};
