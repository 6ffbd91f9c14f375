/** What is wrong with a text in its place, as one sentence. */
export type Fault = string;

/** Shorter texts, such as numbers and labels, may be in a column of their size. */
const longText = 13;
/** Characters that a column of text must hold, as wide as its characters are on average. */
const leastCharacters = 12;

interface Piece {
  readonly text: string;
  readonly block: Element;
  /** Lines as drawn, before they are clipped. */
  readonly lines: readonly DOMRect[];
  /** The area in which it can be seen. */
  readonly seen: DOMRect;
}

const isInline = (element: Element): boolean => /^inline$|^contents$/.test(getComputedStyle(element).display);

function blockOf(element: Element): Element {
  let block = element;
  while (isInline(block) && block.parentElement !== null) block = block.parentElement;
  return block;
}

const cross = (one: DOMRect, other: DOMRect): DOMRect => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(0, Math.min(one.right, other.right) - left),
    Math.max(0, Math.min(one.bottom, other.bottom) - top),
  );
};

const isHidden = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

/** Whether an element is only for screen readers. */
const isForReaders = (style: CSSStyleDeclaration, { width, height }: DOMRect): boolean =>
  style.position === 'absolute' && (style.clipPath !== 'none' || (width <= 1 && height <= 1));

/** How an ancestor treats what is wider than itself. */
function lookUp(from: Element, root: Element) {
  let seen = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  let scrolls = false;
  let clippedBy: DOMRect | undefined;
  for (let at: Element | null = from; at !== null && at !== root; at = at.parentElement) {
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (isForReaders(style, box)) return undefined;
    if (style.overflowX === 'visible') continue;
    seen = cross(seen, box);
    if (/auto|scroll/.test(style.overflowX)) scrolls = true;
    // A deliberate ellipsis shows that there is more.
    else if (!scrolls && style.textOverflow !== 'ellipsis') clippedBy = box;
  }
  return { seen, scrolls, clippedBy };
}

function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.closest('option') === null)
      yield node;
}

const nameOf = (piece: Piece): string => {
  const kit = piece.block.closest('[data-kit]')?.getAttribute('data-kit') ?? '';
  return `${kit} “${piece.text.slice(0, 24)}”`;
};

const overlaps = (one: DOMRect, other: DOMRect): boolean => {
  const { width, height } = cross(one, other);
  // Lines of text have room above and below their letters.
  return width > 2 && height > 0.45 * Math.min(one.height, other.height);
};

/** Texts of a rendered story that are cut, in a column that is too narrow, over the edge or over each other. */
export function faults(root: Element): readonly Fault[] {
  const found = new Set<Fault>();
  const edge = root.getBoundingClientRect();
  const pieces: Piece[] = [];
  const range = document.createRange();
  for (const node of textsIn(root)) {
    const parent = node.parentElement;
    if (parent === null || isHidden(parent)) continue;
    const around = lookUp(parent, root);
    if (around === undefined) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const piece = { text: node.data.trim(), block: blockOf(parent), lines, seen: around.seen };
    const style = getComputedStyle(parent);
    const character = lines.reduce((sum, { width }) => sum + width, 0) / node.data.length;
    // Twelve characters of a large heading may not fit anywhere in a small place.
    const least = Math.min(leastCharacters * character, edge.width * 0.5);
    // Spaces at the end of a line hang over.
    const over = style.whiteSpace.startsWith('pre') ? character + 2 : 1.5;
    const { clientWidth } = piece.block;
    if (
      piece.text.length >= longText &&
      /\p{L}/u.test(piece.text) &&
      lines.length > 1 &&
      clientWidth > 0 &&
      clientWidth < least
    )
      found.add(`${nameOf(piece)} in a narrow column`);
    for (const line of lines) {
      const { clippedBy } = around;
      if (clippedBy && (line.right > clippedBy.right + 1.5 || line.left < clippedBy.left - 1.5))
        found.add(`${nameOf(piece)} is cut`);
      const shown = cross(line, around.seen);
      if (
        shown.width > 0 &&
        !around.scrolls &&
        (shown.right > edge.right + over || shown.left < edge.left - over)
      )
        found.add(`${nameOf(piece)} is over the edge`);
    }
    pieces.push({ ...piece, lines: lines.map((line) => cross(line, around.seen)) });
  }
  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      if (one.block === other.block) continue;
      if (one.lines.some((line) => other.lines.some((theirs) => overlaps(line, theirs))))
        found.add(`${nameOf(one)} is over ${nameOf(other)}`);
    }
  return [...found];
}
