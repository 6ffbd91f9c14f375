import { limitText, plainLine } from '../../text/index.ts';
import { longestDescription, type GeneratedCode } from '../generation.ts';

/** The description on one line, no longer than what is read. */
export function readable(description: string): string {
  return limitText(plainLine(description), longestDescription);
}

/** What a part of the generator knows about its code; the rest follows from it. */
export interface Written {
  /** Name of the main thing in the code. */
  readonly name: string;
  /** One sentence that says how the description was read. */
  readonly understood: string;
  readonly code: string;
  readonly preview?: string;
}

/** One kind of thing that can be written, with what calls for it. */
export interface Recipe {
  readonly when: RegExp;
  /** Undefined when the words that called for it say too little. `said` holds the named groups of `when`. */
  readonly write: (description: string, said: Readonly<Record<string, string>>) => Written | undefined;
}

/** What the first recipe that fits a description writes; undefined when none fits. */
export function firstWritten(recipes: readonly Recipe[], description: string): Written | undefined {
  for (const { when, write } of recipes) {
    const found = when.exec(description);
    const written = found ? write(description, found.groups ?? {}) : undefined;
    if (written) return written;
  }
  return undefined;
}

/** Code that was written for a description, with the description as its first line. */
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
