import { useId, type ReactElement, type ReactNode } from 'react';
import * as css from './Home.css.ts';

interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Anchor for links. */
  readonly id?: string;
}

/** A section of the home page: heading, lead text and content. */
export function Section({ title, text, children, id }: SectionProps): ReactElement {
  const heading = useId();
  return (
    <section id={id} className={css.section} aria-labelledby={heading}>
      <div className={css.sectionHead}>
        <h2 id={heading} className={css.sectionTitle}>
          {title}
        </h2>
        <p className={css.lead}>{text}</p>
      </div>
      {children}
    </section>
  );
}
