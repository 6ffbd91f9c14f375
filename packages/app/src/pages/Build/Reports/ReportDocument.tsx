import { reportSections, type ReportData, type ReportType } from '@saywright/domain/reports';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import * as page from '../Build.css.ts';
import { dayText, today } from '../format.ts';
import { reportLines } from './fields.ts';

interface ReportDocumentProps {
  readonly report: ReportData;
  readonly type: ReportType;
  readonly isSample: boolean;
  /** Title, if nothing above names the report. */
  readonly heading?: string;
}

/** A whole report from top to bottom, for screen and print. */
export function ReportDocument({ report, type, isSample, heading }: ReportDocumentProps): ReactElement {
  const lines = reportLines(report);
  return (
    <Stack gap={20}>
      {heading !== undefined && <h2 className={page.heading}>{heading}</h2>}
      <p>
        {copy.written(dayText(today()))} {isSample && <SampleMark />}
      </p>
      {reportSections[type].map((section) => (
        <section key={section}>
          <Stack gap={8}>
            <h3 className={page.title}>{copy.sections[section]}</h3>
            {section === 'insights' ? (
              <ul className={page.bullets}>
                {report.insights.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : (
              <ValueList label={copy.sections[section]} items={lines[section]} />
            )}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
