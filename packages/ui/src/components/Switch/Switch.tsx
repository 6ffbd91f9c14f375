import { useId, type ReactElement, type ReactNode } from 'react';
import { frameProps } from '../../internal/rootProps.ts';
import * as css from './Switch.css.ts';
import { SwitchControl, type SwitchControlProps } from './SwitchControl.tsx';

export interface SwitchProps extends SwitchControlProps {
  /** Switch label. */
  label: string;
  /** Help text: what the switch changes. */
  description?: ReactNode;
}

/** Switch that takes effect immediately. */
export function Switch({ label, description, ...control }: SwitchProps): ReactElement {
  const own = useId();
  const { id = own } = control;
  const labelId = `${id}-label`;
  const helpId = description === undefined ? undefined : `${id}-help`;
  return (
    <label
      data-kit="Switch"
      htmlFor={id}
      {...frameProps(control, css.root, control.disabled && css.disabledText)}
    >
      {helpId === undefined ? (
        <span id={labelId} data-part="label" className={css.labelAlone}>
          {label}
        </span>
      ) : (
        <span className={css.words}>
          <span id={labelId} data-part="label" className={css.label}>
            {label}
          </span>
          <span id={helpId} className={css.description}>
            {description}
          </span>
        </span>
      )}
      <SwitchControl {...control} id={id} labelledBy={labelId} describedBy={helpId} />
    </label>
  );
}
