/** A change of one file, as a walk in docs/contributing shows it. */
export interface WalkStep {
  readonly path: string;
  /** The file after the step; `before` is undefined where it does not exist. Throws if the step does not fit. */
  readonly apply: (before: string | undefined) => string;
}

/** The code blocks of a page, without the indentation of the list item they belong to. */
function blocksOf(page: string): readonly { readonly language: string; readonly lines: readonly string[] }[] {
  return [...page.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      lines: code.split('\n').map((line) => line.slice(indent.length)),
    }),
  );
}

/** Replaces the lines of a diff that stay or go by those that stay or come; they have to occur exactly once. */
function patched(before: string, diff: readonly string[], path: string): string {
  const side = (other: string): string =>
    diff
      .filter((line) => line !== '' && !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [old, next] = [side('+'), side('-')];
  const parts = before.split(old);
  if (parts.length !== 2) throw new Error(`${path} contains ${parts.length - 1} times:\n${old}`);
  return parts.join(next);
}

/** The steps of a page: code that begins with `// path` is a new file, a diff below `+++ path` changes one. */
export function walkSteps(page: string): readonly WalkStep[] {
  return blocksOf(page).flatMap(({ language, lines: [first = '', ...lines] }) => {
    const path = /^(?:\/\/|\+\+\+) (\S+)$/.exec(first)?.[1];
    if (path === undefined) return [];
    const apply = (before: string | undefined): string => {
      if (language !== 'diff' && before === undefined) return lines.join('\n');
      if (language !== 'diff' || before === undefined)
        throw new Error(`${path} ${before === undefined ? 'does not exist' : 'exists already'}`);
      return patched(before, lines, path);
    };
    return [{ path, apply }];
  });
}
