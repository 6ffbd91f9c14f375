import { Card } from '@saywright/ui/Card';
import type { ReactElement } from 'react';
import type { InfoSection } from '../../copy/info.ts';
import { InfoLinks } from './InfoLinks.tsx';
import * as css from './info.css.ts';

interface InfoSectionsProps {
  /** Heading level. */
  readonly level?: 'h2' | 'h3';
  readonly sections: readonly InfoSection[];
}

/** Text sections with the heading beside the text. */
export function InfoSections({ level: Heading = 'h2', sections }: InfoSectionsProps): ReactElement {
  return (
    <Card>
      <div className={css.sections}>
        {sections.map((section) => (
          <section key={section.title} className={css.section}>
            <Heading className={css.heading}>{section.title}</Heading>
            <div className={css.words}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.points && (
                <ul className={css.points}>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {section.links && <InfoLinks links={section.links} />}
            </div>
          </section>
        ))}
      </div>
    </Card>
  );
}
