import { mandateOfFinding } from '@saywright/domain/mandate';
import { counted } from '@saywright/domain/receipt';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Row } from '@saywright/ui/Row';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { useMemo, type ReactElement } from 'react';
import { copy } from '../../../copy.ts';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';
import { buildStores, useBuildStore } from '../buildStores.ts';
import { Adherence } from './Adherence.tsx';
import { DocumentedResult } from './DocumentedResult.tsx';
import { LeftOut } from './LeftOut.tsx';
import { RefinedResult } from './RefinedResult.tsx';
import { RegistryStatus } from './RegistryStatus.tsx';
import { Sources } from './Sources.tsx';
import { useValidation } from './useValidation.ts';

/** Checks real sources in this browser: the documented score and the refined view side by side. */
export default function Validation(): ReactElement {
  const { state, picked, checked, run, stop, choose } = useValidation();
  const [rules] = useBuildStore(buildStores.mandates);
  const switchedOff = useMemo(() => rules.filter(({ active }) => !active).map(({ id }) => id), [rules]);
  const findings = useMemo(
    () => checked?.findings.filter(({ rule }) => !switchedOff.includes(mandateOfFinding(rule) ?? 'none')),
    [checked, switchedOff],
  );
  const isRunning = state.kind === 'running';
  return (
    <Stack gap={16}>
      <Card
        title={validationCopy.title}
        action={
          <span>
            <Button
              variant="primary"
              icon="retry"
              busy={isRunning}
              busyLabel={validationCopy.busy}
              onClick={run}
            >
              {validationCopy.again}
            </Button>
          </span>
        }
      >
        <Stack gap={16}>
          <Sources picked={picked} onPick={choose} />
          {isRunning && (
            <Row gap={12} align="end">
              <div className={page.grow}>
                <ProgressBar
                  label={validationCopy.checking}
                  value={state.total === 0 ? null : state.done}
                  max={state.total}
                  unknownText={validationCopy.busy}
                  valueText={state.total === 0 ? undefined : `${state.done} / ${state.total}`}
                />
              </div>
              <Button size="sm" icon="stop" onClick={stop}>
                {validationCopy.cancel}
              </Button>
            </Row>
          )}
          {state.kind === 'stopped' && <Banner tone="neutral" title={validationCopy.stopped} />}
          {state.kind === 'failed' && (
            <Banner tone="danger" title={validationCopy.failed}>
              {state.reason}
            </Banner>
          )}
          {checked && (
            <p>
              {validationCopy.looked(
                counted(checked.filesRead, 'file'),
                counted(checked.files.length, 'file'),
                checked.files.length === 1,
              )}
            </p>
          )}
          {checked && <LeftOut checked={checked} picked={picked} />}
        </Stack>
      </Card>
      {checked && findings ? (
        <Grid columns={2}>
          <DocumentedResult files={checked.files} findings={findings} switchedOff={switchedOff} />
          <RefinedResult checked={checked} findings={findings} />
        </Grid>
      ) : (
        isRunning && <Skeleton label={copy.loading} lines={6} />
      )}
      <Grid columns={2}>
        <RegistryStatus isChecked={!switchedOff.includes('RULE_1.2')} />
        <Adherence rules={rules} checked={checked} />
      </Grid>
    </Stack>
  );
}
