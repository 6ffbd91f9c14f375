/** A value: its expression in the code, and its initial value in the preview. */
export interface ViewValue {
  readonly code: string;
  readonly shown: string;
}

/** One element for each entry of a list: a loop in the code, some entries in the preview. */
export interface ViewLoop {
  /** For example `tasks.map((task) =>`, to be followed by the element and the closing bracket. */
  readonly loop: string;
  readonly element: ViewElement;
  readonly shown: readonly ViewElement[];
}

export type ViewChild = string | ViewValue | ViewLoop | ViewElement;

/** An element. Code and preview are both generated from it, so that they agree. */
export interface ViewElement {
  readonly tag: string;
  /** Literal attributes, in the code and in the preview. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Expressions in the code only, such as handlers and bound values. */
  readonly bindings?: Readonly<Record<string, string>>;
  readonly children?: readonly ViewChild[];
}

const withoutEnd: ReadonlySet<string> = new Set(['input', 'hr']);
const plainWords = /^[\p{L}\p{N}][\p{L}\p{N} .,:!?-]*$/u;

/**
 * A text as a TypeScript string literal.
 * @example
 * textLiteral("it's") // => '"it\'s"'
 */
export function textLiteral(text: string): string {
  const quoted = JSON.stringify(text).replaceAll(
    /[\u2028\u2029<]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return /^"[^"\\']*"$/u.test(quoted) ? `'${quoted.slice(1, -1)}'` : quoted;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (mark) => `&#${mark.charCodeAt(0)};`);
}

function tsxAttribute([name, value]: readonly [string, string]): string {
  return plainWords.test(value) || /^#[a-z-]+$/u.test(value)
    ? ` ${name}="${value}"`
    : ` ${name}={${textLiteral(value)}}`;
}

function tsxChild(child: ViewChild, indent: string): string {
  if (typeof child === 'string')
    return `${indent}${plainWords.test(child) ? child : `{${textLiteral(child)}}`}`;
  if ('code' in child) return `${indent}{${child.code}}`;
  if ('loop' in child)
    return `${indent}{${child.loop} (\n${viewTsx(child.element, `${indent}  `)}\n${indent}))}`;
  return viewTsx(child, indent);
}

/**
 * An element as TSX.
 * @example
 * viewTsx({ tag: 'p', children: ['Hello'] }) // => '<p>Hello</p>'
 */
export function viewTsx(
  { tag, attributes = {}, bindings = {}, children = [] }: ViewElement,
  indent = '',
): string {
  const own = Object.entries(attributes).map(tsxAttribute).join('');
  const bound = Object.entries(bindings)
    .map(([name, code]) => (code === 'true' ? ` ${name}` : ` ${name}={${code}}`))
    .join('');
  if (withoutEnd.has(tag) || children.length === 0) return `${indent}<${tag}${own}${bound} />`;
  const isInline = children.every((child) => typeof child === 'string' || 'code' in child);
  if (isInline) {
    // A blank after another child stays, as it is on the same line.
    const inside = children
      .map((child, at) =>
        typeof child === 'string' && at > 0 && plainWords.test(child.trimStart())
          ? child
          : tsxChild(child, ''),
      )
      .join('');
    // As a formatter has it: an element with several attributes has its content on another line.
    const isShort = Object.keys(attributes).length + Object.keys(bindings).length < 2;
    return isShort
      ? `${indent}<${tag}${own}${bound}>${inside}</${tag}>`
      : `${indent}<${tag}${own}${bound}>\n${indent}  ${inside}\n${indent}</${tag}>`;
  }
  const lines = children.map((child) => tsxChild(child, `${indent}  `));
  return `${indent}<${tag}${own}${bound}>\n${lines.join('\n')}\n${indent}</${tag}>`;
}

function htmlChild(child: ViewChild): string {
  if (typeof child === 'string') return escapeHtml(child);
  if ('code' in child) return escapeHtml(child.shown);
  if ('loop' in child) return child.shown.map(viewHtml).join('');
  return viewHtml(child);
}

/**
 * An element as static HTML; texts are escaped.
 * @example
 * viewHtml({ tag: 'p', children: ['1 < 2'] }) // => '<p>1 &#60; 2</p>'
 */
export function viewHtml({ tag, attributes = {}, children = [] }: ViewElement): string {
  const own = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return withoutEnd.has(tag)
    ? `<${tag}${own}>`
    : `<${tag}${own}>${children.map(htmlChild).join('')}</${tag}>`;
}

/** A page with an element in its initial state: no scripts, no styles (forbidden by the app's policy), no requests. */
export function viewPage(element: ViewElement): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>${viewHtml(element)}</body></html>`;
}
