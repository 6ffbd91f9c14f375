import type { ReactNode } from 'react';
import type { ValidationErrors } from '../../internal/formErrors.ts';
import type { RootProps } from '../../internal/rootProps.ts';

/** Step of a wizard. */
export interface WizardStep {
  /** Stable key, unique in the wizard. */
  id: string;
  /** Title of the step. */
  label: string;
  /** Fields and texts; fields need a `name`, and keep what was typed while another step is shown. */
  content: ReactNode;
  /** Checks what the browser cannot; returns messages by field name, or undefined if all is well. */
  validate?:
    | ((data: FormData) => ValidationErrors | undefined | Promise<ValidationErrors | undefined>)
    | undefined;
  /** What was entered, for the review before the end. @default the step is not reviewed */
  summary?: ((data: FormData) => ReactNode) | undefined;
}

export interface WizardProps extends RootProps {
  /** Accessible name of the task. */
  label: string;
  /** Steps in order. If one has a summary, a review follows the last. */
  steps: readonly WizardStep[];
  /** Called with the values of all steps; the wizard is busy until it settles. */
  onFinish: (data: FormData) => unknown;
  /** Label of the last button. @default 'Finish' */
  finishLabel?: string | undefined;
  /** Called with the id of each step that is shown; `review` for the review. */
  onStep?: ((id: string) => void) | undefined;
}
