'use client';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria/I18nProvider';

interface InDirectionProps {
  /** Direction of the page here; undefined before it is known. */
  dir: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/**
 * react-aria takes the direction from the language and sets it on what it draws. Where the page runs the other way,
 * the same language in a script of that direction stands in, so that its words stay.
 */
export function InDirection({ dir, children }: InDirectionProps): ReactElement {
  const { locale, direction } = useLocale();
  const script = dir === 'rtl' ? 'Arab' : 'Latn';
  const turned = `${new Intl.Locale(locale).language}-${script}`;
  return (
    <I18nProvider locale={dir === undefined || dir === direction ? locale : turned}>{children}</I18nProvider>
  );
}
