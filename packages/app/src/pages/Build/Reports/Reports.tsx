import {
  reportFileName,
  reportJson,
  reportPeriods,
  reportRows,
  reportSections,
  reportTypes,
  type ReportFormat,
} from '@saywright/domain/reports';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Dialog } from '@saywright/ui/Dialog';
import { Row } from '@saywright/ui/Row';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { Tabs } from '@saywright/ui/Tabs';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import { noteError } from '../../../services/errors.ts';
import { saveFile } from '../../../services/saveFile.ts';
import { saveSpreadsheet } from '../../../services/spreadsheet.ts';
import * as page from '../Build.css.ts';
import { NoLiveFigures } from '../NoLiveFigures.tsx';
import { PdfButton, PdfNote } from '../PdfButton.tsx';
import { useIsPrinting } from '../print.ts';
import { ShareButton } from '../ShareButton.tsx';
import { useChoice } from '../../../panels/view.ts';
import { Analytics } from './Analytics.tsx';
import { Insights } from './Insights.tsx';
import { MilestoneTracking } from './MilestoneTracking.tsx';
import { Overview } from './Overview.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './useReport.ts';

const parts = ['overview', 'analytics', 'milestones', 'insights'] as const;
const types = reportTypes.map((id) => ({
  id,
  label: copy.types[id],
  description: reportSections[id].map((section) => copy.sections[section]).join(', '),
}));
const periods = reportPeriods.map((id) => ({
  id,
  label: copy.periods[id],
  description: copy.periodNotes[id],
}));

/** Reports of a type and a period: on screen, printed, as files and as a link. */
export default function Reports(): ReactElement {
  const [type, setType] = useChoice('report', reportTypes);
  const [period, setPeriod] = useChoice('period', reportPeriods);
  const [part, setPart] = useChoice('part', parts);
  const [isGenerated, setGenerated] = useState(false);
  const isPrinting = useIsPrinting();
  const shown = useReport(period);
  const { report, isShared, figures, setFigures, components } = shown;
  const isEmpty = !isShared && figures === 'live' && components.length === 0;
  const isSample = !isShared && figures === 'sample';
  const name = (format: ReportFormat): string => reportFileName(type, period, format);
  const exportExcel = async (): Promise<void> => {
    try {
      await saveSpreadsheet(name('excel'), copy.sheet, reportRows(report, type, period, isSample));
    } catch (error) {
      noteError(error, 'Saywright', 'export report');
      toast({ title: copy.exportFailed, description: copy.exportFailedText, tone: 'danger' });
    }
  };
  const pdf = <PdfButton name={name('pdf').replace(/\.pdf$/u, '')} disabled={isEmpty} />;
  const content = {
    overview: <Overview report={report} isSample={isSample} />,
    analytics: (
      <Analytics components={components} from={shown.from} isSample={isSample} isShared={isShared} />
    ),
    milestones: <MilestoneTracking report={report} components={components} isSample={isSample} />,
    insights: <Insights report={report} isSample={isSample} />,
  };
  const heading = copy.heading(copy.types[type], copy.periodNotes[period]);
  return (
    <>
      <div className={page.screenOnly}>
        <Stack gap={16}>
          <Row gap={12} align="end" justify="between">
            <Row gap={12} align="end">
              <Select label={copy.type} options={types} value={type} onChange={setType} />
              <Select label={copy.period} options={periods} value={period} onChange={setPeriod} />
              <Button variant="primary" icon="page" disabled={isEmpty} onClick={() => setGenerated(true)}>
                {copy.generate}
              </Button>
            </Row>
            {!isShared && <SampleMark mode={figures} onChange={setFigures} />}
          </Row>
          <Row gap={8}>
            {pdf}
            <Button icon="table" disabled={isEmpty} onClick={() => void exportExcel()}>
              {copy.excel}
            </Button>
            <Button
              icon="code"
              disabled={isEmpty}
              onClick={() =>
                saveFile(name('json'), 'application/json', reportJson(report, type, period, isSample))
              }
            >
              {copy.json}
            </Button>
            <ShareButton
              label={copy.share}
              view={() => ({ report: type, period, part, ...shown.shared() })}
            />
          </Row>
          <PdfNote />
          {isShared && (
            <Banner
              tone="info"
              title={copy.shared}
              action={
                <Button size="sm" onClick={shown.leaveShared}>
                  {copy.leaveShared}
                </Button>
              }
            >
              {copy.sharedText}
            </Banner>
          )}
          {isEmpty ? (
            <NoLiveFigures />
          ) : (
            <Tabs
              label={copy.tabs}
              items={parts.map((id) => ({ id, label: copy.tab[id], content: content[id] }))}
              value={part}
              onChange={setPart}
            />
          )}
        </Stack>
        <Dialog open={isGenerated} onClose={() => setGenerated(false)} size="lg" title={heading} footer={pdf}>
          <ReportDocument report={report} type={type} isSample={isSample} />
        </Dialog>
      </div>
      {isPrinting && !isEmpty && (
        <div className={page.printOnly}>
          <ReportDocument report={report} type={type} isSample={isSample} heading={heading} />
        </div>
      )}
    </>
  );
}
