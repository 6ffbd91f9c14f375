import { elementsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { valueOf, withValues } from '../styleValues.ts';
import { refusing, type Applied } from './applied.ts';
import { sheetOf } from './look.ts';

/** The least width of a card, by how many there are side by side on a wide screen. */
const widths: Readonly<Record<number, string>> = {
  1: '100%',
  2: 'max(14rem, 40%)',
  3: 'max(14rem, 28%)',
  4: 'max(11rem, 21%)',
};

/** Sets how many rows of a list are side by side, where the screen is wide enough. */
export function changeColumns(site: Site, { count }: RequestOf<'columns'>): Applied {
  const hasLists = site.pages.some(({ nodes }) =>
    elementsOf(nodes).some(({ element }) => element.tag === 'app-list'),
  );
  const width = widths[count];
  if (!hasLists || width === undefined) return { kind: 'elsewhere' };
  const sheet = sheetOf(site);
  if ('kind' in sheet) return sheet;
  if (valueOf(sheet.content, '--least') === width) return refusing('The lists look like that already.');
  const content = withValues(sheet.content, { '--least': width });
  if (content === undefined)
    return refusing(`${sheet.path} has no value for the width of cards, so it can’t be changed in words.`);
  const how = count === 1 ? 'one below the other' : `${count} side by side`;
  return {
    kind: 'changed',
    files: new Map([...sheet.linked, [sheet.path, content]]),
    title: `Show the rows of lists ${how}`,
    doneTitle: `Showed the rows of lists ${how}`,
    understood: `The rows of every list are ${how}${count === 1 ? '' : ' where the screen is wide enough'}. Only a value at the top of ${sheet.path} changes, and every page follows.`,
    words: [{ said: String(count), read: 'how many rows are side by side' }],
  };
}
