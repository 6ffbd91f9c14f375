import { withEdits, type Edit } from './edits.ts';

/** Style text with comments and strings as blanks of the same length. */
function blanked(styles: string): string {
  return styles.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gu, (text) =>
    ' '.repeat(text.length),
  );
}

/** Whether every bracket and comment of a style sheet is closed. */
export function isWhole(styles: string): boolean {
  const text = blanked(styles);
  let depth = 0;
  for (const [sign] of text.matchAll(/[{}]/gu)) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !text.includes('/*');
}

/** The first `:root` block of a style sheet. */
function rootBlock(styles: string): { readonly start: number; readonly end: number } | undefined {
  const text = blanked(styles);
  const opened = /(?:^|[}\s]):root\s*\{/u.exec(text);
  if (!opened) return undefined;
  const start = opened.index + opened[0].length;
  const end = text.indexOf('}', start);
  return end === -1 ? undefined : { start, end };
}

/** The value of a declaration in `:root`; undefined where there is none. */
function declaration(styles: string, name: string): Edit | undefined {
  const block = rootBlock(styles);
  if (!block) return undefined;
  const body = blanked(styles).slice(block.start, block.end);
  const found = new RegExp(`(?:^|[;\\s])${name}\\s*:`, 'u').exec(body);
  if (!found) return undefined;
  const from = block.start + found.index + found[0].length;
  const ends = body.indexOf(';', found.index + found[0].length);
  const to = ends === -1 ? block.end : block.start + ends;
  const text = styles.slice(from, to);
  const start = from + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length, text: text.trim() };
}

/** The value of a name in `:root`. */
export function valueOf(styles: string, name: string): string | undefined {
  return declaration(styles, name)?.text;
}

/** A style sheet with other values in `:root`; every other byte stays. Undefined if one of them is missing. */
export function withValues(styles: string, values: Readonly<Record<string, string>>): string | undefined {
  const edits: Edit[] = [];
  for (const [name, text] of Object.entries(values)) {
    const at = declaration(styles, name);
    if (!at) return undefined;
    edits.push({ ...at, text });
  }
  return withEdits(styles, edits);
}
