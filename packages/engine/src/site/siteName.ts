import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteProject } from '../ports/siteHost.ts';
import type { SiteRecords } from './records.ts';

/** A site as the people who use it know it. */
export interface NamedSite {
  readonly name: string;
  /** Whether it has pages that can be opened. */
  readonly isLive: boolean;
}

const longestName = 80;
/** A larger page is not searched for its title. */
const longestPage = 256 * 1024;

function titleIn(node: Tree.ParentNode): string | undefined {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    // A title inside a drawing names the drawing.
    if (child.tagName === 'body') return undefined;
    if (child.tagName === 'title')
      return child.childNodes.map((text) => ('value' in text ? text.value : '')).join('');
    const inside = titleIn(child);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A name in one line, without characters that cannot be seen. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

/** Names sites by the title of their first page, otherwise by their project. */
export function siteNames(parts: {
  readonly records: Pick<SiteRecords, 'existing' | 'manifest'>;
  readonly projectWith: (id: string) => Promise<SiteProject | undefined>;
}): (projectId: string) => Promise<NamedSite> {
  const { records, projectWith } = parts;
  return async (projectId) => {
    const project = await projectWith(projectId);
    if (!project) return { name: 'this site', isLive: false };
    const site = await records.existing(projectId);
    if (!site || site.state.live === null || site.state.deleted !== null)
      return { name: inOneLine(project.name) || 'this site', isLive: false };
    const { state, blobs } = site;
    const digest = (await records.manifest(state, site.state.live))?.files['index.html'];
    const page = digest === undefined ? undefined : await blobs.read(digest);
    const title = page && page.length <= longestPage ? titleIn(parse(Buffer.from(page).toString())) : '';
    return { name: inOneLine(title ?? '') || inOneLine(project.name) || 'this site', isLive: true };
  };
}
