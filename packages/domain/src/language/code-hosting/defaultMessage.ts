import type { CodeContext } from './types.ts';

/**
 * The default message of a save, from the files it contains.
 * @example
 * defaultMessage([{ path: 'index.html', change: 'added' }]) // => 'Add index.html'
 */
export function defaultMessage(unsaved: CodeContext['unsaved']): string {
  const [first] = unsaved;
  const verbs = { added: 'Add', changed: 'Change', removed: 'Remove' } as const;
  if (!first) return 'Save';
  if (unsaved.length === 1) return `${verbs[first.change]} ${first.path}`;
  const kinds = new Set(unsaved.map(({ change }) => change));
  return `${kinds.size === 1 ? verbs[first.change] : 'Change'} ${unsaved.length} files`;
}
