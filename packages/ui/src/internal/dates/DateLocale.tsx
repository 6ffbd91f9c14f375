'use client';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { LanguageContext } from '../../messages/context.ts';

/** Locale of the kit, with the Gregorian calendar. */
export function useDateLocale(): string {
  const { locale } = useContext(LanguageContext);
  return new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}

/** Sets the locale of the kit for react-aria, which otherwise takes the one of the browser. */
export function DateLocale({ children }: { children: ReactNode }): ReactElement {
  return <I18nProvider locale={useDateLocale()}>{children}</I18nProvider>;
}
