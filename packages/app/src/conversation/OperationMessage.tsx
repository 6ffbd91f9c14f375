import type { OperationView, ProofView } from '@saywright/engine/protocol';
import { OperationCard, type OperationCardProps } from '@saywright/ui/OperationCard';
import { Stack } from '@saywright/ui/Stack';
import { canExecute, pendingState } from '@saywright/domain/operations';
import { counted } from '@saywright/domain/receipt';
import { memo, type ReactElement, type ReactNode } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { noteCopyFailed } from '../services/errors.ts';
import type { OperationAct } from './decisionCommands.ts';
import { LaterPlanPreview } from './LaterPlanPreview.tsx';
import { OperationReading } from './OperationReading.tsx';
import { WebAddress } from './LinkedText.tsx';
import { clockTime } from '../time.ts';
import { serviceIcons, servicesLabel } from './services.ts';

interface OperationMessageProps {
  readonly operation: OperationView;
  /** The decision the server is carrying out now. */
  readonly working: OperationAct | undefined;
  /** Progress in words, if known. */
  readonly progress?: string | undefined;
  readonly onExecute: (id: string, confirmed: boolean) => void;
  readonly onDecline: (operation: OperationView) => void;
  readonly onUndo: (operation: OperationView) => void;
  /** Plans an undo of only what nobody has changed since, instead of this whole undo. */
  readonly onUndoUntouched?: (operation: OperationView) => void;
  readonly onChangeService?: (operation: OperationView) => void;
  /** Plans another reading of its words instead of this plan. */
  readonly onReadAs?: (operation: OperationView, instruction: string) => void;
  /** Label of the execute button. */
  readonly executeLabel?: string;
}

const stateLabels: Readonly<Record<OperationView['state'], string>> = {
  proven: 'Proven, waiting for you',
  executing: 'Executing…',
  proving: 'Changed meanwhile, proving again…',
  executed: 'Executed',
  undoing: 'Undoing…',
  undone: 'Undone',
  failed: 'Failed',
  declined: 'Declined',
};

function stateLabel({ state, confirmation }: Pick<OperationView, 'state' | 'confirmation'>): string {
  return state === 'proven' && confirmation ? 'Needs a second confirmation' : stateLabels[state];
}

function receipt(
  proof: ProofView,
  operation: OperationView,
  isSandbox: boolean,
): OperationCardProps['receipt'] {
  const { service, parts = [] } = operation;
  const isJoint = parts.length > 1;
  const [tried, discarded] = operation.isReturn
    ? [agentCopy.triedReturn, agentCopy.discardedReturn]
    : isJoint
      ? [agentCopy.triedTogether, agentCopy.discardedTogether]
      : [agentCopy.tried[service], agentCopy.discarded[service]];
  return {
    title: isJoint ? 'Proven as one' : 'Proven',
    note: `${isSandbox ? agentCopy.triedInTrial : tried} at ${clockTime(proof.provenAt)} and ${discarded}, ${proof.tookMs} ms`,
    lines: [...proof.lines, { label: 'Proof', value: proof.fingerprint, tone: 'mono' }],
    undo: {
      title: operation.undoOf === null ? 'What undo restores' : 'What this leaves',
      text: proof.undo,
      available: true,
    },
  };
}

function riskNote({ risk, keywordRisk, planRisk, riskReasons }: OperationView): string | undefined {
  const levels =
    keywordRisk === planRisk
      ? []
      : [`${agentCopy.keywordNote}: ${keywordRisk}. ${agentCopy.planNote}: ${planRisk}.`];
  const reasons = risk === 'low' ? [] : riskReasons;
  return [...reasons, ...levels].join(' ') || undefined;
}

function preview({ proof, app }: OperationView, onSay?: (instruction: string) => void): ReactNode {
  if (!proof) return undefined;
  const { samples, access, diffs = [] } = proof;
  const isEmpty = !app && samples.length + access.length + diffs.length === 0;
  return isEmpty ? undefined : <LaterPlanPreview proof={proof} app={app} onSay={onSay} />;
}

function StepText({ step }: { readonly step: OperationView['steps'][number] }): ReactElement {
  return <>{step.map((part) => (typeof part === 'string' ? part : <b key={part.name}>{part.name}</b>))}</>;
}

function stepTexts(steps: OperationView['steps']): readonly ReactElement[] {
  return steps.map((step) => <StepText key={JSON.stringify(step)} step={step} />);
}

/** The parts of an operation on several services. */
function partsOf({ parts }: OperationView): OperationCardProps['parts'] {
  return parts?.map(({ service, steps }, at) => ({
    heading: `${at === 0 ? 'First' : 'Then'}, ${agentCopy.partHeadings[service]}`,
    icon: serviceIcons[service],
    steps: stepTexts(steps),
  }));
}

/** The statements and commands of an operation, with the name of what they are. */
function scriptOf({ sql, commands = [], parts }: OperationView): {
  readonly script: string;
  readonly kind: string;
} {
  const both = parts !== undefined && sql !== '' && commands.length > 0;
  if (both)
    return { script: [sql, ...commands].join('\n'), kind: `SQL and ${agentCopy.commands.toLowerCase()}` };
  return sql === ''
    ? { script: commands.join('\n'), kind: agentCopy.commands }
    : { script: sql, kind: 'SQL' };
}

/** Lines and characters of a script that a card shows; an import has a line for each row. */
const shownLines = 300;
const shownCharacters = 60_000;

/** The start of a long script; all of it can be copied. */
function startOf(script: string): string {
  const start = script.split('\n').slice(0, shownLines).join('\n');
  return start.length > shownCharacters ? start.slice(0, shownCharacters) : start;
}

/** Whether the screen is so narrow that statements would push the effect away from the button below them. */
function isPhone(): boolean {
  return matchMedia('(max-width: 40rem)').matches;
}

/** Whether an executed change of the database matched nothing, so that an undo would do nothing either. */
function changedNothing({ service, parts, effect }: OperationView): boolean {
  return service === 'database' && parts === undefined && effect?.kind === 'nothing';
}

/** An operation of the conversation as a card that fits its state. */
export const OperationMessage = memo(function OperationMessage(props: OperationMessageProps): ReactElement {
  const { operation, working, progress, onExecute, onDecline, onUndo } = props;
  const { onUndoUntouched, onChangeService, onReadAs, executeLabel } = props;
  const { id, title, doneTitle, steps, proof, confirmation, warnings } = operation;
  const state = working ? pendingState(operation.state, working) : operation.state;
  const { script, kind } = scriptOf(operation);
  const lineCount = script.split('\n').length;
  const shownScript = startOf(script);
  const parts = partsOf(operation);
  const { isSandbox } = useCommands();
  const { canPerformOperations } = useNetwork();
  const isOffered = canExecute(operation, { canPerformOperations: isSandbox || canPerformOperations });
  const onReading =
    onReadAs && state === 'proven' ? (instruction: string) => onReadAs(operation, instruction) : undefined;
  const card = (
    <OperationCard
      state={state}
      serviceLabel={servicesLabel(operation)}
      serviceIcon={parts === undefined && !operation.isReturn ? serviceIcons[operation.service] : 'layers'}
      stateLabel={(working && progress) ?? stateLabel({ state, confirmation })}
      risk={operation.risk}
      riskNote={riskNote(operation)}
      title={operation.executed ? doneTitle : title}
      summary={[operation.understood, ...warnings].join(' ')}
      steps={stepTexts(steps)}
      parts={parts}
      stepsSummary={operation.app && agentCopy.allSteps(steps.length)}
      defaultOpenCode={operation.app === undefined && !isPhone()}
      code={
        script === ''
          ? undefined
          : {
              code: shownScript,
              copyText: script,
              language: kind === 'SQL' ? 'sql' : 'text',
              title: `${kind}, ${counted(lineCount, 'line')}${shownScript === script ? '' : agentCopy.scriptStart}`,
              label: `${kind} of this plan`,
              onCopyFailed: noteCopyFailed,
            }
      }
      receipt={proof ? receipt(proof, operation, isSandbox) : undefined}
      preview={preview(operation, onReading)}
      reading={
        operation.reading && operation.reading.words.length > 0 ? (
          <OperationReading reading={operation.reading} onSay={onReading} />
        ) : undefined
      }
      error={operation.error ?? undefined}
      result={
        state === 'undone'
          ? operation.partlyUndone
            ? agentCopy.partlyUndone
            : agentCopy.undone
          : operation.executedAt === null
            ? undefined
            : `${agentCopy.executed}, ${clockTime(operation.executedAt)}. ${operation.result ?? ''}`
      }
      confirmation={
        isOffered && confirmation
          ? {
              title: confirmation.title,
              sentence: confirmation.sentence,
              confirmLabel: confirmation.label,
              hint: agentCopy.confirmHint,
            }
          : undefined
      }
      busy={working !== undefined}
      onExecute={isOffered ? () => onExecute(id, confirmation !== undefined) : undefined}
      onDecline={() => onDecline(operation)}
      onUndo={changedNothing(operation) ? undefined : () => onUndo(operation)}
      alternative={
        onUndoUntouched && proof?.untouched
          ? { label: agentCopy.undoUntouched, onPress: () => onUndoUntouched(operation) }
          : undefined
      }
      onChangeService={
        onChangeService && operation.undoOf === null && parts === undefined
          ? () => onChangeService(operation)
          : undefined
      }
      labels={{
        ...(parts !== undefined && {
          promise: agentCopy.promiseTogether(executeLabel ?? agentCopy.execute, parts.length),
        }),
        ...(executeLabel !== undefined && {
          execute: executeLabel,
          ...(parts === undefined && { promise: agentCopy.promise(executeLabel) }),
        }),
        // Shown in place of the button: the plan is real, but has to wait for the network.
        ...(!isOffered && { simulated: agentCopy.notOffered }),
      }}
      undoLabel={agentCopy.undo}
    />
  );
  const address = state === 'executed' ? operation.effect?.address : undefined;
  if (address === undefined) return card;
  return (
    <Stack gap={8}>
      {card}
      <p>
        {agentCopy.opensAt} <WebAddress url={address} />
      </p>
    </Stack>
  );
});
