/** Kinds of tokens. */
export type TokenKind = 'code' | 'word' | 'attribute' | 'string' | 'template' | 'comment' | 'regex';

/** A token of source text, from `start` up to but not including `end`. */
export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** The state between tokens. */
interface Memory {
  /** The kind of the last token. */
  kind: TokenKind;
  /** For each open template, the number of open braces in its expression. */
  readonly braces: number[];
  /** Whether a slash would start a regular expression here; after a word, the word decides. */
  regexFits: boolean | 'by word';
  /** The range of the last word, its end exclusive. */
  wordStart: number;
  wordEnd: number;
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

/** Characters after which a slash is a division or closes a tag. */
const afterValue: ReadonlySet<string> = new Set([')', ']', '}', '<', '>']);

/** For each ASCII code, whether the character may be in a word. */
const wordCodes = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w$]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

function isWordAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code > 127 || wordCodes[code] === 1;
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

/** The end of a quoted string; an unclosed one ends with its line. */
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

/** The end of a regular expression; an unclosed one ends with its line. */
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

/** The end of a template's text: after its closing backtick, or after the opening of an expression. */
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

function readSlash(text: string, start: number, memory: Memory): number {
  const next = text.charAt(start + 1);
  memory.kind = 'comment';
  if (next === '/') return lineEnd(text, start);
  if (next === '*') {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 2;
  }
  const { regexFits, wordStart } = memory;
  const isRegex =
    regexFits === 'by word' ? beforeRegex.has(text.slice(wordStart, memory.wordEnd)) : regexFits;
  memory.kind = isRegex ? 'regex' : 'code';
  memory.regexFits = !isRegex;
  return isRegex ? regexEnd(text, start) : start + 1;
}

function readMark(text: string, start: number, memory: Memory): number {
  const mark = text.charAt(start);
  const open = memory.braces.length - 1;
  const depth = memory.braces[open];
  if (mark === '}' && depth === 0) {
    memory.braces.pop();
    memory.kind = 'template';
    return templateEnd(text, start + 1, memory);
  }
  if (depth !== undefined && mark === '{') memory.braces[open] = depth + 1;
  if (depth !== undefined && mark === '}') memory.braces[open] = depth - 1;
  if (!blanks.has(mark)) memory.regexFits = !afterValue.has(mark);
  memory.kind = 'code';
  return start + 1;
}

/** The end of the token that starts here; stores its kind in the state. */
function readToken(text: string, start: number, memory: Memory): number {
  if (isWordAt(text, start)) {
    memory.kind = 'word';
    memory.regexFits = 'by word';
    memory.wordStart = start;
    memory.wordEnd = wordEnd(text, start);
    return memory.wordEnd;
  }
  const character = text.charAt(start);
  if (character === '/') return readSlash(text, start, memory);
  if (character === '"' || character === "'") {
    memory.kind = 'string';
    memory.regexFits = false;
    return stringEnd(text, start);
  }
  if (character === '`') {
    memory.kind = 'template';
    return templateEnd(text, start + 1, memory);
  }
  return readMark(text, start, memory);
}

function isJsxAttribute(text: string, start: number, end: number): boolean {
  return (
    text.charAt(end) === '=' && /["'{]/u.test(text.charAt(end + 1)) && /[\s-]/u.test(text.charAt(start - 1))
  );
}

/** Visits the tokens of a source in order until the visitor returns false. */
export function scan(
  text: string,
  hasJsx: boolean,
  visit: (kind: TokenKind, start: number, end: number) => boolean,
): void {
  const memory: Memory = { kind: 'code', braces: [], regexFits: true, wordStart: 0, wordEnd: 0 };
  let codeStart = 0;
  for (let start = 0; start < text.length;) {
    const end = readToken(text, start, memory);
    if (memory.kind !== 'code') {
      if (codeStart < start) visit('code', codeStart, start);
      const isAttribute = hasJsx && memory.kind === 'word' && isJsxAttribute(text, start, end);
      if (!visit(isAttribute ? 'attribute' : memory.kind, start, end)) return;
      codeStart = end;
    }
    start = end;
  }
  if (codeStart < text.length) visit('code', codeStart, text.length);
}

/**
 * Tokenises TypeScript in one pass, without gaps from the first character to the last. It does not parse: text between
 * JSX tags counts as code, and an apostrophe in it starts a string up to the end of the line.
 * @example
 * scanSource('a // b')
 * // => [{ kind: 'word', start: 0, end: 1 }, { kind: 'code', start: 1, end: 2 }, { kind: 'comment', start: 2, end: 6 }]
 */
export function scanSource(text: string, hasJsx = false): readonly Token[] {
  const tokens: Token[] = [];
  scan(text, hasJsx, (kind, start, end) => tokens.push({ kind, start, end }) > 0);
  return tokens;
}
