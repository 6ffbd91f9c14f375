import { limitText, plainLine } from '../../../shared/text/index.ts';
import { longestDescription, type GeneratedCode } from '../generation.ts';

/** The description on one line, cut to the length that is read. */
export function readable(description: string): string {
  return limitText(plainLine(description), longestDescription);
}

/** The result of one part of the generator. */
export interface Written {
  /** Name of the main declaration in the code. */
  readonly name: string;
  /** One sentence about how the description was read. */
  readonly understood: string;
  readonly code: string;
  readonly preview?: string;
}

/** One kind of code, with the words that request it. */
export interface Recipe {
  readonly when: RegExp;
  /** Undefined when the description lacks details. `groups` are the named groups of `when`. */
  readonly write: (description: string, groups: Readonly<Record<string, string>>) => Written | undefined;
}

/** The result of the first recipe that matches a description; undefined for none. */
export function firstWritten(recipes: readonly Recipe[], description: string): Written | undefined {
  for (const { when, write } of recipes) {
    const found = when.exec(description);
    const written = found ? write(description, found.groups ?? {}) : undefined;
    if (written) return written;
  }
  return undefined;
}

/** The generated code, with the description as its first line. */
export function generated(
  { name, understood, code, preview }: Written,
  description: string,
  type: GeneratedCode['type'],
): GeneratedCode {
  const language = type === 'component' ? 'tsx' : type === 'database' ? 'sql' : 'ts';
  const comment = language === 'sql' ? '--' : '//';
  return {
    kind: 'written',
    code: `${comment} ${readable(description)}\n${code.trimEnd()}\n`,
    language,
    type,
    fileName: `${name}.${language}`,
    understood,
    suggestions: [],
    preview,
  };
}
