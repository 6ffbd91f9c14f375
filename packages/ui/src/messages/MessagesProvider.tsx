'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { LanguageContext } from './context.ts';
import type { Messages } from './types.ts';

export interface MessagesProviderProps {
  /** Language and region as a BCP 47 tag, such as 'ar-EG'; it decides how numbers are written. @default 'en' */
  locale?: string | undefined;
  /** The words by component; those of a component that is left out are English. @default English */
  messages?: Partial<Messages> | undefined;
  /** What is written in this language. */
  children: ReactNode;
}

const none: Partial<Messages> = {};

/**
 * Gives the kit, and react-aria under it, one language; set `lang` and `dir` on the page yourself.
 * @example
 * <MessagesProvider locale="ar-EG" messages={arabic}>{page}</MessagesProvider>
 */
export function MessagesProvider({
  locale = 'en',
  messages = none,
  children,
}: MessagesProviderProps): ReactElement {
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageContext>
  );
}
