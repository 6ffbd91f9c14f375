import { helpExamples, helpGlossary, helpGuides, helpTypes, type HelpType } from '@saywright/domain/help';
import { Card } from '@saywright/ui/Card';
import { LinkButton } from '@saywright/ui/LinkButton';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useId, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { helpLibraryCopy } from '../../copy/help.ts';
import { EntryCard } from './EntryCard.tsx';
import * as css from './HelpLibrary.css.ts';
import { TermLink } from './TermLink.tsx';

const counts: Readonly<Record<HelpType, number>> = {
  guide: helpGuides.length,
  example: helpExamples.length,
  glossary: helpGlossary.length,
};

function jumpTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  // The browser's own jump would add a history entry for the same page.
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** The whole library in three sections. */
export function AllEntries(): ReactElement {
  const id = useId();
  const sections: Readonly<Record<HelpType, ReactNode>> = {
    guide: helpGuides.map((entry) => <EntryCard key={entry.id} entry={entry} />),
    example: helpExamples.map((entry) => <EntryCard key={entry.id} entry={entry} />),
    glossary: (
      <Card>
        <dl className={css.terms}>
          {helpGlossary.map((entry) => (
            <div key={entry.id}>
              <dt className={css.term}>{entry.term}</dt>
              <dd className={css.plain}>
                {entry.plain} <TermLink term={entry} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    ),
  };
  return (
    <>
      <nav aria-label={helpLibraryCopy.jump}>
        <Row>
          {helpTypes.map((type) => (
            <LinkButton
              key={type}
              size="sm"
              href={`#${id}${type}`}
              onClick={(event) => jumpTo(event, `${id}${type}`)}
            >
              {`${helpLibraryCopy.groups[type]} (${counts[type]})`}
            </LinkButton>
          ))}
        </Row>
      </nav>
      {helpTypes.map((type) => (
        <section
          key={type}
          id={`${id}${type}`}
          tabIndex={-1}
          aria-labelledby={`${id}${type}-title`}
          className={css.part}
        >
          <Stack>
            <h2 id={`${id}${type}-title`} className={css.partTitle}>
              {helpLibraryCopy.groups[type]}
            </h2>
            {sections[type]}
          </Stack>
        </section>
      ))}
    </>
  );
}
