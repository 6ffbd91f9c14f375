import { viewTsx, type ViewElement } from './view.ts';

interface ComponentParts {
  readonly name: string;
  /** Declarations before the component. */
  readonly before?: string;
  /** Names and types of the props. */
  readonly props?: readonly (readonly [name: string, type: string])[];
  /** Lines that declare state, before the returned view. */
  readonly state?: readonly string[];
  readonly view: ViewElement;
}

/** Reserved words, which cannot be destructured under their own name. */
const reserved: ReadonlySet<string> = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface key let new null package private protected public ref return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * A valid variable name for a property.
 * @example
 * variableName('class') // => 'classValue'
 */
export function variableName(name: string): string {
  return reserved.has(name) ? `${name}Value` : name;
}

/** The source of one React component. */
export function componentCode({ name, before, props = [], state = [], view }: ComponentParts): string {
  const names = props.map(([prop]) => prop).join(', ');
  const types = props.map(([prop, type]) => `  readonly ${prop}: ${type};`).join('\n');
  const blocks = [
    ...(state.length > 0 ? [`import { useState } from 'react';`] : []),
    ...(before === undefined ? [] : [before]),
    ...(props.length > 0 ? [`interface ${name}Props {\n${types}\n}`] : []),
    [
      `export function ${name}(${props.length > 0 ? `{ ${names} }: ${name}Props` : ''}) {`,
      ...state.map((line) => `  ${line}`),
      '  return (',
      viewTsx(view, '    '),
      '  );',
      '}',
    ].join('\n'),
  ];
  return blocks.join('\n\n');
}

/**
 * At most three words directly before a kind of thing, without articles.
 * @example
 * subjectBefore('A big pricing card', 'card') // => 'big pricing'
 */
export function subjectBefore(description: string, kind: string): string {
  return description
    .replace(new RegExp(String.raw`\b${kind}s?\b.*$`, 'iu'), '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(
      (word) =>
        !/^(?:an?|the|my|our|your|make|create|build|write|me|component|react|please|with|for|of|in)?$/iu.test(
          word,
        ),
    )
    .slice(-3)
    .join(' ');
}

const quoted = /["“](?<text>[^"“”]{1,80})["”]/u;
const saying = /\b(?:says?|saying|label(?:l?ed)|called|named|reads|titled) (?<text>[^.,;"“”]{1,80})/iu;

/**
 * The text to show: in quotation marks, or after 'that says' and similar words; undefined when none is given.
 * @example
 * labelText('A button that says Buy now') // => 'Buy now'
 */
export function labelText(description: string): string | undefined {
  const found = quoted.exec(description) ?? saying.exec(description);
  return found?.groups?.['text']?.trim() || undefined;
}
