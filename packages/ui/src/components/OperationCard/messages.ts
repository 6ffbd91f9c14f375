/** Every fixed word of the card, to be replaced in other languages. */
export interface OperationLabels {
  /** Runs the plan. */
  execute: string;
  /** Drops the plan. */
  decline: string;
  /** Shows the code. */
  review: string;
  /** Opens what was done. */
  details: string;
  /** Picks another service. */
  change: string;
  /** Plans again. */
  retry: string;
  /** Takes it back. */
  undo: string;
  /** Leaves the second question. */
  goBack: string;
  /** Says why the second yes cannot be given yet. */
  tickFirst: string;
  /** Spoken when the card starts to wait. */
  needsApproval: string;
  /** Shown while it asks a second time. */
  needsSecondYes: string;
  /** Nothing real was touched. */
  simulated: string;
  /** What the button promises. */
  promise: string;
}

/** English words of the card. */
export const english: OperationLabels = {
  execute: 'Execute',
  decline: 'Decline',
  review: 'Review',
  details: 'Details',
  change: 'Change',
  retry: 'Try again',
  undo: 'Undo',
  goBack: 'Go back',
  tickFirst: 'Tick the sentence first.',
  needsApproval: 'Needs your approval',
  needsSecondYes: 'Needs a second yes',
  simulated: 'Simulated: nothing was changed',
  promise: 'Execute runs exactly what was proven.',
};
