import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { testPerson, type TestPerson } from '../access/testPeople.ts';

/** Path of the script that a preview adds to its pages. */
export const previewScript = '/_preview.js';

function childOf(parent: Tree.ParentNode, name: string): Tree.Element | undefined {
  return parent.childNodes.find((node): node is Tree.Element => node.nodeName === name);
}

/** Where the head of a page begins, written or not. */
function headStart(source: string): number {
  const tree = parse(source, { sourceCodeLocationInfo: true });
  const html = childOf(tree, 'html');
  const head = html && childOf(html, 'head');
  const opened = head?.sourceCodeLocation?.startTag ?? html?.sourceCodeLocation?.startTag;
  const doctype = tree.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return opened?.endOffset ?? doctype?.sourceCodeLocation?.endOffset ?? 0;
}

const inAttribute = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (character) => `&#${character.codePointAt(0)};`);

/** A page with the script of its preview before everything else; it listens to the studio at these origins. */
export function withPreviewScript(
  source: string,
  as: 'visitor' | TestPerson,
  studio: readonly string[],
): string {
  const at = headStart(source);
  const person = as === 'visitor' ? '' : ` data-person="${inAttribute(JSON.stringify(testPerson(as)))}"`;
  return `${source.slice(0, at)}<script src="${previewScript}" data-studio="${inAttribute(studio.join(' '))}"${person}></script>${source.slice(at)}`;
}
