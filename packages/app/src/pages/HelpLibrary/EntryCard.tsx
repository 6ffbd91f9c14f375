import type { HelpEntry } from '@saywright/domain/help';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import type { ReactElement } from 'react';
import { helpLibraryCopy } from '../../copy/help.ts';
import * as css from './HelpLibrary.css.ts';
import { Instructions } from './Instructions.tsx';
import { TermLink } from './TermLink.tsx';

interface EntryCardProps {
  readonly entry: HelpEntry;
  /** Shows the kind of entry, for mixed lists; headings are one level higher there. */
  readonly showsType?: boolean;
}

/** A library entry; the instructions of guides and examples open in the agent. */
export function EntryCard({ entry, showsType = false }: EntryCardProps): ReactElement {
  const content = (
    <div className={css.words}>
      {entry.content.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <Card
      title={entry.title}
      headingLevel={showsType ? 2 : 3}
      action={showsType ? <Badge tone="line">{helpLibraryCopy.types[entry.type]}</Badge> : undefined}
    >
      {entry.type === 'glossary' ? (
        <>
          {content}
          <TermLink term={entry} />
        </>
      ) : (
        <div className={css.entry}>
          {content}
          <Instructions instructions={entry.instructions} />
        </div>
      )}
    </Card>
  );
}
