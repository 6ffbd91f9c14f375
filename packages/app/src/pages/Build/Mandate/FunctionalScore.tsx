import { functionalScore } from '@saywright/domain/mandate';
import { functionalScoreOf } from '@saywright/domain/quality';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Card } from '@saywright/ui/Card';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { mandateCopy } from '../../../copy/build/mandate.ts';
import * as page from '../Build.css.ts';
import { useBuildFigures } from '../figures.ts';
import { numberText } from '../format.ts';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { TabLink } from '../TabLink.tsx';

/** The documented score; live, the share of the user's own tests that pass. */
export function FunctionalScore(): ReactElement {
  const [figures, setFigures] = useBuildFigures();
  const [tests] = useBuildStore(buildStores.tests);
  const own = tests && functionalScoreOf(tests);
  const score = figures === 'sample' ? functionalScore : own;
  return (
    <Card title={mandateCopy.score}>
      <Stack gap={12}>
        <SampleMark mode={figures} onChange={setFigures} />
        {score === undefined ? (
          <>
            <p className={page.heading}>{mandateCopy.notMeasured}</p>
            <p className={page.small13}>{mandateCopy.notMeasuredText}</p>
            <p>
              <TabLink tab="quality">{mandateCopy.toQuality}</TabLink>
            </p>
          </>
        ) : (
          <>
            <p className={page.figure}>{score}%</p>
            <ProgressBar label={mandateCopy.works} value={score} tone="success" />
            {figures === 'live' && tests && (
              <p className={page.small13}>
                {mandateCopy.measured(numberText(tests.passed), numberText(tests.passed + tests.failed))}
              </p>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
