import { functionalScoreOf, parseTestReport } from '@saywright/domain/quality';
import { countText } from '@saywright/domain/receipt';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import { useState, type ReactElement } from 'react';
import { qualityCopy } from '../../../copy/build/quality.ts';
import * as page from '../Build.css.ts';
import { FileButton } from '../FileButton.tsx';
import { buildStores, useBuildStore } from '../buildStores.ts';

const copy = qualityCopy.report;

/** Reads the report of the user's own tests, which sets the live functional score. */
export function TestReport(): ReactElement {
  const [tests, saveTests] = useBuildStore(buildStores.tests);
  const [refusal, setRefusal] = useState<string>();
  const read = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => undefined);
    const report = text === undefined ? undefined : parseTestReport(text);
    if (report?.ok === true) saveTests(report.value);
    setRefusal(report?.ok === true ? undefined : (report?.error ?? copy.unreadable));
  };
  const score = tests && functionalScoreOf(tests);
  return (
    <Card title={copy.title}>
      <Stack gap={16}>
        <p className={page.muted}>{copy.text}</p>
        {tests && (
          <ValueList
            label={copy.title}
            items={[
              { id: 'score', label: copy.score, value: score === undefined ? copy.none : `${score}%` },
              { id: 'passed', label: copy.passed, value: countText(tests.passed) },
              { id: 'failed', label: copy.failed, value: countText(tests.failed) },
              { id: 'skipped', label: copy.skipped, value: countText(tests.skipped) },
            ]}
          />
        )}
        <Row gap={8}>
          <FileButton
            label={copy.choose}
            accept=".json,application/json"
            onFile={(file) => void read(file)}
          />
          {tests && (
            <Button variant="ghost" icon="trash" onClick={() => saveTests(undefined)}>
              {copy.forget}
            </Button>
          )}
        </Row>
        {refusal !== undefined && (
          <div role="alert">
            <Banner tone="danger" title={copy.refused}>
              {refusal}
            </Banner>
          </div>
        )}
      </Stack>
    </Card>
  );
}
