import type { QualityItem } from '@saywright/domain/quality';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { qualityCopy as copy } from '../../../copy/build/quality.ts';
import * as page from '../Build.css.ts';
import { StatusBadge } from '../StatusBadge.tsx';

interface ChecksProps {
  readonly id?: string;
  readonly title: string;
  readonly items: readonly QualityItem[];
}

/** A checklist or a group of tests with fixed states. */
export function Checks({ id, title, items }: ChecksProps): ReactElement {
  const applicable = items.filter(({ status }) => status !== 'n/a');
  const done = applicable.filter(({ status }) => status === 'completed').length;
  return (
    <Card title={title} action={<SampleMark />}>
      <p className={page.small13}>
        {id !== undefined && <span className={page.mono}>{id} </span>}
        {copy.done(done, applicable.length)}
      </p>
      <ul className={page.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <Row gap={8} justify="between">
              <Row gap={8}>
                <span className={page.mono}>{item.id}</span>
                <span className={page.title}>{item.title}</span>
              </Row>
              <StatusBadge status={item.status} />
            </Row>
            <p>{item.description}</p>
            {item.aiNote !== undefined && (
              <p className={page.small13}>
                {copy.note}: {item.aiNote}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
