'use client';
import { useId, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { DateInput, firstSegment } from '../../internal/dates/DateInput.tsx';
import { useDateLocale } from '../../internal/dates/DateLocale.tsx';
import { readDate } from '../../internal/dates/isoDate.ts';
import { problemOf, readLimits, type ReadLimits } from '../../internal/dates/limits.ts';
import { english } from '../../internal/dates/messages.ts';
import { useDateProblem } from '../../internal/dates/useDateProblem.ts';
import { isPartial, useSegments } from '../../internal/dates/useSegments.ts';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { useFieldIds } from '../TextField/FieldFrame.tsx';
import { boxClass, boxProps, DateFrame, type CalendarOpener, type DateFrameProps } from './DateFrame.tsx';

/** Props of a field for one date, such as '2026-11-24'. */
export interface DateControlProps
  extends DateFrameProps, Pick<ControlProps, 'name'>, ValueProps<string | null> {}

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
  /** Class of the box. */
  className?: string | undefined;
  opener?: CalendarOpener | undefined;
  /** Renders the calendar. */
  renderPanel?: ((choice: DateChoice) => ReactNode) | undefined;
}

/** Segments and value of a field for one date. */
export function DateControl(options: DateControlOptions): ReactElement {
  const { kit, field: props, className, opener, renderPanel } = options;
  const { value, defaultValue, onChange, name, form, errorMessage, description } = props;
  const { disabled = false, readOnly = false } = props;
  const required = props.required === true && !readOnly;
  const words = useMessages('Dates', english);
  const locale = useDateLocale();
  const group = useOwnRef<HTMLDivElement>(props);
  const hidden = useRef<HTMLInputElement>(null);
  const labelId = useId();
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
  return (
    <DateFrame
      {...{ kit, field: props, ids, labelId, error, opener, onLeave }}
      focusFirst={() => firstSegment(group.current)?.focus()}
      box={
        <DateInput
          state={state}
          isInvalid={error !== undefined}
          group={group}
          {...(props.id !== undefined && { id: props.id })}
          aria-labelledby={labelId}
          {...ids.described}
          className={boxClass(props, error, className)}
          attributes={boxProps(props)}
        />
      }
    >
      <HiddenValue
        ref={hidden}
        value={partial || date === null ? '' : date.toString()}
        onInvalid={(event) => {
          onLeave();
          field.onInvalid(event);
        }}
        {...{ name, form, required, disabled }}
      />
      {renderPanel?.({
        date,
        choose,
        clear: required || (date === null && !partial) ? undefined : () => state.setValue(null),
        limits,
      })}
    </DateFrame>
  );
}
