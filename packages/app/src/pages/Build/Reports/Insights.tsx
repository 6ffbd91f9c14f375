import type { ReportData } from '@saywright/domain/reports';
import { Card } from '@saywright/ui/Card';
import { Icon } from '@saywright/ui/Icon';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import * as page from '../Build.css.ts';

interface InsightsProps {
  readonly report: ReportData;
  readonly isSample: boolean;
}

/** What the figures mean, in sentences. */
export function Insights({ report, isSample }: InsightsProps): ReactElement {
  return (
    <Card title={copy.tab.insights} action={isSample ? <SampleMark /> : undefined}>
      <ul className={page.lines}>
        {report.insights.map((sentence) => (
          <li key={sentence}>
            <span className={page.withIcon}>
              <Icon name="sparkle" />
              {sentence}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
