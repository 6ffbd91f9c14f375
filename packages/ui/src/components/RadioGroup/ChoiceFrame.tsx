'use client';
import type { ReactElement, ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './RadioGroup.css.ts';

/** One thing to choose. */
export interface Choice {
  /** What it stands for; stable, and once in its group. */
  value: string;
  /** Its words. */
  label: string;
  /** A sentence more about it. */
  description?: ReactNode;
  /** It cannot be chosen now. */
  disabled?: boolean | undefined;
}

/** What every group of choices takes. */
export interface ChoiceGroupProps {
  /** What is chosen; visible unless `labelHidden`. */
  label: string;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** What can be chosen, in order; keep the objects and long lists stay fast. */
  options: readonly Choice[];
  /** Name in a form. */
  name?: string | undefined;
  /** One under the other, or in rows where the words are short. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** A sentence of help under the options. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the group as invalid. */
  error?: string | undefined;
  /** A word such as 'optional' beside the label. */
  optionalHint?: string | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

interface ChoiceFrameProps extends Omit<ChoiceGroupProps, 'options' | 'name'> {
  kit: string;
  /** The roles and states of a radio group; a group of boxes has those of the fieldset. */
  group?: { role: 'radiogroup'; 'aria-invalid': boolean; 'aria-required': boolean };
  children: ReactNode;
}

/** The fieldset around choices: its legend, and the help and the error under them. */
export function ChoiceFrame(props: ChoiceFrameProps): ReactElement {
  const { kit, label, labelHidden, orientation = 'vertical', description, error, optionalHint } = props;
  const ids = useFieldIds({ description, error });
  return (
    <fieldset
      data-kit={kit}
      {...props.group}
      {...ids.described}
      className={css.root}
      disabled={props.disabled}
    >
      <legend className={labelHidden === true ? hidden : css.label}>
        <span>{label}</span>
        {optionalHint !== undefined && <span className={field.optional}>{optionalHint}</span>}
      </legend>
      <div className={css.options[orientation]}>{props.children}</div>
      <FieldNotes ids={ids} description={description} error={error} />
    </fieldset>
  );
}
