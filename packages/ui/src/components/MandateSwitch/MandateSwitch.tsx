'use client';
import { memo, useCallback, useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { heading } from '../../internal/text.css.ts';
import { disabledText } from '../Switch/Switch.css.ts';
import { SwitchControl } from '../Switch/SwitchControl.tsx';
import * as css from './MandateSwitch.css.ts';

export interface MandateSwitchProps extends RootProps {
  /** Public id of the rule. */
  ruleId: string;
  /** Rule title; also the switch label. */
  title: string;
  /** What the rule requires. */
  rule: ReactNode;
  /** Priority of the rule, such as a `Badge`. */
  priority?: ReactNode;
  /** Whether the rule is active. */
  checked: boolean;
  /** Called with the new value and the rule id; keep it stable so that long lists stay fast. */
  onChange: (checked: boolean, ruleId: string) => void;
  /** Disables the switch. @default false */
  disabled?: boolean | undefined;
  /** State text while on. @default 'On' */
  onLabel?: string | undefined;
  /** State text while off. @default 'Off' */
  offLabel?: string | undefined;
}

/** Rule of a mandate with a switch; the whole row toggles it. */
export const MandateSwitch = memo(function MandateSwitch(props: MandateSwitchProps): ReactElement {
  const { ruleId, title, rule, priority, checked, onChange, disabled = false, onLabel, offLabel } = props;
  const id = useId();
  const change = useCallback((next: boolean) => onChange(next, ruleId), [onChange, ruleId]);
  return (
    <label
      data-kit="MandateSwitch"
      htmlFor={id}
      data-rule={ruleId}
      {...rootProps(props, css.root, checked && css.active, disabled && disabledText)}
    >
      <span className={css.words}>
        <span id={`${id}-head`} data-part="head" className={css.head}>
          <span className={css.ruleId}>{ruleId}</span>
          {priority}
        </span>
        <span id={`${id}-title`} className={heading}>
          {title}
        </span>
        <span id={`${id}-rule`} className={css.rule}>
          {rule}
        </span>
      </span>
      <SwitchControl
        id={id}
        checked={checked}
        onChange={change}
        disabled={disabled}
        onLabel={onLabel}
        offLabel={offLabel}
        labelledBy={`${id}-title`}
        describedBy={`${id}-head ${id}-rule`}
      />
    </label>
  );
});
