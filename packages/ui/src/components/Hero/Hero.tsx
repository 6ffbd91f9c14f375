import type { ReactElement, ReactNode } from 'react';
import { note as fineprint } from '../../internal/text.css.ts';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** The one h1 of the page. */
  title: string;
  /** What it means for the reader, in a sentence or two. */
  text: ReactNode;
  /** The main action first, then others. */
  actions?: ReactNode;
  /** A few words before the title, such as a Badge. */
  eyebrow?: ReactNode;
  /** Small print under the actions, such as a link to a guide. */
  note?: ReactNode;
  /** What is shown under the words, over the whole width. */
  children?: ReactNode;
}

/** The first thing on a landing page: the promise, and the way in. */
export function Hero({ title, text, actions, eyebrow, note, children }: HeroProps): ReactElement {
  return (
    <section data-kit="Hero" className={css.root}>
      <div className={css.top}>
        <div>
          {eyebrow !== undefined && <div className={css.eyebrow}>{eyebrow}</div>}
          <h1 className={css.title}>{title}</h1>
        </div>
        <div className={css.pitch}>
          <div className={css.text}>{text}</div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
          {note !== undefined && <div className={fineprint}>{note}</div>}
        </div>
      </div>
      {children !== undefined && <div className={css.stage}>{children}</div>}
    </section>
  );
}
