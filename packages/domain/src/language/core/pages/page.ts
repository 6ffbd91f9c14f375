import type { Result } from '../../../shared/result.ts';

/** A place in the text of a page. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An attribute with its name and quotes. */
export interface PageAttribute extends Range {
  readonly value: string;
}

/** An element with the places of its tags in the text. */
export interface PageElement extends Range {
  readonly kind: 'element';
  /** In lower case. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, PageAttribute>>;
  /** Between the tags. */
  readonly inner: Range;
  /** Includes those of a template; what the text leaves out, such as `tbody`, is missing. */
  readonly children: readonly PageNode[];
}

interface PageText extends Range {
  readonly kind: 'text';
  readonly text: string;
}

export type PageNode = PageElement | PageText;

/** Parses the text of a page; a page that a browser would have to repair is a problem, in words for a founder. */
export type ParsePage = (source: string) => Result<readonly PageNode[]>;

/** An element with the ones around it, the nearest first. */
export interface Found {
  readonly element: PageElement;
  readonly around: readonly PageElement[];
}

/** All elements in the order of the text. */
export function elementsOf(
  nodes: readonly PageNode[],
  around: readonly PageElement[] = [],
): readonly Found[] {
  return nodes.flatMap((node) =>
    node.kind === 'element'
      ? [{ element: node, around }, ...elementsOf(node.children, [node, ...around])]
      : [],
  );
}

/** All texts of a page or of an element. */
export function textsOf(nodes: readonly PageNode[]): readonly PageText[] {
  return nodes.flatMap((node) => (node.kind === 'text' ? [node] : textsOf(node.children)));
}

/** What an element says, in one line. */
export function saidBy({ children }: PageElement): string {
  return textsOf(children)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The first element with a tag. */
export function firstElement(nodes: readonly PageNode[], tag: string): PageElement | undefined {
  return elementsOf(nodes).find(({ element }) => element.tag === tag)?.element;
}

/** The value of an attribute. */
export function attributeOf({ attributes }: PageElement, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name]?.value : undefined;
}
