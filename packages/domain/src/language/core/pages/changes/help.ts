import { elementsOf, firstElement, saidBy, type PageElement } from '../page.ts';
import type { PageRequest, RequestOf } from '../requests.ts';
import { menuLabels, type Site, type SitePage } from '../site.ts';
import {
  asking,
  brokenPage,
  isPage,
  pageFor,
  pageWord,
  several,
  shortened,
  type Applied,
} from './applied.ts';
import { elementsSaying } from './texts.ts';
import { ownPart } from './ownPart.ts';

const mostOffered = 3;
const mostQuoted = 4;

/** Texts of a page in its order, each once: headings, paragraphs, and what buttons and links say. */
function textsOn(page: SitePage): readonly string[] {
  const own = ownPart(page.nodes);
  const isWorded = ({ tag, children }: PageElement): boolean =>
    /^(?:h[1-6]|p|li|button|a)$/u.test(tag) && children.every(({ kind }) => kind === 'text');
  const all = elementsOf(own?.children ?? []).flatMap(({ element }) =>
    isWorded(element) && saidBy(element) !== '' ? [saidBy(element)] : [],
  );
  return [...new Set(all)];
}

/** The name of a site: what its first page’s title says. */
function nameOf({ pages }: Site): string | undefined {
  const [home] = pages;
  const title = home && firstElement(home.nodes, 'title');
  const name = title ? saidBy(title) : '';
  return name === '' ? undefined : name;
}

function offersForPage(site: Site, page: SitePage): readonly PageRequest[] {
  const word = pageWord(page);
  const name = nameOf(site);
  const heading = elementsOf(page.nodes).find(({ element }) => element.tag === 'h1')?.element;
  const texts = textsOn(page).filter((text) => elementsSaying(page, text).length === 1);
  const others = texts.filter((text) => !heading || text !== saidBy(heading));
  // The text of a button or a link stays recognisable; another one is replaced.
  const other = others.find((text) => !text.includes(' ')) ?? others[0];
  const welcome = `Welcome${name === undefined ? '' : ` to ${name}`}`;
  const visit = 'We look forward to seeing you.';
  return [
    { do: 'text', of: 'heading', page: word, value: welcome },
    ...(other === undefined
      ? []
      : [
          {
            do: 'replace',
            old: other,
            page: word,
            value: other.includes(' ') ? visit : `${other} now`,
            isQuoted: true,
          } as const,
        ]),
    { do: 'add-text', to: 'page', page: word, value: `${welcome}. ${visit}` },
    ...(heading ? [{ do: 'size', old: saidBy(heading), page: word, value: 'larger' } as const] : []),
    { do: 'colour', of: 'buttons', value: 'green' },
  ];
}

function offersForPart(site: Site, part: string): readonly PageRequest[] {
  const entries = menuLabels(site);
  const [first] = entries;
  const last = entries.at(-1);
  if (part === 'menu' && first !== undefined && last !== undefined)
    return [
      { do: 'menu-rename', entry: first, value: 'Start' },
      { do: 'menu-move', entry: last, place: 'to the start' },
      { do: 'menu-remove', entry: last },
    ];
  if (part === 'footer')
    return [
      { do: 'add-text', to: 'footer', value: 'Open Monday to Friday, 9 to 17' },
      { do: 'add-text', to: 'footer', value: 'Phone: 0123 456 789' },
    ];
  return [
    { do: 'colour', of: 'buttons', value: 'green' },
    { do: 'colour', of: 'background', value: 'light blue' },
    { do: 'font', value: 'serif' },
    { do: 'corners', value: 'rounder' },
  ];
}

const partWords: Readonly<Record<string, string>> = {
  menu: 'entries of the menu: their names, their order, and which are there',
  footer: 'lines of the footer of every page',
  look: 'colours of buttons, background and text, the font, and the corners',
};

/** What can be changed on a page or of a part, with sentences that work there now. */
export function helpFor(
  site: Site,
  request: RequestOf<'help'>,
  works: (request: PageRequest) => boolean,
): Applied {
  const { part } = request;
  if (part !== undefined) {
    const offers = offersForPart(site, part).filter(works).slice(0, mostOffered);
    return asking(
      `You can change the ${partWords[part] ?? part}. Say what should be different, for example one of these.`,
      offers.map((offer) => ({ request: offer })),
    );
  }
  const page = pageFor(site, { ...request, page: request.page ?? 'home page' });
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const texts = textsOn(page)
    .slice(0, mostQuoted)
    .map((text) => `“${shortened(text)}”`);
  const says = texts.length === 0 ? 'has no texts yet' : `says ${several(texts)}`;
  return asking(
    `The ${page.label} (${page.path}) ${says}. Every text, heading and colour can be changed in words. Say what should be different, for example one of these.`,
    offersForPage(site, page)
      .filter(works)
      .slice(0, mostOffered)
      .map((offer) => ({ request: offer })),
  );
}
