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
  /** Says what kind of entry it is, where kinds are mixed; headings are one level higher there. */
  readonly isTyped?: boolean;
}

/** An entry of the library; the sentences of guides and examples can be opened in the agent. */
export function EntryCard({ entry, isTyped = false }: EntryCardProps): ReactElement {
  const words = (
    <div className={css.words}>
      {entry.content.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <Card
      title={entry.title}
      headingLevel={isTyped ? 2 : 3}
      action={isTyped ? <Badge tone="line">{helpLibraryCopy.types[entry.type]}</Badge> : undefined}
    >
      {entry.type === 'glossary' ? (
        <>
          {words}
          <TermLink term={entry} />
        </>
      ) : (
        <div className={css.entry}>
          {words}
          <Instructions instructions={entry.instructions} />
        </div>
      )}
    </Card>
  );
}
