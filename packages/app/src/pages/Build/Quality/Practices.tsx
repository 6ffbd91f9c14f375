import {
  bestPracticeScale,
  canTogglePractice,
  togglePractice,
  type BestPractice,
} from '@saywright/domain/quality';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { Checkbox } from '@saywright/ui/Checkbox';
import { Meter } from '@saywright/ui/Meter';
import { Row } from '@saywright/ui/Row';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { qualityCopy as copy } from '../../../copy/build/quality.ts';
import * as page from '../Build.css.ts';

interface PracticesProps {
  readonly practices: readonly BestPractice[];
  readonly onChange: (practices: readonly BestPractice[]) => void;
}

/** The best practices: yes-or-no ones can be ticked, scores are read-only. */
export function Practices({ practices, onChange }: PracticesProps): ReactElement {
  return (
    <Card title={copy.tab.practices} action={<SampleMark />}>
      <ul className={page.lines}>
        {practices.map((practice) => (
          <li key={practice.id}>
            <Row gap={8}>
              <span className={page.mono}>{practice.id}</span>
              <Badge tone="line">{copy.categories[practice.category]}</Badge>
            </Row>
            {canTogglePractice(practice) ? (
              <Checkbox
                label={<strong>{practice.title}</strong>}
                checked={practice.status === true}
                onChange={() => onChange(togglePractice(practices, practice.id))}
              />
            ) : (
              <Meter
                label={practice.title}
                value={Number(practice.status)}
                max={bestPracticeScale}
                valueText={copy.outOf(Number(practice.status), bestPracticeScale)}
              />
            )}
            <p>{practice.description}</p>
            <p className={page.small13}>
              {copy.assessment}: {practice.aiAssessment}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
