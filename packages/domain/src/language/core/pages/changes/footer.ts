import { indentAt, insertAfter, inText, lineEnd, type Edit } from '../edits.ts';
import { elementsOf, firstElement, saidBy } from '../page.ts';
import type { Site, SitePage } from '../site.ts';
import { brokenPage, editPages, refusing, type Applied } from './applied.ts';
import { newText } from './texts.ts';
import { lastOwn } from './ownPart.ts';

interface FooterLine {
  /** What it says. */
  readonly value: string;
  /** Its markup. */
  readonly line: string;
  /** In place of what the footer says. */
  readonly isOnly: boolean;
}

/** The edits that put a line into the footer of a page, which gets one if it has none. */
function footerEdit({ source, nodes }: SitePage, { value, line, isOnly }: FooterLine): Edit | undefined {
  const footer = firstElement(nodes, 'footer');
  if (!footer) {
    const last = lastOwn(nodes);
    const body = firstElement(nodes, 'body');
    const anchor = firstElement(nodes, 'main') ?? last;
    return anchor && body ? insertAfter(source, anchor, ['<footer>', `  ${line}`, '</footer>']) : undefined;
  }
  const own = footer.children.flatMap((node) =>
    node.kind === 'element' && node.tag !== 'noscript' ? [node] : [],
  );
  const paragraph = own.find(({ tag }) => tag === 'p');
  if (isOnly && paragraph && own.length === 1) return newText(source, paragraph, value);
  if (isOnly && own.length > 0) return undefined;
  const last = own.at(-1);
  if (last) return insertAfter(source, last, [line]);
  const { start } = footer.inner;
  const first = footer.children.find(({ kind }) => kind === 'element');
  const indent = first ? indentAt(source, first.start) : undefined;
  return { start, end: start, text: indent === undefined ? line : `${lineEnd(source)}${indent}${line}` };
}

/** Puts a line into the footer of all pages, or replaces what it says. */
export function changeFooter(
  site: Site,
  value: string,
  isOnly: boolean,
  line = `<p>${inText(value)}</p>`,
): Applied {
  const broken = site.pages.map((page) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const missing = site.pages.filter(({ nodes }) => {
    const footer = firstElement(nodes, 'footer');
    return !footer || !elementsOf(footer.children).some(({ element }) => saidBy(element) === value);
  });
  if (missing.length === 0) return refusing(`The footer already says “${value}”.`);
  const edits = missing.flatMap((page) => {
    const edit = footerEdit(page, { value, line, isOnly });
    return edit ? [{ page, edits: [edit] }] : [];
  });
  const ambiguous = missing.find((page) => !edits.some((one) => one.page === page));
  if (ambiguous)
    return refusing(
      `The footer of the ${ambiguous.label} has more than one text. Quote the words to change: Change "…" to "…".`,
    );
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  const where = files.size === 1 ? `the ${missing[0]?.label ?? 'page'}` : `${files.size} pages`;
  return {
    kind: 'changed',
    files,
    title: `Put “${value}” in the footer`,
    doneTitle: `Put “${value}” in the footer`,
    understood: `The footer of ${where} ${isOnly ? 'says' : 'gets the line'} “${value}”.`,
    words: [
      { said: 'footer', read: `the footer of ${where}` },
      { said: value, read: isOnly ? 'its text' : 'a new line' },
    ],
  };
}
