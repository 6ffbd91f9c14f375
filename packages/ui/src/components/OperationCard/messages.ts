/** Labels of an `OperationCard`, replaceable for other languages. */
export interface OperationLabels {
  /** Label of the button that executes the plan. */
  execute: string;
  /** Label of the button that declines the plan. */
  decline: string;
  /** Label of the button that shows the code. */
  review: string;
  /** Label that expands a finished operation. */
  details: string;
  /** Label of the button that changes the service. */
  change: string;
  /** Label of the button that plans again. */
  retry: string;
  /** Label of the undo button. */
  undo: string;
  /** Label of the button that leaves the second confirmation. */
  goBack: string;
  /** Hint shown until the confirmation box is ticked. */
  tickFirst: string;
  /** Announced when the card needs approval. */
  needsApproval: string;
  /** State label during the second confirmation. */
  needsSecondYes: string;
  /** Label of a simulated operation. */
  simulated: string;
  /** What executing guarantees. */
  promise: string;
}

/** Default English texts. */
export const english: OperationLabels = {
  execute: 'Execute',
  decline: 'Decline',
  review: 'Review',
  details: 'Details',
  change: 'Change',
  retry: 'Try again',
  undo: 'Undo',
  goBack: 'Go back',
  tickFirst: 'Tick the confirmation box first.',
  needsApproval: 'Needs your approval',
  needsSecondYes: 'Needs a second confirmation',
  simulated: 'Simulated: nothing was changed',
  promise: 'Execute runs exactly what was proven.',
};
