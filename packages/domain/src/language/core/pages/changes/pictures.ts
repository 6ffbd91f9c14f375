import { inAttribute, insertAfter } from '../edits.ts';
import { attributeOf, elementsOf, type PageElement } from '../page.ts';
import type { PageRequest, RequestOf } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
import {
  asking,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  pageWord,
  refusing,
  type Applied,
} from './applied.ts';
import { sheetOf } from './look.ts';
import { belowHeading } from './ownPart.ts';

interface PictureFile {
  /** As a page calls it. */
  readonly src: string;
  /** The picture to be written, by path; empty for one that is in a file already. */
  readonly blobs: ReadonlyMap<string, string>;
}

/** The file of a picture that was uploaded, or that the site has; a name that is taken gets a number. */
function pictureFile({ source }: Site, name: string): PictureFile | undefined {
  const { folder, paths, pictures = [] } = source;
  const said = name.replace(/^\.?\//u, '');
  const uploaded = pictures.find((picture) => picture.name === said);
  if (!uploaded) return paths.includes(`${folder}${said}`) ? { src: said, blobs: new Map() } : undefined;
  const [stem, ending] = [said.replace(/\.\w+$/u, ''), said.replace(/^.*\./u, '')];
  let free = said;
  for (let number = 2; paths.includes(`${folder}${free}`); number += 1) free = `${stem}-${number}.${ending}`;
  return { src: free, blobs: new Map([[`${folder}${free}`, uploaded.blob]]) };
}

const rule = `
/* Pictures that were added to a page. */
.picture { display: block; max-width: 100%; height: auto; }
`;

/** Adds a picture to a page, below its heading. */
export function addPicture(site: Site, request: RequestOf<'add-picture'>): Applied {
  const { file } = request;
  const picture = pictureFile(site, file);
  if (!picture) return refusing(`There is no picture called ${file}. Add it beside the conversation first.`);
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const anchor = brokenPage(page) ? undefined : belowHeading(page.nodes);
  if (!anchor)
    return brokenPage(page) ?? refusing(`The ${page.label} has no content below which it could be.`);
  const alt = request.alt ?? file.replace(/\.\w+$/u, '').replaceAll(/[-_]+/gu, ' ');
  // The look of a site that was written by hand stays as it is.
  const sheet = sheetOf(site);
  const styles = 'kind' in sheet || sheet.linked.size > 0 ? undefined : sheet;
  const up = '../'.repeat(page.file.split('/').length - 1);
  const markup = `<img${styles ? ' class="picture"' : ''} src="${up}${inAttribute(picture.src)}" alt="${inAttribute(alt)}">`;
  const files = editPages(site, [{ page, edits: [insertAfter(page.source, anchor, [markup])] }]);
  if ('kind' in files) return files;
  const hasRule = styles?.content.includes('.picture {') !== false;
  return {
    kind: 'changed',
    files: new Map([
      ...files,
      ...(styles && !hasRule ? [[styles.path, `${styles.content.trimEnd()}\n${rule}`] as const] : []),
    ]),
    blobs: picture.blobs,
    title: `Add the picture ${picture.src} to the ${page.label}`,
    doneTitle: `Added the picture ${picture.src} to the ${page.label}`,
    understood: `The ${page.label} gets the picture ${picture.src} below its heading. People who can’t see it hear “${alt}”.`,
    words: [{ said: file, read: `a picture in ${page.path}` }],
  };
}

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
  const file = part === 'src' ? pictureFile(site, value) : undefined;
  if (part === 'src' && !file && !/^https:\/\/[^\s"]+$/u.test(value))
    return refusing(
      `There is no file called ${value} in the site, and it is not an address that begins with https://.`,
    );
  const before = attributeOf(picture, part) ?? '';
  const at = picture.attributes[part];
  const text = `${part}="${inAttribute(file?.src ?? value)}"`;
  const tagEnd = picture.start + '<img'.length;
  const edit = at ? { start: at.start, end: at.end, text } : { start: tagEnd, end: tagEnd, text: ` ${text}` };
  const files = editPages(site, [{ page, edits: [edit] }]);
  if ('kind' in files) return files;
  const what = part === 'alt' ? 'description of the picture' : 'picture';
  return {
    kind: 'changed',
    files,
    ...(file && { blobs: file.blobs }),
    title: `Change the ${what} on the ${page.label}`,
    doneTitle: `Changed the ${what} on the ${page.label}`,
    understood: `The ${what} on the ${page.label} is “${value}” instead of “${before}”.`,
    words: [{ said: value, read: `the ${what} in ${page.path}` }],
  };
}

const mostPictures = 3;

/** How a picture gets onto a page, with those that were uploaded already. */
export function pictureHelp(site: Site, request: RequestOf<'no-picture'>): Applied {
  const page = request.page === undefined ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const at = page ?? site.pages[0];
  const known = (site.source.pictures ?? []).slice(0, mostPictures);
  return asking(
    `Press “Add a picture” beside the preview and choose a file; then say where it belongs${known.length > 0 ? ', or take one that you added before' : ''}.`,
    at
      ? known.map(({ name }) => ({
          request: { do: 'add-picture', file: name, page: pageWord(at) },
        }))
      : [],
  );
}
