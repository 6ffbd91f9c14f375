import { insertAfter } from '../edits.ts';
import { withFiles, type Site } from '../site.ts';
import { editPages, refusing, type Applied } from '../changes/applied.ts';
import { elementFiles, loading } from '../changes/appElements.ts';
import { sheetOf } from '../changes/look.ts';
import { lastOwn } from '../changes/ownPart.ts';
import { laidOut } from './firstPage.ts';

/** A site with the files that were written so far. */
export interface Growing {
  readonly site: Site;
  readonly files: ReadonlyMap<string, string>;
}

type Refused = Extract<Applied, { readonly kind: 'refusal' }>;

export function grownBy({ site, files }: Growing, changed: ReadonlyMap<string, string>): Growing {
  return { site: withFiles(site, changed), files: new Map([...files, ...changed]) };
}

/** The site with the look and the elements of apps. */
export function prepared(site: Site): Growing {
  const started: Growing = { site, files: new Map() };
  const loaded = grownBy(started, elementFiles(site.source));
  const sheet = sheetOf(loaded.site);
  // A look that was written by hand stays, with the layout that it is for.
  if ('kind' in sheet) return loaded;
  const styled =
    sheet.linked.size === 0
      ? loaded
      : grownBy(loaded, new Map([...sheet.linked, [sheet.path, sheet.content]]));
  return grownBy(styled, laidOut(styled.site));
}

/** Markup at the end of what a page says, with the script that it needs. */
export function placedOn(growing: Growing, path: string, lines: readonly string[]): Growing | Refused {
  const page = growing.site.pages.find((one) => one.path === path);
  const anchor = page && lastOwn(page.nodes);
  const loaded = page && loading(page);
  if (!page || !anchor || !loaded) {
    const refused = refusing(`The ${page?.label ?? 'page'} has no content to put this below.`);
    return refused.kind === 'refusal' ? refused : { kind: 'refusal', reason: '' };
  }
  const edited = editPages(growing.site, [
    { page, edits: [...loaded, insertAfter(page.source, anchor, lines)] },
  ]);
  return 'kind' in edited ? edited : grownBy(growing, edited);
}
