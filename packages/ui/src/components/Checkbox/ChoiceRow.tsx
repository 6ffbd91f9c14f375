import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { frameProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { note } from '../../internal/text.css.ts';
import * as css from './Checkbox.css.ts';

interface ChoiceRowProps extends Pick<ComponentProps<'input'>, Native> {
  kit: string;
  /** Props of the choice, for its root element. */
  root: object;
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
  invalid?: boolean | undefined;
}

type Native =
  | 'id'
  | 'checked'
  | 'onChange'
  | 'name'
  | 'form'
  | 'value'
  | 'required'
  | 'disabled'
  | 'onBlur'
  | 'onFocus'
  | 'onInvalid'
  | 'ref'
  | 'aria-describedby'
  | 'onClick';

/** Native checkbox or radio button with its label. */
export function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { kit, root, label, description, invalid = false, ...input } = props;
  const id = useId();
  const hasDescription = description !== undefined;
  return (
    <label data-kit={kit} {...frameProps(root, css.root, input.disabled && css.disabled)}>
      <input
        {...input}
        className={cx(css.marks[input.type], invalid && css.invalid)}
        data-part="control"
        // A radio button's validity belongs to its group, which carries aria-invalid.
        {...(invalid && input.type === 'checkbox' && { 'aria-invalid': true })}
        // A label's whole content becomes the name, so name and description are linked separately.
        {...(hasDescription && {
          'aria-labelledby': `${id}-label`,
          'aria-describedby': cx(input['aria-describedby'], `${id}-help`),
        })}
      />
      {hasDescription ? (
        <span className={css.text}>
          <span id={`${id}-label`} data-part="label">
            {label}
          </span>
          <span id={`${id}-help`} data-part="description" className={cx(note, css.description)}>
            {description}
          </span>
        </span>
      ) : (
        <span data-part="label" className={css.text}>
          {label}
        </span>
      )}
    </label>
  );
}
