import { fail, ok, type Result } from '../../../shared/result.ts';
import type { PageNode, ParsePage, Range } from './page.ts';

/** A text that takes the place of another. */
export interface Edit extends Range {
  readonly text: string;
}

/** A text, escaped for use between tags. */
export function inText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as the value of an attribute in double quotes. */
export function inAttribute(text: string): string {
  return inText(text).replaceAll('"', '&quot;');
}

/** A text of several lines as paragraphs: a blank line begins another one. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(
      (part) =>
        `<p>${part
          .split('\n')
          .map((line) => inText(line.trim()))
          .join('<br>')}</p>`,
    );
}

/** The end of a line as a file has it. */
export function lineEnd(source: string): string {
  return source.includes('\r\n') ? '\r\n' : '\n';
}

/** The blanks before a place in its line; undefined where other text precedes it. */
export function indentAt(source: string, at: number): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  return /^[ \t]*$/u.test(before) ? before : undefined;
}

/** Markup after a place, on its own line where the element before it has one. */
export function insertAfter(source: string, { start, end }: Range, lines: readonly string[]): Edit {
  const indent = indentAt(source, start);
  const text =
    indent === undefined
      ? ` ${lines.map((line) => line.trim()).join(' ')}`
      : lines.map((line) => `${lineEnd(source)}${indent}${line}`).join('');
  return { start: end, end, text };
}

/** Markup before something, on its own line where that has one. */
export function insertBefore(source: string, { start }: Range, lines: readonly string[]): Edit {
  const indent = indentAt(source, start);
  const text =
    indent === undefined
      ? `${lines.map((line) => line.trim()).join(' ')} `
      : lines.map((line) => `${line}${lineEnd(source)}${indent}`).join('');
  return { start, end: start, text };
}

/** Removes something, with its line where nothing else is on it. */
export function removal(source: string, { start, end }: Range): Edit {
  const indent = indentAt(source, start);
  const isAlone = indent !== undefined && /^[ \t]*(?:\r?\n|$)/u.test(source.slice(end));
  if (!isAlone) return { start, end, text: '' };
  const line = start - indent.length;
  const before = source.slice(0, line).endsWith('\r\n') ? 2 : Math.min(line, 1);
  return { start: line - before, end, text: '' };
}

/** Puts edits into a text; none may overlap. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0];
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at);
}

/** Where the texts of edits are afterwards. */
function rangesAfter(edits: readonly Edit[]): readonly Range[] {
  let shift = 0;
  return edits
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, text }) => {
      const range = { start: start + shift, end: start + shift + text.length };
      shift += text.length - (end - start);
      return range;
    });
}

/** The tree apart from some ranges, as lines to compare. */
function outline(nodes: readonly PageNode[], ranges: readonly Range[], depth = 0): readonly string[] {
  return nodes.flatMap((node) => {
    const isInside = ranges.some(({ start, end }) => node.start >= start && node.end <= end && start < end);
    if (isInside) return [];
    if (node.kind === 'text') {
      const isTouched = ranges.some(({ start, end }) => node.start <= end && node.end >= start);
      return isTouched || node.text.trim() === '' ? [] : [`${depth} ${node.text}`];
    }
    const attributes = Object.entries(node.attributes)
      .filter(([, at]) => !ranges.some(({ start, end }) => at.start < end && at.end > start))
      .map(([name, { value }]) => `${name}=${JSON.stringify(value)}`);
    return [
      `${depth} <${[node.tag, ...attributes].join(' ')}>`,
      ...outline(node.children, ranges, depth + 1),
    ];
  });
}

/** Edits a page. Fails where a browser would then read anything else of it in another way. */
export function editPage(source: string, edits: readonly Edit[], parse: ParsePage): Result<string> {
  const before = parse(source);
  if (!before.ok) return before;
  const edited = withEdits(source, edits);
  const after = parse(edited);
  const isKept =
    after.ok &&
    outline(before.value, edits).join('\n') === outline(after.value, rangesAfter(edits)).join('\n');
  return isKept ? ok(edited) : fail('This would change more of the page than was asked for.');
}
