import { useContext } from 'react';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { figuresOf } from '../figures.ts';
import { acceptedTypes, type FileRules, type Problem } from './checkFiles.ts';
import { english } from './messages.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes: `2.4 MB`; a size above a limit is rounded up, the limit down, so that they differ. */
function sizeText(locale: string, bytes: number, round: (value: number) => number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = round((bytes / 1000 ** step) * 10) / 10;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], unitDisplay: 'short' }).format(
    value,
  );
}

interface FileTexts {
  /** Formats a size in bytes. */
  readonly size: (bytes: number) => string;
  /** Accepted types and size, as one sentence; undefined without limits. */
  readonly limits: string | undefined;
  /** Says which files are left out and why; undefined if there are none. */
  readonly problems: (problems: readonly Problem[]) => string | undefined;
}

/** Messages to show before the rest are counted. */
const most = 3;

/** Texts about the files that a field accepts and leaves out. */
export function useFileTexts({ accept, maxSize }: FileRules): FileTexts {
  const words = useMessages('Files', english);
  const { locale } = useContext(LanguageContext);
  const names = acceptedTypes(accept).map((rule) => {
    const [group = '', kind = ''] = rule.replace(/^\./, '/').split('/');
    return words.kinds[group] !== undefined && kind === '*'
      ? words.kinds[group]
      : kind.replace(/^.*[.+-]/, '').toUpperCase();
  });
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names));
  const limit = maxSize === undefined ? undefined : sizeText(locale, maxSize, Math.floor);
  const capital = kinds.charAt(0).toLocaleUpperCase(locale) + kinds.slice(1);
  const says = (problem: Problem): string => {
    if (problem.kind === 'tooMany') return words.tooMany;
    if (problem.kind === 'folder') return words.folder(problem.name);
    if (problem.kind === 'wrongType') return words.wrongType(problem.name, kinds);
    return words.tooLarge(problem.name, sizeText(locale, problem.size, Math.ceil), limit ?? '');
  };
  return {
    size: (bytes) => sizeText(locale, bytes, Math.round),
    limits:
      limit === undefined
        ? kinds === ''
          ? undefined
          : `${capital}.`
        : kinds === ''
          ? words.limit(limit)
          : words.typeAndLimit(capital, limit),
    problems: (problems) => {
      if (problems.length === 0) return undefined;
      const left = problems.length - most;
      const rest = left > 0 ? [words.more(left, figuresOf(locale).figure)] : [];
      return [...problems.slice(0, most).map(says), ...rest].join(' ');
    },
  };
}
