'use client';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/dates/dates.css.ts';
import type { DateLimits } from '../../internal/dates/limits.ts';
import { controlProps } from '../../internal/rootProps.ts';
import type { ControlProps } from '../../internal/useField.ts';
import { FieldFrame, type FieldIds } from '../TextField/FieldFrame.tsx';
import * as styles from '../TextField/TextField.css.ts';

/** Props of every field for dates, beside its name and value. */
export interface DateFrameProps extends Omit<ControlProps<HTMLDivElement>, 'name'>, DateLimits {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Shows the value without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

/** Button of a calendar, and how keys open it. */
export interface CalendarOpener {
  /** The line that the calendar opens under. */
  readonly line: RefObject<HTMLDivElement | null>;
  /** Opens the calendar; undefined if nothing can be chosen. */
  readonly open: (() => void) | undefined;
  readonly button: ReactNode;
}

interface FrameOptions {
  kit: string;
  /** Props of the field. */
  field: DateFrameProps;
  ids: FieldIds;
  labelId: string;
  /** The message to show. */
  error: string | undefined;
  opener: CalendarOpener | undefined;
  /** Focuses the first segment. */
  focusFirst: () => void;
  /** Called when focus leaves the segments and the button. */
  onLeave: () => void;
  /** Box of the segments. */
  box: ReactNode;
  /** Hidden values and the calendar. */
  children: ReactNode;
}

/** Class of the box that contains the segments. */
export const boxClass = (
  { disabled }: DateFrameProps,
  error: string | undefined,
  ...more: readonly (string | false | undefined)[]
): string =>
  cx(
    styles.input,
    css.box,
    error !== undefined && styles.invalid,
    disabled === true && styles.disabled,
    ...more,
  );

/** Attributes of the box beside those of its group. */
export const boxProps = (field: DateFrameProps): Record<string, unknown> => ({
  ...controlProps({
    ...field,
    id: undefined,
    onFocus: undefined,
    onBlur: undefined,
    'aria-describedby': undefined,
    'aria-labelledby': undefined,
  }),
  'data-part': 'control',
});

/** Whether focus comes from or goes to an element outside. */
const crosses = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Label, line and notes of a field for dates. */
export function DateFrame(props: FrameOptions): ReactElement {
  const { kit, field, ids, labelId, error, opener, focusFirst, onLeave, box, children } = props;
  const { label, labelHidden, optionalHint, description, onFocus, onBlur } = field;
  const labelProps = { id: labelId, onClick: focusFirst };
  // Before a segment takes the key.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (opener?.open === undefined || !event.altKey || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    opener.open();
  };
  return (
    <FieldFrame
      kit={kit}
      root={field}
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      optionalHint={optionalHint}
      description={description}
      error={error}
      renderLabel={(look) => <span {...look} {...labelProps} />}
    >
      <div
        ref={opener?.line}
        className={styles.line}
        onKeyDownCapture={onKeyDownCapture}
        onFocus={(event) => crosses(event) && onFocus?.(event)}
        onBlur={(event) => {
          if (!crosses(event)) return;
          onLeave();
          onBlur?.(event);
        }}
      >
        {box}
        {opener !== undefined && <div className={styles.end}>{opener.button}</div>}
      </div>
      {children}
    </FieldFrame>
  );
}
