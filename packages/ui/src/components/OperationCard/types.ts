import type { RootProps } from '../../internal/rootProps.ts';
import type { ReactNode } from 'react';
import type { CodeBlockProps } from '../CodeBlock/CodeBlock.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import type { Risk } from '../RiskBadge/RiskBadge.tsx';
import type { OperationLabels } from './messages.ts';

/** State of an operation. */
export type OperationState =
  | 'proven'
  | 'executing'
  | 'proving'
  | 'executed'
  | 'undoing'
  | 'undone'
  | 'failed'
  | 'declined';

/** Second confirmation of a dangerous operation. */
export interface OperationConfirmation {
  /** Why a second confirmation is needed. */
  title: string;
  /** Checkbox label; names the object and the count. */
  sentence: string;
  /** Confirm button label; repeats the object and the count. */
  confirmLabel: string;
  /** Cancel button label. @default 'Go back' */
  cancelLabel?: string | undefined;
  /** Hint shown until the box is ticked. @default 'Tick the confirmation box first.' */
  hint?: string | undefined;
}

/** Steps of one part of a plan. */
export interface OperationPart {
  /** Where the part takes place, and when: `First, in the database`. */
  heading: string;
  /** Icon of the heading. */
  icon?: IconName | undefined;
  /** Steps in plain language. */
  steps: readonly ReactNode[];
}

export interface OperationCardProps extends RootProps {
  /** State of the operation. */
  state: OperationState;
  /** Name of the service. */
  serviceLabel: string;
  /** Icon of the service. @default 'database' */
  serviceIcon?: IconName | undefined;
  /** State label. */
  stateLabel: string;
  /** Risk level. */
  risk: Risk;
  /** Risk label. @default 'Low risk' and so on */
  riskLabel?: string | undefined;
  /** Reason for the risk level. */
  riskNote?: string | undefined;
  /** What it does, in one line; the card heading. */
  title: string;
  /** What it leaves unchanged. */
  summary?: string | undefined;
  /** Steps of the plan in plain language. */
  steps: readonly ReactNode[];
  /** The same steps in parts, each under a heading, with one count. */
  parts?: readonly OperationPart[] | undefined;
  /** Folds the steps under this line, below the preview; for plans that the preview explains better. */
  stepsSummary?: string | undefined;
  /** Code to be executed. */
  code?:
    | Pick<CodeBlockProps, 'code' | 'language' | 'title' | 'label' | 'copyText' | 'onCopyFailed'>
    | undefined;
  /** Proof of the plan. */
  receipt?: ReceiptProps | undefined;
  /** Preview of the affected rows. */
  preview?: ReactNode;
  /** How the instruction was read, as a ReadingLine. */
  reading?: ReactNode;
  /** Error message: what went wrong, and what did not happen. */
  error?: string | undefined;
  /** Observed outcome of the execution. */
  result?: string | undefined;
  /** Labels the operation as simulated. @default false */
  simulated?: boolean | undefined;
  /** Requires a second confirmation before executing. */
  confirmation?: OperationConfirmation | undefined;
  /** Called to execute, after the second confirmation if there is one. */
  onExecute?: (() => void) | undefined;
  /** Called to decline the plan. */
  onDecline?: (() => void) | undefined;
  /** Called when the user opens the code. */
  onReview?: (() => void) | undefined;
  /** Called to undo the operation. */
  onUndo?: (() => void) | undefined;
  /** Safer alternative, offered while the plan awaits approval. */
  alternative?: { label: string; onPress: () => void } | undefined;
  /** Called to plan again after a failure or when the plan is stale. */
  onRetry?: (() => void) | undefined;
  /** Called to change the service. */
  onChangeService?: (() => void) | undefined;
  /** Label of the undo button. @default 'Undo' */
  undoLabel?: string | undefined;
  /** An action is in progress. @default false */
  busy?: boolean | undefined;
  /** Whether the code is initially expanded. @default true */
  defaultOpenCode?: boolean | undefined;
  /** Heading level of the card. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<OperationLabels> | undefined;
}
