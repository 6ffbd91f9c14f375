import type { Category, Item } from './types.ts';

/** The longest text that is read, in characters. */
export const longest = 2000;

const files =
  /^(?:[\w.*@-]+\/)*(?:\*?\.(?:env|gitignore|htaccess)(?:\.\w+)?|[\w*-]*(?:\.[\w*-]+)*\.(?:html?|css|scss|m?jsx?|tsx?|json|txt|md|png|jpe?g|gif|svg|webp|ico|psd|pdf|zip|xml|ya?ml|csv|log|mp[34]|mov|docx?|xlsx?|php|py|tmp|bak|ai|env|toml|sql|woff2?))$/iu;

const shapes: readonly (readonly [Category, RegExp])[] = [
  ['break', /\s*\n\s*(?:[-*•]\s+|\d{1,2}[.):]\s*)?/uy],
  [
    'quoted',
    /[“"„]([^”"“]*)[”"“]|«([^»]*)»|`([^`]+)`|(?<![\p{L}\p{N}])['‘]([^'’\n]+(?:[’'](?=\p{L})[^'’\n]+)*)['’](?![\p{L}\p{N}])/uy,
  ],
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/uy],
  ['domain', /(?:https?:\/\/)?[\p{L}\p{N}*_@/-]*(?:\.[\p{L}\p{N}*_-]+(?:\/[\w*.-]*\w)?)+\/?/uy],
  ['path', /(?<![\p{L}\p{N}])\/[\w./-]*\w\/?/uy],
  [
    'number',
    /\d{1,2}(?::\d{2})?(?:am|pm|h)\b|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}|\d+(?:st|nd|rd|th)?(?![\p{L}\p{N}-])/iuy,
  ],
  ['word', /[\p{L}\p{N}_]+(?:['’`-]+[\p{L}\p{N}_]+)*/uy],
  ['mark', /[.!?]+|[,;:()=]|\s[–—-]+\s|->|→/uy],
];

/** What a token is, once its text is known. */
function categorise(cat: Category, text: string): Category {
  if (cat === 'domain')
    return files.test(text) ? 'file' : /^[^/]*\.\p{L}{2,}|^https?:/iu.test(text) ? 'domain' : 'word';
  if (cat === 'word' && /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/u.test(text)) return 'variable';
  return cat;
}

/** Numbered points in one line: "1. save 2. publish". */
const points = /(?<=^|[\s:])(\d)[.)]\s+(?=\p{L})/gu;

/** Tokens of a text with their places; whitespace and unknown signs are left out. */
export function tokensOf(instruction: string): Item[] {
  const text = instruction.slice(0, longest).replaceAll('’', "'");
  const numbered = [...text.matchAll(points)].filter(([, digit], index) => digit === String(index + 1));
  const pointAt = new Map(numbered.map((match) => [match.index, match[0].length]));
  const items: Item[] = [];
  for (let at = 0; at < text.length;) {
    const point = pointAt.get(at);
    if (point !== undefined) {
      items.push(token('break', text, at, at + point));
      at += point;
      continue;
    }
    const found = firstShape(text, at);
    if (found !== undefined) items.push(found);
    at = found?.end ?? at + 1;
  }
  return items;
}

function firstShape(text: string, at: number): Item | undefined {
  for (const [cat, shape] of shapes) {
    shape.lastIndex = at;
    const match = shape.exec(text);
    if (match === null) continue;
    const inner = match.slice(1).find((group) => group !== undefined);
    // A full stop at the end belongs to the sentence.
    return token(cat, text, at, at + match[0].length, inner);
  }
  return undefined;
}

function token(cat: Category, text: string, start: number, end: number, inner?: string): Item {
  const said = text.slice(start, end);
  const value = inner ?? said.trim();
  const kind = categorise(cat, value);
  return {
    cat: kind,
    said,
    value:
      kind === 'quoted' || kind === 'variable' || kind === 'file' || kind === 'path'
        ? value
        : value.toLowerCase(),
    start,
    end,
    refs: [],
    fixed: false,
  };
}
