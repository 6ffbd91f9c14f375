import { attributeOf, elementsOf, type PageElement } from '../page.ts';
import type { PageRequest } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
import { brokenPage, editPages, isPage, pageFor, refusing, type Applied } from './applied.ts';

/** Changes a picture or its description. */
export function changePicture(
  site: Site,
  request: Extract<PageRequest, { readonly do: 'picture' }>,
): Applied {
  const { part, value } = request;
  const pictures = (page: SitePage): readonly PageElement[] =>
    elementsOf(page.nodes).flatMap(({ element }) => (element.tag === 'img' ? [element] : []));
  const having = site.pages.filter((page) => pictures(page).length > 0);
  if (having.length === 0) return refusing('No page has a picture.');
  const page = pageFor(site, request, having);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const [picture, ...others] = pictures(page);
  if (!picture) return refusing(`The ${page.label} has no picture.`);
  if (others.length > 0)
    return refusing(
      `The ${page.label} has ${others.length + 1} pictures, and I can’t tell which one is meant yet.`,
    );
  const isKnown = site.source.paths.includes(`${site.source.folder}${value.replace(/^\.?\//u, '')}`);
  if (part === 'src' && !isKnown && !/^https:\/\/[^\s"]+$/u.test(value))
    return refusing(
      `There is no file called ${value} in the site, and it is not an address that begins with https://.`,
    );
  const before = attributeOf(picture, part) ?? '';
  const at = picture.attributes[part];
  const text = `${part}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const tagEnd = picture.start + '<img'.length;
  const edit = at ? { start: at.start, end: at.end, text } : { start: tagEnd, end: tagEnd, text: ` ${text}` };
  const files = editPages(site, [{ page, edits: [edit] }]);
  if ('kind' in files) return files;
  const what = part === 'alt' ? 'description of the picture' : 'picture';
  return {
    kind: 'changed',
    files,
    title: `Change the ${what} on the ${page.label}`,
    doneTitle: `Changed the ${what} on the ${page.label}`,
    understood: `The ${what} on the ${page.label} is “${value}” instead of “${before}”.`,
    words: [{ said: value, read: `the ${what} in ${page.path}` }],
  };
}
