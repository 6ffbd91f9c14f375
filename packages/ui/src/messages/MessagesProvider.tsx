'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { LanguageContext } from './context.ts';
import type { Messages } from './english.ts';

export interface MessagesProviderProps {
  /** BCP 47 language tag, such as 'ar-EG'; also sets the number format. @default 'en' */
  locale?: string | undefined;
  /** Texts by component; components left out use English. @default English */
  messages?: Partial<Messages> | undefined;
  /** Content in this language. */
  children: ReactNode;
}

const none: Partial<Messages> = {};

/**
 * Sets the language of the kit and of react-aria; set `lang` and `dir` on the page yourself.
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
