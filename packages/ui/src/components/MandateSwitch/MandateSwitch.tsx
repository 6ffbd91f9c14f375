'use client';
import { memo, useCallback, useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { heading } from '../../internal/text.css.ts';
import { off } from '../Switch/Switch.css.ts';
import { SwitchControl } from '../Switch/SwitchControl.tsx';
import * as css from './MandateSwitch.css.ts';

export interface MandateSwitchProps {
  /** Id of the rule, as people cite it. */
  ruleId: string;
  /** Title of the rule; it names the switch. */
  title: string;
  /** What the rule demands. */
  rule: ReactNode;
  /** How much the rule weighs, such as a `Badge`. */
  priority?: ReactNode;
  /** Whether the rule is in force. */
  checked: boolean;
  /** Called with the new value and the id of the rule; keep it stable and long lists stay fast. */
  onChange: (checked: boolean, ruleId: string) => void;
  /** The rule cannot be switched now. */
  disabled?: boolean | undefined;
  /** Word shown while the rule is in force. @default 'On' */
  onLabel?: string | undefined;
  /** Word shown while it is not. @default 'Off' */
  offLabel?: string | undefined;
}

/** One rule of a mandate with the switch that puts it in force; a press anywhere on it switches. */
export const MandateSwitch = memo(function MandateSwitch(props: MandateSwitchProps): ReactElement {
  const { ruleId, title, rule, priority, checked, onChange, disabled = false, onLabel, offLabel } = props;
  const id = useId();
  const change = useCallback((next: boolean) => onChange(next, ruleId), [onChange, ruleId]);
  return (
    <label
      data-kit="MandateSwitch"
      htmlFor={id}
      data-rule={ruleId}
      className={cx(css.root, checked && css.active, disabled && off)}
    >
      <span className={css.words}>
        <span id={`${id}-head`} className={css.head}>
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
