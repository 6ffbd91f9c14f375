import { createContext, useContext } from 'react';
import type { Messages } from './types.ts';

/** The language of a part of the page. */
export interface Language {
  readonly locale: string;
  readonly messages: Partial<Messages>;
}

/** English where nothing else is said; each component brings its own English words, so a page pays for no others. */
export const LanguageContext = createContext<Language>({ locale: 'en', messages: {} });

/** The words of one component in the language around it. */
export function useMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
): Messages[Part] {
  return useContext(LanguageContext).messages[part] ?? english;
}
