import type { ReactNode } from 'react';
import type { CodeBlockProps } from '../CodeBlock/CodeBlock.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import type { Risk } from '../RiskBadge/RiskBadge.tsx';
import type { OperationLabels } from './messages.ts';

/** Where an operation stands. */
export type OperationState =
  | 'planning'
  | 'proving'
  | 'proven'
  | 'executing'
  | 'executed'
  | 'undoing'
  | 'undone'
  | 'failed'
  | 'declined'
  | 'stale';

/** The second yes of an operation that could do harm. */
export interface OperationConfirmation {
  /** Why it is asked again. */
  title: string;
  /** The sentence to tick; it names the object and the number. */
  sentence: string;
  /** Words of the button that does it; they repeat the object and the number. */
  confirmLabel: string;
  /** Words of the button that does not. @default 'Go back' */
  cancelLabel?: string | undefined;
  /** Shown until the sentence is ticked. @default 'Tick the sentence first.' */
  hint?: string | undefined;
}

export interface OperationCardProps {
  /** Where the operation stands. */
  state: OperationState;
  /** The service it works on. */
  serviceLabel: string;
  /** Icon of the service. @default 'database' */
  serviceIcon?: IconName | undefined;
  /** Where it stands, in words. */
  stateLabel: string;
  /** How much could go wrong. */
  risk: Risk;
  /** The risk in words. @default 'Low risk' and so on */
  riskLabel?: string | undefined;
  /** Why it has this risk. */
  riskNote?: string | undefined;
  /** What it does, in one line; the heading of the card. */
  title: string;
  /** What it does not touch. */
  summary?: string | undefined;
  /** The plan in plain words. */
  steps: readonly ReactNode[];
  /** The code that will run. */
  code?: Pick<CodeBlockProps, 'code' | 'language' | 'title' | 'label' | 'onCopyFailed'> | undefined;
  /** The proof. */
  receipt?: ReceiptProps | undefined;
  /** The rows it affects. */
  preview?: ReactNode;
  /** What went wrong, and what did not happen. */
  error?: string | undefined;
  /** What was observed after it ran. */
  result?: string | undefined;
  /** Nothing real was touched; says so on the card. */
  simulated?: boolean | undefined;
  /** Asks a second time, in another place, before it runs. */
  confirmation?: OperationConfirmation | undefined;
  /** Runs it; called after the second yes where there is one. */
  onExecute?: (() => void) | undefined;
  /** Drops it. */
  onDecline?: (() => void) | undefined;
  /** Called when somebody wants to see the code. */
  onReview?: (() => void) | undefined;
  /** Takes it back. */
  onUndo?: (() => void) | undefined;
  /** Another, gentler way to the same, offered while it waits. */
  alternative?: { label: string; onPress: () => void } | undefined;
  /** Plans it again after it failed or went stale. */
  onRetry?: (() => void) | undefined;
  /** Picks another service. */
  onChangeService?: (() => void) | undefined;
  /** Words of the undo button. @default 'Undo' */
  undoLabel?: string | undefined;
  /** A press is being worked on. */
  busy?: boolean | undefined;
  /** Show the code from the start. @default true */
  defaultOpenCode?: boolean | undefined;
  /** Level of the card's heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Fixed words in another language. */
  labels?: Partial<OperationLabels> | undefined;
}
