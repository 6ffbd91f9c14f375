import { fail, ok } from '@saywright/domain/result';
import type { PageElement, PageNode, ParsePage } from '@saywright/domain/core/pages';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements whose end tag HTML lets people leave out, and those that have none. */
const mayStayOpen = new Set(
  'html head body p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);
/** Elements of drawings and formulas, which may close themselves. */
const foreign = new Set(['svg', 'math']);

/** Mistakes after which a browser reads something else than was written. */
const fatal =
  /^(?:eof-in|abrupt|unexpected-(?:character|equals|null)|missing-(?:end-tag-name|attribute|whitespace)|invalid-first|duplicate)/u;

class Broken extends Error {}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

function nodesOf(source: string, parent: Tree.ParentNode, isForeign: boolean): readonly PageNode[] {
  const { childNodes } = 'content' in parent ? parent.content : parent;
  return childNodes.flatMap((node) => nodeOf(source, node, isForeign));
}

function nodeOf(source: string, node: Tree.ChildNode, isForeign: boolean): readonly PageNode[] {
  if (!('tagName' in node)) {
    const { sourceCodeLocation: at } = node;
    if (!('value' in node) || !at) return [];
    return [{ kind: 'text', text: node.value, start: at.startOffset, end: at.endOffset }];
  }
  const { tagName: tag, sourceCodeLocation: at, attrs } = node;
  const isDrawing = isForeign || foreign.has(tag);
  const children = nodesOf(source, node, isDrawing);
  // An element that the text leaves out is missing: its children take its place.
  if (!at) return children;
  const opened = at.startTag ?? at;
  const isClosed = at.endTag !== undefined || mayStayOpen.has(tag);
  if (!isClosed && !(isDrawing && source.slice(at.startOffset, opened.endOffset).endsWith('/>')))
    throw new Broken(`<${tag}> in line ${lineOf(source, at.startOffset)} is never closed`);
  const places = at.attrs ?? {};
  const element: PageElement = {
    kind: 'element',
    tag,
    start: at.startOffset,
    end: at.endOffset,
    inner: { start: opened.endOffset, end: at.endTag?.startOffset ?? at.endOffset },
    attributes: Object.fromEntries(
      attrs.flatMap(({ name, value: text }) => {
        const place = places[name];
        return place ? [[name, { value: text, start: place.startOffset, end: place.endOffset }]] : [];
      }),
    ),
    children,
  };
  return [element];
}

/** Parses a page as a browser does, with the place of everything in its text. */
export const parsePage: ParsePage = (source) => {
  // What is not UTF-8 would be written back as something else.
  if (source.includes('\u{fffd}')) return fail('it has characters that are not UTF-8');
  const problems: string[] = [];
  const tree = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => {
      if (fatal.test(code)) problems.push(`line ${startLine} has a mistake (${code.replaceAll('-', ' ')})`);
    },
  });
  const [problem] = problems;
  if (problem !== undefined) return fail(problem);
  try {
    return ok(nodesOf(source, tree, false));
  } catch (error) {
    if (error instanceof Broken) return fail(error.message);
    throw error;
  }
};
