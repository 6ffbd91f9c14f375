import { useId, type ReactElement, type ReactNode } from 'react';
import './page.css';

interface SectionProps {
  readonly title: string;
  /** Heading level: 3 inside of a closed component. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A section of a docs page under its heading. */
export function Section({ title, level = 2, children }: SectionProps): ReactElement {
  const Heading = `h${level}` as const;
  const id = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${useId()}`;
  return (
    <section className="page-section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}
