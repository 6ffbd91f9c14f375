import { useId, type ChangeEventHandler, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { note } from '../../internal/text.css.ts';
import * as css from './Checkbox.css.ts';

interface ChoiceRowProps {
  kit: string;
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  name?: string | undefined;
  value?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native box or radio button with its words beside it. */
export function ChoiceRow({
  kit,
  label,
  description,
  invalid = false,
  ...input
}: ChoiceRowProps): ReactElement {
  const id = useId();
  const isTold = description !== undefined;
  return (
    <label data-kit={kit} className={cx(css.root, input.disabled && css.off)}>
      <input
        {...input}
        className={cx(css.marks[input.type], invalid && css.invalid)}
        // A radio button is right or wrong together with its group, which says so.
        {...(invalid && input.type === 'checkbox' && { 'aria-invalid': true })}
        // What lies in a label is part of the name; the description is not.
        {...(isTold && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-help` })}
      />
      {isTold ? (
        <span className={css.text}>
          <span id={`${id}-label`}>{label}</span>
          <span id={`${id}-help`} className={cx(note, css.description)}>
            {description}
          </span>
        </span>
      ) : (
        <span className={css.text}>{label}</span>
      )}
    </label>
  );
}
