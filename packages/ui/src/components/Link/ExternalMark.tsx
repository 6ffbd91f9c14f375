'use client';
import type { ReactElement } from 'react';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Link.css.ts';
import { english } from './messages.ts';

interface ExternalMarkProps {
  /** The link opens in a new tab. */
  opensTab: boolean;
}

/** Keeps the mark on the line of the last word. */
const wordJoiner = '\u2060';

/** Mark of a link that leaves the product, with its text for screen readers. */
export function ExternalMark({ opensTab }: ExternalMarkProps): ReactElement {
  const words = useMessages('Link', english);
  return (
    <>
      <span aria-hidden data-part="mark">
        {wordJoiner}
        <span className={css.mark}>
          <Icon name="external" size="sm" />
        </span>
      </span>
      <span className={visuallyHidden}> {opensTab ? words.newTab : words.external}</span>
    </>
  );
}
