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

/** Native checkbox or radio button with its label. */
export function ChoiceRow({
  kit,
  label,
  description,
  invalid = false,
  ...input
}: ChoiceRowProps): ReactElement {
  const id = useId();
  const hasDescription = description !== undefined;
  return (
    <label data-kit={kit} className={cx(css.root, input.disabled && css.disabled)}>
      <input
        {...input}
        className={cx(css.marks[input.type], invalid && css.invalid)}
        // A radio button's validity belongs to its group, which carries aria-invalid.
        {...(invalid && input.type === 'checkbox' && { 'aria-invalid': true })}
        // A label's whole content becomes the name, so name and description are linked separately.
        {...(hasDescription && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-help` })}
      />
      {hasDescription ? (
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
