import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { StepList } from '@saywright/ui/StepList';
import { useEffect, useRef, type ReactElement } from 'react';
import { OperationMessage } from '../../conversation/OperationMessage.tsx';
import { TalkMessage } from '../../conversation/TalkMessage.tsx';
import { demoCopy } from '../../copy/demo.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import * as css from './Demo.css.ts';
import { InOtherWords } from './InOtherWords.tsx';
import type { RunStep } from './run.ts';
import { useProjectRun, type ProjectRun, type ProjectStart } from './useProjectRun.ts';

const { run: copy } = demoCopy;

function isMade(run: ProjectRun, step: RunStep): boolean {
  return run.operation(step)?.state === 'executed';
}

/** Where the first preview can be looked at, once it is there. */
function previewOf({ steps, operation }: ProjectRun): string | undefined {
  const shown = steps.find(
    (step) => step.answer?.deploymentInfo?.deployUrl !== undefined && operation(step)?.state === 'executed',
  );
  const url = shown?.answer?.deploymentInfo?.deployUrl;
  return url !== undefined && /^https?:\/\//u.test(url) ? url : undefined;
}

function Present({ run, step }: { readonly run: ProjectRun; readonly step: RunStep }): ReactElement {
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
        <InOtherWords key={instruction} instruction={instruction} onSay={run.plan} onSkip={run.skip} />
      </Stack>
    </Card>
  );
}

function Operation({ run, step }: { readonly run: ProjectRun; readonly step: RunStep }): ReactElement | null {
  const operation = run.operation(step);
  if (!operation) return null;
  const { execute, decline, undo, working } = run.actions;
  return (
    <OperationMessage
      operation={operation}
      working={working === operation.id}
      onExecute={(_, confirmed) => void execute(operation, confirmed)}
      onDecline={(declined) => void decline(declined)}
      onUndo={(undone) => void undo(undone)}
    />
  );
}

interface ProjectStepsProps {
  readonly start: ProjectStart;
  /** Back to the form, for another project. */
  readonly onClose: () => void;
}

/** A project made for real: its tables, its first files and a preview, each planned, proven and carried out when told (SP-DEMO-26, SP-DEMO-34, I22). */
export default function ProjectSteps({ start, onClose }: ProjectStepsProps): ReactElement {
  const run = useProjectRun(start);
  const { steps, at, name, limit } = run;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const present = steps[at];
  const isOver = present === undefined;
  const made = steps.filter((step) => isMade(run, step));
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
                index < at ? (isMade(run, step) ? 'done' : 'skipped') : index === at ? 'current' : 'upcoming',
              description: isMade(run, step)
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
      {present && <Present run={run} step={present} />}
      {isOver && (
        <Banner
          tone={made.length > 0 ? 'success' : 'info'}
          title={made.length > 0 ? copy.done(name) : copy.nothing}
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
          {made.length > 0 ? copy.doneText(made.length, steps.length) : copy.nothingText}
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
