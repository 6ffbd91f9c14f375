import { appPage } from '../../../app/pages.ts';
import { insertAfter } from '../edits.ts';
import { firstElement, saidBy } from '../page.ts';
import { withFiles, type Site, type SitePage } from '../site.ts';
import { editPages, refusing, type Applied } from '../changes/applied.ts';
import { elementFiles, loading } from '../changes/appElements.ts';
import { sheetOf } from '../changes/look.ts';
import { lastOwn } from '../changes/texts.ts';

/** A site with the files that were written so far. */
export interface Growing {
  readonly site: Site;
  readonly files: ReadonlyMap<string, string>;
}

type Refused = Extract<Applied, { readonly kind: 'refusal' }>;

export function grownBy({ site, files }: Growing, changed: ReadonlyMap<string, string>): Growing {
  return { site: withFiles(site, changed), files: new Map([...files, ...changed]) };
}

const placeholder = 'This is the first page of the project.';

/** Whether a page is the one that a new project begins with, apart from its heading. */
export function isPlaceholder({ nodes }: Pick<SitePage, 'nodes'>): boolean {
  const body = firstElement(nodes, 'body');
  const own = body?.children.flatMap((node) => (node.kind === 'element' ? [node] : [])) ?? [];
  const texts = own.filter(({ tag }) => tag !== 'nav' && tag !== 'footer');
  const [heading, text] = texts;
  return texts.length === 2 && heading?.tag === 'h1' && text?.tag === 'p' && saidBy(text) === placeholder;
}

/** The site with the look and the elements of apps, and with a home page in place of the placeholder. */
export function prepared(site: Site): Growing {
  const started: Growing = { site, files: new Map() };
  const sheet = sheetOf(site);
  const look: ReadonlyMap<string, string> =
    'kind' in sheet ? new Map() : new Map([...sheet.linked, [sheet.path, sheet.content]]);
  const styled = grownBy(started, 'kind' in sheet || sheet.linked.size === 0 ? new Map() : look);
  const [home, ...others] = styled.site.pages;
  const heading = home && firstElement(home.nodes, 'h1');
  const loaded = grownBy(styled, new Map(elementFiles(styled.site.source)));
  if (!home?.isHome || !heading || others.length > 0 || !isPlaceholder(home)) return loaded;
  const title = saidBy(heading);
  const link = { file: 'index.html', title: 'Home' };
  const { content } = appPage({ title, entities: [] }, [link], link, '');
  const named = content.replace(
    '<h1>Home</h1>',
    () => `<h1>${home.source.slice(heading.inner.start, heading.inner.end)}</h1>`,
  );
  return grownBy(loaded, new Map([[home.path, named]]));
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
