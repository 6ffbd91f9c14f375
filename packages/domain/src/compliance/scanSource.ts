/** What a stretch of TypeScript is. */
export type TokenKind = 'code' | 'word' | 'attribute' | 'string' | 'template' | 'comment' | 'regex';

/** A stretch of source text, from `start` up to but not including `end`. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

interface Reading {
  readonly kind: TokenKind;
  readonly end: number;
}

/** What is remembered from token to token. */
interface Memory {
  /** For each template that is open, how many braces are open in its expression. */
  readonly braces: number[];
  /** Whether a slash would start a regular expression here. */
  regexFits: boolean;
}

/** Words after which a slash starts a regular expression. */
const beforeRegex: ReadonlySet<string> = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'instanceof',
  'new',
  'throw',
  'else',
  'do',
  'await',
  'yield',
]);

const blanks: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n']);

/** Marks after which a slash divides, or closes a tag. */
const afterValue: ReadonlySet<string> = new Set([')', ']', '}', '<', '>']);

function isWordAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (
    code > 127 ||
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36
  );
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isWordAt(text, end)) end += 1;
  return end;
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** The end of a quoted string; one that is not closed ends with its line. */
function stringEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === quote) return index + 1;
    if (character === '\n') return index;
    if (character === '\\') index += 1;
  }
  return text.length;
}

/** The end of a regular expression; one that is not closed ends with its line. */
function regexEnd(text: string, start: number): number {
  let inClass = false;
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\n') return index;
    if (character === '\\') index += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return index + 1;
  }
  return text.length;
}

/** The end of a template's text: behind its closing mark, or behind the opening of an expression. */
function templateEnd(text: string, start: number, memory: Memory): number {
  memory.regexFits = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '`') return index + 1;
    else if (character === '$' && text.charAt(index + 1) === '{') {
      memory.braces.push(0);
      memory.regexFits = true;
      return index + 2;
    }
  }
  return text.length;
}

function readSlash(text: string, start: number, memory: Memory): Reading {
  const next = text.charAt(start + 1);
  if (next === '/') return { kind: 'comment', end: lineEnd(text, start) };
  if (next === '*') {
    const end = text.indexOf('*/', start + 2);
    return { kind: 'comment', end: end < 0 ? text.length : end + 2 };
  }
  if (memory.regexFits) return { kind: 'regex', end: regexEnd(text, start) };
  memory.regexFits = true;
  return { kind: 'code', end: start + 1 };
}

function readMark(text: string, start: number, memory: Memory): Reading {
  const mark = text.charAt(start);
  const open = memory.braces.length - 1;
  const depth = memory.braces[open];
  if (mark === '}' && depth === 0) {
    memory.braces.pop();
    return { kind: 'template', end: templateEnd(text, start + 1, memory) };
  }
  if (depth !== undefined && mark === '{') memory.braces[open] = depth + 1;
  if (depth !== undefined && mark === '}') memory.braces[open] = depth - 1;
  if (!blanks.has(mark)) memory.regexFits = !afterValue.has(mark);
  return { kind: 'code', end: start + 1 };
}

function readToken(text: string, start: number, memory: Memory): Reading {
  const character = text.charAt(start);
  if (isWordAt(text, start)) {
    const end = wordEnd(text, start);
    memory.regexFits = beforeRegex.has(text.slice(start, Math.min(end, start + 12)));
    return { kind: 'word', end };
  }
  if (character === '/') return readSlash(text, start, memory);
  if (character === '"' || character === "'") return { kind: 'string', end: stringEnd(text, start) };
  if (character === '`') return { kind: 'template', end: templateEnd(text, start + 1, memory) };
  return readMark(text, start, memory);
}

function isJsxAttribute(text: string, start: number, end: number): boolean {
  return /[\s-]/u.test(text.charAt(start - 1)) && /^=["'{]/u.test(text.slice(end, end + 2));
}

/**
 * TypeScript taken apart in one pass: the tokens follow each other without a gap from the first character to the last.
 * It does not parse; text between JSX tags counts as code, and an apostrophe in it as a string up to the end of the line.
 */
export function scanSource(text: string, hasJsx = false): readonly Token[] {
  const tokens: Token[] = [];
  const memory: Memory = { braces: [], regexFits: true };
  let codeStart = 0;
  for (let start = 0; start < text.length;) {
    const { kind, end } = readToken(text, start, memory);
    if (kind !== 'code') {
      if (codeStart < start) tokens.push({ kind: 'code', start: codeStart, end: start });
      const attribute = kind === 'word' && hasJsx && isJsxAttribute(text, start, end);
      tokens.push({ kind: attribute ? 'attribute' : kind, start, end });
      codeStart = end;
    }
    if (kind === 'string' || kind === 'regex') memory.regexFits = false;
    start = end;
  }
  if (codeStart < text.length) tokens.push({ kind: 'code', start: codeStart, end: text.length });
  return tokens;
}
