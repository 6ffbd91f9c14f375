import { attributeOf, elementsOf, firstElement, type PageElement, type PageNode } from '../page.ts';

/** The part of a page that is its own: `main`, otherwise the body. */
export function ownPart(nodes: readonly PageNode[]): PageElement | undefined {
  return firstElement(nodes, 'main') ?? firstElement(nodes, 'body');
}

/** The last element of the part that is a page's own. */
export function lastOwn(nodes: readonly PageNode[]): PageElement | undefined {
  return ownPart(nodes)
    ?.children.flatMap((node) => (node.kind === 'element' ? [node] : []))
    .findLast(({ tag }) => !['footer', 'script', 'nav', 'header'].includes(tag));
}

/** Where a paragraph of a page is added: below its heading and the paragraphs that follow it. */
export function belowHeading(nodes: readonly PageNode[]): PageElement | undefined {
  const heading = elementsOf(nodes).find(({ element }) => element.tag === 'h1');
  if (!heading) return lastOwn(nodes);
  const siblings =
    heading.around[0]?.children.flatMap((node) => (node.kind === 'element' ? [node] : [])) ?? [];
  let last = heading.element;
  for (const next of siblings.slice(siblings.indexOf(heading.element) + 1)) {
    if (next.tag !== 'p' || attributeOf(next, 'class') === 'actions') break;
    last = next;
  }
  return last;
}
