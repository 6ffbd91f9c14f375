import { attributeOf, elementsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { valueOf, withValues } from '../styleValues.ts';
import { refusing, type Applied } from './applied.ts';
import { sheetOf } from './look.ts';

const rule = `
/* The sign of money, as set at the top. */
[data-as='money']:not(:empty)::before { content: var(--currency); }
`;

/** Puts the sign of a currency in front of every price. */
export function changeCurrency(site: Site, { value }: RequestOf<'currency'>): Applied {
  const shown = site.pages.filter(({ nodes }) =>
    elementsOf(nodes).some(({ element }) => attributeOf(element, 'data-as') === 'money'),
  );
  if (shown.length === 0) return { kind: 'elsewhere' };
  const sheet = sheetOf(site);
  if ('kind' in sheet) return sheet;
  const sign = value.length > 1 ? `${value} ` : value;
  const text = `'${sign}'`;
  if (valueOf(sheet.content, '--currency') === text)
    return refusing(`Prices have the sign ${value} already.`);
  // Sheets of earlier versions have no such value.
  const set =
    withValues(sheet.content, { '--currency': text }) ??
    sheet.content.replace(/--corner:[^;}]*;/u, (corner) => `${corner}\n  --currency: ${text};`);
  if (set === sheet.content) return refusing(`${sheet.path} has no values at its top that I could change.`);
  const content = set.includes('var(--currency)') ? set : `${set.trimEnd()}\n${rule}`;
  return {
    kind: 'changed',
    files: new Map([...sheet.linked, [sheet.path, content]]),
    title: `Show prices in ${value}`,
    doneTitle: `Showed prices in ${value}`,
    understood: `Every price on the pages has ${value} in front of it. Only values in ${sheet.path} change; what is stored stays as it is.`,
    words: [{ said: value, read: 'the sign in front of prices' }],
  };
}
