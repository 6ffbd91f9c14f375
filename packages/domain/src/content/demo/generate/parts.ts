import { viewTsx, type ViewElement } from './view.ts';

interface ComponentParts {
  readonly name: string;
  /** Declarations before the component. */
  readonly before?: string;
  /** Names and types of what is passed in. */
  readonly props?: readonly (readonly [name: string, type: string])[];
  /** Lines before what is shown; without them the component keeps no state. */
  readonly state?: readonly string[];
  readonly view: ViewElement;
}

/** Names that cannot be taken apart from an object under their own name. */
const reserved: ReadonlySet<string> = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface key let new null package private protected public ref return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * A name that can stand for a variable.
 * @example
 * variableName('class') // => 'classValue'
 */
export function variableName(name: string): string {
  return reserved.has(name) ? `${name}Value` : name;
}

/** The file of one React component. */
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
 * The words right before a kind of thing, without articles: at most three.
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
 * The text that is to be shown: in quotation marks, or after 'that says' and the like; undefined when none is given.
 * @example
 * saidText('A button that says Buy now') // => 'Buy now'
 */
export function saidText(description: string): string | undefined {
  const found = quoted.exec(description) ?? saying.exec(description);
  return found?.groups?.['text']?.trim() || undefined;
}
