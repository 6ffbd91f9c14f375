import { createContext, useContext } from 'react';
import type { Messages } from './english.ts';

/** Language of a part of the page. */
export interface Language {
  readonly locale: string;
  readonly messages: Partial<Messages>;
}

/** English by default; each component imports its own English texts, so a page loads no others. */
export const LanguageContext = createContext<Language>({ locale: 'en', messages: {} });

/** Texts of one component in the surrounding language. */
export function useMessages<Part extends keyof Messages>(
  part: Part,
  english: Messages[Part],
): Messages[Part] {
  return useContext(LanguageContext).messages[part] ?? english;
}
