'use client';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria/I18nProvider';

interface InDirectionProps {
  /** Text direction at this place; undefined before it is known. */
  dir: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
}

/**
 * react-aria derives the direction from the locale and sets it on what it renders. Where the page's direction differs,
 * this passes the same language with a script of that direction, so that its texts stay the same.
 */
export function InDirection({ dir, children }: InDirectionProps): ReactElement {
  const { locale, direction } = useLocale();
  const turned = new Intl.Locale(locale, { script: dir === 'rtl' ? 'Arab' : 'Latn' }).toString();
  return (
    <I18nProvider locale={dir === undefined || dir === direction ? locale : turned}>{children}</I18nProvider>
  );
}
