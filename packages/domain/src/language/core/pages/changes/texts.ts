import { inAttribute, insertAfter, inText, paragraphsOf, type Edit } from '../edits.ts';
import { elementsOf, firstElement, saidBy, textsOf, type Found, type PageElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
import { isTiny } from '../spokenText.ts';
import { belowHeading, lastOwn } from './ownPart.ts';
import {
  asking,
  askingText,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  pageWord,
  refusing,
  shortened,
  type Applied,
} from './applied.ts';

/** The text of an element replaced, where it has a single one. */
export function newText(source: string, element: PageElement, value: string): Edit | undefined {
  const texts = textsOf(element.children).filter(({ text }) => text.trim() !== '');
  const [only] = texts;
  if (!only)
    return element.children.some(({ kind }) => kind === 'element')
      ? undefined
      : { ...element.inner, text: inText(value) };
  if (texts.length > 1) return undefined;
  const raw = source.slice(only.start, only.end);
  const start = only.start + (raw.length - raw.trimStart().length);
  return { start, end: start + raw.trim().length, text: inText(value) };
}

const placeWords = { heading: 'heading', title: 'title in the browser’s tab' } as const;

/** The question what a heading or a title should say. */
function askText(found: readonly Found[], page: SitePage, of: keyof typeof placeWords): Applied {
  const says = found.map(({ element }) => `“${saidBy(element)}”`).join(', ');
  return found.length > 1
    ? asking(
        `The headings of the ${page.label} say ${says}. What should it say? Say it as: Change “…” on the ${pageWord(page)} to “…”.`,
        [],
      )
    : askingText(`The ${placeWords[of]} of the ${page.label} says ${says}. What should it say?`, {
        do: 'text',
        of,
        page: pageWord(page),
      });
}

/** Changes the heading or the title of a page. */
export function changePart(
  site: Site,
  request: Exclude<RequestOf<'text'>, { readonly of: 'footer' }>,
): Applied {
  const { of, value } = request;
  const tag = of === 'title' ? 'title' : 'h1';
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const found = elementsOf(page.nodes).filter(
    ({ element, around }) => element.tag === tag && !around.some((one) => one.tag === 'svg'),
  );
  const [only] = found;
  if (!only) return refusing(`The ${page.label} has no ${placeWords[of]}.`);
  if (value === undefined) return askText(found, page, of);
  if (found.length > 1)
    return asking(
      `The ${page.label} has ${found.length} headings.`,
      found.map(({ element }) => ({
        label: `The one that says “${saidBy(element)}”`,
        request: { do: 'replace', old: saidBy(element), page: pageWord(page), value, isQuoted: true },
      })),
    );
  const before = saidBy(only.element);
  if (before === value)
    return refusing(`The ${placeWords[of]} of the ${page.label} already says “${value}”.`);
  const edit = newText(page.source, only.element, value);
  if (!edit)
    return refusing(
      `The ${placeWords[of]} of the ${page.label} is made of several parts. Quote the words to change: Change "${before.split(' ')[0] ?? ''}" on the ${pageWord(page)} to …`,
    );
  const files = editPages(site, [{ page, edits: [edit] }]);
  if ('kind' in files) return files;
  const name = of === 'title' ? 'title' : 'heading';
  const heading = firstElement(page.nodes, 'h1');
  const other =
    of === 'title' && heading
      ? [
          {
            label: `Its heading “${saidBy(heading)}” instead`,
            instruction: `Change the heading on the ${pageWord(page)} to "${value}"`,
          },
        ]
      : [];
  return {
    kind: 'changed',
    files,
    title: `Change the ${name} of the ${page.label} to “${value}”`,
    doneTitle: `Changed the ${name} of the ${page.label} to “${value}”`,
    understood: `The ${placeWords[of]} of the ${page.label} says “${value}” instead of “${before}”.`,
    words: [
      {
        said: name,
        read: `the ${placeWords[of]} of ${page.path}, “${before}”`,
        ...(other.length > 0 && { options: other }),
      },
      { said: value, read: 'its new text' },
    ],
  };
}

const worded = new Set(
  'h1 h2 h3 h4 h5 h6 p li a button label small span strong em b i figcaption td th dt dd summary legend title blockquote caption'.split(
    ' ',
  ),
);

interface Match {
  readonly page: SitePage;
  readonly found: Found;
  readonly edit: Edit;
  /** What the element says, or the attribute that is changed. */
  readonly said: string;
  /** Within the header or the footer, which all pages share. */
  readonly isShared: boolean;
}

const folded = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** The elements of a page that say something, apart from its menu. */
function candidatesOn({ nodes }: SitePage): readonly Found[] {
  return elementsOf(nodes).filter(
    ({ element, around }) =>
      worded.has(element.tag) && !around.some(({ tag }) => tag === 'nav') && element.tag !== 'title',
  );
}

/** The innermost elements of a page that say just a text. */
export function elementsSaying(page: SitePage, old: string): readonly Found[] {
  const wanted = folded(old);
  const whole = candidatesOn(page).filter(({ element }) => folded(saidBy(element)) === wanted);
  return whole.filter(({ element }) => !whole.some((other) => other.around.includes(element)));
}

/** Where a text has some words, as whole ones: “Order” is not in “Orders”. */
function wordsAt(text: string, said: string): number | undefined {
  const [lower, wanted] = [text.toLowerCase(), said.toLowerCase()];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    const after = lower.slice(at + wanted.length);
    const isBegun = /[\p{L}\p{N}]$/u.test(lower.slice(0, at)) && /^[\p{L}\p{N}]/u.test(wanted);
    const isContinued = /[\p{L}\p{N}]$/u.test(wanted) && /^[\p{L}\p{N}]/u.test(after);
    if (!isBegun && !isContinued) return at;
  }
  return undefined;
}

/** Attributes that people read: what a list or a form says, and what stands in an empty field. */
const readAttributes = ['empty', 'done', 'placeholder'] as const;

/** Attributes of a page that say just a text. */
function attributesOn(page: SitePage, old: string, value: string): readonly Match[] {
  return elementsOf(page.nodes).flatMap((found) =>
    readAttributes.flatMap((name) => {
      const at = found.element.attributes[name];
      if (!at || folded(at.value) !== folded(old)) return [];
      const text = `${name}="${inAttribute(value)}"`;
      const edit = { start: at.start, end: at.end, text };
      return [{ page, found, edit, said: at.value, isShared: false }];
    }),
  );
}

/** Where a page says a text: elements that say just this, otherwise single texts that contain it once. */
function matchesOn(page: SitePage, old: string, value: string): readonly Match[] {
  const isSharedPart = ({ around }: Found): boolean =>
    around.some(({ tag }) => tag === 'header' || tag === 'footer');
  const exact = elementsSaying(page, old).flatMap((found) => {
    const edit = newText(page.source, found.element, value);
    return edit ? [{ page, found, edit, said: saidBy(found.element), isShared: isSharedPart(found) }] : [];
  });
  const shown = [...exact, ...attributesOn(page, old, value)];
  if (shown.length > 0) return shown;
  return candidatesOn(page).flatMap((found) =>
    found.element.children.flatMap((node) => {
      if (node.kind !== 'text') return [];
      const raw = page.source.slice(node.start, node.end);
      const at = wordsAt(raw, inText(old));
      if (at === undefined) return [];
      const start = node.start + at;
      const edit = { start, end: start + inText(old).length, text: inText(value) };
      return [{ page, found, edit, said: saidBy(found.element), isShared: isSharedPart(found) }];
    }),
  );
}

const tagWords: Readonly<Record<string, string>> = {
  p: 'paragraph',
  button: 'button',
  a: 'link',
  label: 'label',
  li: 'list entry',
};

/** An element in words, by its tag. */
export const wordFor = (tag: string): string => (/^h\d$/u.test(tag) ? 'heading' : (tagWords[tag] ?? 'text'));

/** Changes a text by what it says. */
export function replaceText(site: Site, request: RequestOf<'replace'>): Applied {
  const { old, value } = request;
  const page = request.page === undefined ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const pages = page ? [page] : site.pages;
  const broken = page && brokenPage(page);
  if (broken) return broken;
  const all = pages.flatMap((one) => matchesOn(one, old, value));
  // What says just this is meant, and otherwise, but not everywhere, what contains it.
  const just = all.filter(({ said }) => folded(said) === folded(old));
  const said = just.length > 0 || request.isEverywhere === true ? just : all;
  // On a page that is named, its own texts are meant rather than those that all pages share.
  const own = page ? said.filter(({ isShared }) => !isShared) : [];
  const matches = own.length > 0 ? own : said;
  if (just.length === 0 && isTiny(old))
    return refusing(
      `“${old}” is too short to say which text is meant. Quote more of it. Nothing was planned.`,
    );
  const [first] = matches;
  if (!first) {
    if (!request.isQuoted) return { kind: 'elsewhere' };
    const skipped = pages.find((one) => one.problem !== undefined);
    return refusing(
      `${page ? `The ${page.label} does not say` : 'No page says'} “${old}”.${skipped ? ` ${skipped.path} could not be read: ${skipped.problem ?? ''}.` : ''}`,
    );
  }
  const isEverywhere =
    request.isEverywhere === true ||
    (request.page === undefined && matches.some(({ isShared }) => isShared) && just.length > 0);
  if (matches.length > 1 && !isEverywhere) {
    const known = [...new Set(matches.map((match) => match.page))];
    if (known.length > 1)
      return asking(
        `“${old}” is on ${known.length} pages.`,
        known.map((one) => ({
          label: `On the ${one.label}`,
          request: { ...request, page: pageWord(one), isQuoted: true },
        })),
      );
    return refusing(
      `The ${first.page.label} says “${old}” in ${matches.length} places. Quote more of the one you mean.`,
    );
  }
  const files = editPages(
    site,
    [...new Set(matches.map((match) => match.page))].map((one) => ({
      page: one,
      edits: matches.filter((match) => match.page === one).map(({ edit }) => edit),
    })),
  );
  if ('kind' in files) return files;
  const where = isEverywhere && files.size > 1 ? `${files.size} pages` : `the ${first.page.label}`;
  const kind = wordFor(first.found.element.tag);
  return {
    kind: 'changed',
    files,
    title: `Change “${old}” on ${where} to “${value}”`,
    doneTitle: `Changed “${old}” on ${where} to “${value}”`,
    understood: `The ${kind} “${first.said}” on ${where} ${first.said === old ? 'says' : 'has'} “${value}” instead of “${old}”.`,
    words: [
      { said: old, read: `the ${kind} on ${where}` },
      { said: value, read: 'the new text' },
    ],
  };
}

/** Adds a paragraph or a section to a page. */
export function addToPage(site: Site, request: RequestOf<'add-section'> | RequestOf<'add-text'>): Applied {
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const isSection = request.do === 'add-section';
  if (!isSection && request.value === undefined)
    return askingText(`What should the new paragraph on the ${page.label} say?`, {
      do: 'add-text',
      to: 'page',
      page: pageWord(page),
    });
  const anchor = isSection ? lastOwn(page.nodes) : belowHeading(page.nodes);
  if (!anchor) return refusing(`The ${page.label} has no content to put this below.`);
  const paragraphs = request.value === undefined ? [] : paragraphsOf(request.value);
  const lines = isSection
    ? [
        '<section>',
        `  <h2>${inText(request.heading)}</h2>`,
        ...paragraphs.map((line) => `  ${line}`),
        '</section>',
      ]
    : paragraphs;
  const files = editPages(site, [{ page, edits: [insertAfter(page.source, anchor, lines)] }]);
  if ('kind' in files) return files;
  const what = isSection ? `the section “${request.heading}”` : 'a paragraph';
  const text = shortened(request.value ?? '');
  const none = isSection && request.value === undefined;
  return {
    kind: 'changed',
    files,
    title: `Add ${what} to the ${page.label}`,
    doneTitle: `Added ${what} to the ${page.label}`,
    understood: `The ${page.label} gets ${what}${none ? ', with no text below it yet' : ` that says “${text}”`}, ${isSection ? 'at its end' : 'below its heading'}.`,
    words: [
      ...(isSection ? [{ said: request.heading, read: 'the heading of a new section' }] : []),
      ...(none ? [] : [{ said: text, read: 'a new paragraph' }]),
      { said: request.page ?? 'page', read: page.path },
    ],
  };
}
