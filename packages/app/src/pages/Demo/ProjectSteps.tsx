import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { StepList } from '@saywright/ui/StepList';
import { useEffect, useRef, type ReactElement } from 'react';
import OpenedUndo from '../../conversation/OpenedUndo.tsx';
import { OperationMessage } from '../../conversation/OperationMessage.tsx';
import { TalkMessage } from '../../conversation/TalkMessage.tsx';
import { demoCopy } from '../../copy/demo.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import * as css from './Demo.css.ts';
import { RephraseForm } from './RephraseForm.tsx';
import type { RunStep } from './run.ts';
import { useProjectRun, type ProjectRun, type ProjectStart } from './useProjectRun.ts';

const { run: copy } = demoCopy;

function isExecuted(run: ProjectRun, step: RunStep): boolean {
  return run.operation(step)?.state === 'executed';
}

/** Address of the first preview, once it is deployed. */
function previewOf({ steps, operation }: ProjectRun): string | undefined {
  const shown = steps.find(
    (step) => step.answer?.deploymentInfo?.deployUrl !== undefined && operation(step)?.state === 'executed',
  );
  const url = shown?.answer?.deploymentInfo?.deployUrl;
  return url !== undefined && /^https?:\/\//u.test(url) ? url : undefined;
}

function CurrentStep({ run, step }: { readonly run: ProjectRun; readonly step: RunStep }): ReactElement {
  const { answer, error, instruction } = step;
  const operation = run.operation(step);
  if (operation) return <Operation run={run} step={step} />;
  if (error !== undefined)
    return (
      <Banner
        tone="danger"
        title={copy.notPlanned}
        action={<Button onClick={() => run.plan()}>{copy.again}</Button>}
      >
        {error}
      </Banner>
    );
  if (!answer || answer.outcome.kind === 'operation') return <Skeleton label={copy.planning} lines={4} />;
  return (
    <Card title={copy.notPlanned} headingLevel={3}>
      <Stack gap={16}>
        <TalkMessage outcome={answer.outcome} onSay={(text) => run.plan(text)} />
        <RephraseForm key={instruction} instruction={instruction} onSubmit={run.plan} onSkip={run.skip} />
      </Stack>
    </Card>
  );
}

function Operation({ run, step }: { readonly run: ProjectRun; readonly step: RunStep }): ReactElement | null {
  const operation = run.operation(step);
  if (!operation) return null;
  const { execute, decline, undo, workingOn } = run.actions;
  return (
    <OperationMessage
      operation={operation}
      working={workingOn(operation.id)}
      onExecute={(_, confirmed) => void execute(operation, confirmed)}
      onDecline={(declined) => void decline(declined)}
      onUndo={(undone) => void undo(undone)}
    />
  );
}

interface ProjectStepsProps {
  readonly start: ProjectStart;
  /** Returns to the form, for another project. */
  readonly onClose: () => void;
}

/** A real project: its tables, first files and a preview, each planned, proven, and executed only when approved. */
export default function ProjectSteps({ start, onClose }: ProjectStepsProps): ReactElement {
  const run = useProjectRun(start);
  const { steps, at, name, limit } = run;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const current = steps[at];
  const isFinished = current === undefined;
  const executed = steps.filter((step) => isExecuted(run, step));
  const preview = previewOf(run);
  return (
    <div ref={heading} tabIndex={-1} role="group" aria-label={copy.title(name)} className={css.run}>
      <Card title={copy.title(name)} action={<Button onClick={onClose}>{copy.close}</Button>}>
        <Stack gap={16}>
          <p className={css.muted}>{copy.text}</p>
          <StepList
            label={copy.steps}
            steps={steps.map((step, index) => ({
              id: `${index}`,
              label: copy.services[step.service],
              state:
                index < at
                  ? isExecuted(run, step)
                    ? 'done'
                    : 'skipped'
                  : index === at
                    ? 'current'
                    : 'upcoming',
              description: isExecuted(run, step)
                ? copy.made
                : index < at
                  ? copy.notMade(step.instruction)
                  : step.instruction,
            }))}
          />
        </Stack>
      </Card>
      {limit && (
        <Card>
          <TalkMessage outcome={limit} onSay={(text) => run.plan(text)} />
        </Card>
      )}
      {run.openedUndo !== undefined && (
        <OpenedUndo key={run.openedUndo} id={run.openedUndo} onReplace={run.openUndo} />
      )}
      {current && <CurrentStep run={run} step={current} />}
      {isFinished && (
        <Banner
          tone={executed.length > 0 ? 'success' : 'info'}
          title={executed.length > 0 ? copy.done(name) : copy.nothing}
          action={
            <Row gap={12}>
              {preview !== undefined && (
                <a href={preview} target="_blank" rel="noopener noreferrer">
                  {copy.openPreview}
                </a>
              )}
              <RouterLinkButton to="/project">{copy.openProject}</RouterLinkButton>
            </Row>
          }
        >
          {executed.length > 0 ? copy.doneText(executed.length, steps.length) : copy.nothingText}
        </Banner>
      )}
      {steps
        .slice(0, at)
        .toReversed()
        .map((step) => {
          const operation = run.operation(step);
          return operation && <Operation key={operation.id} run={run} step={step} />;
        })}
    </div>
  );
}
