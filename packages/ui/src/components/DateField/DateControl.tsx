'use client';
import {
  useId,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { CalendarDate } from '@internationalized/date';
import { cx } from '../../internal/cx.ts';
import { DateInput, firstSegment } from '../../internal/dates/DateInput.tsx';
import { useDateLocale } from '../../internal/dates/DateLocale.tsx';
import * as css from '../../internal/dates/dates.css.ts';
import { readDate } from '../../internal/dates/isoDate.ts';
import { problemOf, readLimits, type DateLimits, type ReadLimits } from '../../internal/dates/limits.ts';
import { english } from '../../internal/dates/messages.ts';
import { useDateProblem } from '../../internal/dates/useDateProblem.ts';
import { isPartial, useSegments } from '../../internal/dates/useSegments.ts';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { controlProps } from '../../internal/rootProps.ts';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { FieldFrame, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as styles from '../TextField/TextField.css.ts';

/** Props of every field that holds dates, beside its value. */
export interface DateFrameProps extends ControlProps<HTMLDivElement>, DateLimits {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Help text under the field. */
  description?: ReactNode;
  /** Note beside the label, such as 'optional'. */
  optionalHint?: string | undefined;
  /** Shows the date without letting the user change it. @default false */
  readOnly?: boolean | undefined;
}

/** Props of a field for one date, such as '2026-11-24'. */
export interface DateControlProps extends DateFrameProps, ValueProps<string | null> {}

/** What a calendar beside the segments needs. */
export interface DateChoice {
  readonly date: CalendarDate | null;
  readonly choose: (date: CalendarDate) => void;
  /** Empties the segments; undefined if they are empty or the field is required. */
  readonly clear: (() => void) | undefined;
  readonly limits: ReadLimits;
}

interface DateControlOptions {
  kit: string;
  /** Props of the field. */
  field: DateControlProps;
  /** The line that contains the segments. */
  line?: RefObject<HTMLDivElement | null> | undefined;
  /** Class of the box. */
  boxClass?: string | undefined;
  /** Button at the end of the line. */
  end?: ReactNode;
  /** Called when Alt and an arrow key open the calendar. */
  onOpen?: (() => void) | undefined;
  /** Renders the calendar. */
  renderPanel?: ((choice: DateChoice) => ReactNode) | undefined;
}

/** Whether focus comes from or goes to an element outside. */
export const crosses = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Opens a calendar with Alt and an arrow key, before a segment takes the key. */
export const opensBy =
  (open: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (open === undefined || !event.altKey || !/^Arrow(Down|Up)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };

/** Label, segments and value of a field for one date. */
export function DateControl(options: DateControlOptions): ReactElement {
  const { kit, field: props, line, boxClass, end, onOpen, renderPanel } = options;
  const { label, labelHidden, optionalHint, description, name, form, errorMessage } = props;
  const { disabled = false, readOnly = false, onFocus, onBlur } = props;
  const required = props.required === true && !readOnly;
  const words = useMessages('Dates', english);
  const locale = useDateLocale();
  const group = useOwnRef<HTMLDivElement>(props);
  const hidden = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const { value, defaultValue, onChange } = props;
  const field = useField<string | null>(
    { value, initial: defaultValue ?? null, onChange, name, errorMessage },
    hidden,
  );
  const date = useMemo(() => readDate(field.value), [field.value]);
  const choose = (next: CalendarDate | null): void => field.change(next === null ? null : next.toString());
  const state = useSegments({
    value: date,
    onChange: choose,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
  });
  const limits = readLimits(props);
  const partial = isPartial(state);
  const problem = readOnly ? '' : partial ? words.incomplete : problemOf(date, limits, words, locale);
  const { error, onLeave } = useDateProblem(problem, field.error, hidden, () => state.setValue(state.value));
  const ids = useFieldIds({ description, error, 'aria-describedby': props['aria-describedby'] });
  const labelProps = { id: labelId, onClick: () => firstSegment(group.current)?.focus() };
  return (
    <FieldFrame
      kit={kit}
      root={props}
      ids={ids}
      label={label}
      labelHidden={labelHidden}
      optionalHint={optionalHint}
      description={description}
      error={error}
      renderLabel={(look) => <span {...look} {...labelProps} />}
    >
      <div
        ref={line}
        className={styles.line}
        onKeyDownCapture={opensBy(onOpen)}
        onFocus={(event) => crosses(event) && onFocus?.(event)}
        onBlur={(event) => {
          if (!crosses(event)) return;
          onLeave();
          onBlur?.(event);
        }}
      >
        <DateInput
          state={state}
          isInvalid={error !== undefined}
          group={group}
          {...(props.id !== undefined && { id: props.id })}
          aria-labelledby={labelId}
          {...ids.described}
          className={cx(
            styles.input,
            css.box,
            error !== undefined && styles.invalid,
            disabled && styles.disabled,
            boxClass,
          )}
          attributes={{
            ...controlProps({
              ...props,
              id: undefined,
              onFocus: undefined,
              onBlur: undefined,
              'aria-describedby': undefined,
              'aria-labelledby': undefined,
            }),
            'data-part': 'control',
          }}
        />
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      <HiddenValue
        ref={hidden}
        value={partial || date === null ? '' : date.toString()}
        onInvalid={field.onInvalid}
        {...{ name, form, required, disabled }}
      />
      {renderPanel?.({
        date,
        choose,
        clear: required || (date === null && !partial) ? undefined : () => state.setValue(null),
        limits,
      })}
    </FieldFrame>
  );
}
