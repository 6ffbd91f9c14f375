import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Disclosure } from '@saywright/ui/Disclosure';
import type { ReactElement } from 'react';
import { accessCopy } from '../../copy/access.ts';

interface AccessWordsProps {
  readonly tables: ProjectAccessView['tables'];
}

/** Every number of the matrix as a sentence, one table at a time. */
export function AccessWords({ tables }: AccessWordsProps): ReactElement {
  return (
    <Card title={accessCopy.inWords}>
      {tables.map(({ name, people }) => (
        <Disclosure
          key={name}
          summary={name}
          note={accessCopy.answers(people.reduce((sum, { cells }) => sum + cells.length, 0))}
        >
          <ul>
            {people.flatMap(({ person, cells }) =>
              cells.map(({ verb, sentence }) => <li key={`${person} ${verb}`}>{sentence}</li>),
            )}
          </ul>
        </Disclosure>
      ))}
    </Card>
  );
}
