import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { note as fineprint } from '../../internal/text.css.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends RootProps {
  /** Page title, rendered as the page's only h1. */
  title: string;
  /** Supporting text: one or two sentences. */
  text: ReactNode;
  /** Actions, the main one first. */
  actions?: ReactNode;
  /** Content before the title, such as a Badge. */
  eyebrow?: ReactNode;
  /** Small print under the actions, such as a link to a guide. */
  note?: ReactNode;
  /** Full-width content under the text. */
  children?: ReactNode;
}

/** Opening section of a landing page: title, text and main action. */
export function Hero({ title, text, actions, eyebrow, note, children, ...root }: HeroProps): ReactElement {
  return (
    <section data-kit="Hero" {...rootProps(root, css.root)}>
      <div className={css.top}>
        <div>
          {eyebrow !== undefined && <div className={css.eyebrow}>{eyebrow}</div>}
          <h1 data-part="title" className={css.title}>
            {title}
          </h1>
        </div>
        <div className={css.pitch}>
          <div data-part="text" className={css.text}>
            {text}
          </div>
          {actions !== undefined && (
            <div data-part="actions" className={css.actions}>
              {actions}
            </div>
          )}
          {note !== undefined && <div className={fineprint}>{note}</div>}
        </div>
      </div>
      {children !== undefined && <div className={css.stage}>{children}</div>}
    </section>
  );
}
