/** Limits of the files that can be chosen. */
export interface FileRules {
  /** Accepted types, as in HTML: `.pdf, image/*`. @default any type */
  accept?: string | undefined;
  /** Allows several files. @default false */
  multiple?: boolean | undefined;
  /** Largest size of one file, in bytes. @default no limit */
  maxSize?: number | undefined;
}

/** Why a file is left out. */
export type Problem =
  | { readonly kind: 'wrongType'; readonly name: string }
  | { readonly kind: 'folder'; readonly name: string }
  | { readonly kind: 'tooLarge'; readonly name: string; readonly size: number }
  | { readonly kind: 'tooMany' };

interface Checked {
  readonly accepted: readonly File[];
  readonly problems: readonly Problem[];
}

/** The rules of an `accept` attribute. */
export const acceptedTypes = (accept = ''): readonly string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && rule !== '*/*');

function isAccepted(file: File, rules: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
    })
  );
}

/** Checks files that were chosen, dropped or pasted; the `accept` of an input only filters its dialog. */
export function checkFiles(files: readonly File[], rules: FileRules): Checked {
  const types = acceptedTypes(rules.accept);
  const accepted: File[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { name, size } = file;
    if (!isAccepted(file, types)) problems.push({ kind: 'wrongType', name });
    else if (rules.maxSize !== undefined && size > rules.maxSize)
      problems.push({ kind: 'tooLarge', name, size });
    else accepted.push(file);
  }
  if (rules.multiple === true || accepted.length < 2) return { accepted, problems };
  return { accepted: [], problems: [...problems, { kind: 'tooMany' }] };
}
