'use client';
import type { ReactElement, ReactNode } from 'react';
import { controlProps, frameProps } from '../../internal/rootProps.ts';
import type { ControlProps } from '../../internal/useField.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as field from '../TextField/TextField.css.ts';
import * as css from './RadioGroup.css.ts';

/** Option of a group. */
export interface Choice {
  /** Value; stable and unique in the group. */
  value: string;
  /** Option label. */
  label: string;
  /** Supporting text under the label. */
  description?: ReactNode;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

/** Props shared by radio and checkbox groups. */
export interface ChoiceGroupProps extends ControlProps {
  /** Group label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Options in order; keep object identity stable so that long lists stay fast. */
  options: readonly Choice[];
  /** Layout: one per line, or in rows for short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Help text under the options. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
}

interface ChoiceFrameProps extends Omit<ChoiceGroupProps, 'options' | 'name'> {
  kit: string;
  /** The message to show. */
  error: string | undefined;
  /** ARIA role and states of a radio group; a checkbox group keeps those of the fieldset. */
  group?: { role: 'radiogroup'; 'aria-invalid': boolean; 'aria-required': boolean };
  children: ReactNode;
}

/** Fieldset around options, with legend, help and error. */
export function ChoiceFrame(props: ChoiceFrameProps): ReactElement {
  const { kit, label, labelHidden, orientation = 'vertical', description, error, optionalHint } = props;
  const ids = useFieldIds({ description, error, 'aria-describedby': props['aria-describedby'] });
  return (
    <fieldset
      data-kit={kit}
      {...props.group}
      {...controlProps(props)}
      {...ids.described}
      {...frameProps(props, css.root)}
      disabled={props.disabled}
    >
      <legend data-part="label" className={labelHidden === true ? visuallyHidden : css.label}>
        <span>{label}</span>
        {optionalHint !== undefined && <span className={field.optional}>{optionalHint}</span>}
      </legend>
      <div className={css.options[orientation]}>{props.children}</div>
      <FieldNotes ids={ids} description={description} error={error} />
    </fieldset>
  );
}
