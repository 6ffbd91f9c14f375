'use client';
import { useId, useRef, type FocusEvent, type ReactElement } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { DateInput, firstSegment } from '../../internal/dates/DateInput.tsx';
import { DateLocale, useDateLocale } from '../../internal/dates/DateLocale.tsx';
import * as dates from '../../internal/dates/dates.css.ts';
import { createCalendar } from '../../internal/dates/isoDate.ts';
import { isInterrupted, problemOf, readLimits, type ReadLimits } from '../../internal/dates/limits.ts';
import { english as dateWords } from '../../internal/dates/messages.ts';
import { useDateProblem } from '../../internal/dates/useDateProblem.ts';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { boxClass, boxProps, DateFrame } from '../DateField/DateFrame.tsx';
import * as css from '../DatePicker/Calendar.css.ts';
import { CalendarPanel, useCalendarPanel } from '../DatePicker/CalendarPanel.tsx';
import { english as pickerWords } from '../DatePicker/messages.ts';
import { MonthView } from '../DatePicker/MonthView.tsx';
import { useFieldIds } from '../TextField/FieldFrame.tsx';
import { english } from './messages.ts';
import { usePeriod, type PeriodProps } from './usePeriod.ts';

export interface DateRangePickerProps extends PeriodProps {
  /** Form field name of the last date. */
  endName?: string | undefined;
}

interface Whole {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

interface CalendarProps {
  whole: Whole | null;
  choose: (period: Whole) => void;
  /** Empties the field; undefined if it is empty or required. */
  clear: (() => void) | undefined;
  limits: ReadLimits;
  label: string;
}

/** Calendar of a period. */
function Calendar({ whole, choose, clear, limits, label }: CalendarProps): ReactElement {
  const words = useMessages('DatePicker', pickerWords);
  const root = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({
    ...limits,
    locale: useDateLocale(),
    createCalendar,
    value: whole !== null && whole.start.compare(whole.end) <= 0 ? whole : null,
    onChange: choose,
    autoFocus: true,
  });
  const calendar = useRangeCalendar({ 'aria-label': label }, state, root);
  return (
    <MonthView state={state} calendar={calendar} root={root}>
      {clear !== undefined && (
        <div className={css.foot}>
          <Button size="sm" variant="ghost" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      )}
    </MonthView>
  );
}

function Picker(props: DateRangePickerProps): ReactElement {
  const { label, description, form, startName, endName, disabled = false, readOnly = false } = props;
  const required = props.required === true && !readOnly;
  const words = useMessages('DateRangePicker', english);
  const common = useMessages('Dates', dateWords);
  const locale = useDateLocale();
  const box = useOwnRef<HTMLDivElement>(props);
  const groups = { start: useRef<HTMLDivElement>(null), end: useRef<HTMLDivElement>(null) };
  const hidden = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const panel = useCalendarPanel(props);
  const period = usePeriod(props, required, hidden);
  const { whole, isEmpty, field } = period;
  const limits = readLimits(props);
  const findProblem = (): string => {
    if (readOnly || isEmpty) return '';
    if (whole === null) return words.incomplete;
    const { start, end } = whole;
    if (start.compare(end) > 0) return words.reversed;
    const outside = problemOf(start, limits, common, locale) || problemOf(end, limits, common, locale);
    return outside === '' && isInterrupted(start, end, limits) ? words.interrupted : outside;
  };
  const { error, onLeave } = useDateProblem(findProblem(), field.error, hidden, period.restore);
  const ids = useFieldIds({
    id: props.id,
    description,
    error,
    'aria-describedby': props['aria-describedby'],
  });
  const focusFirst = (): void => firstSegment(box.current)?.focus();
  const onBox = {
    onFocus: (event: FocusEvent) => event.target === event.currentTarget && focusFirst(),
    onClick: (event: { target: unknown; currentTarget: unknown }) =>
      event.target === event.currentTarget && focusFirst(),
  };
  const close = (): void => panel.setOpen(false);
  const input = (which: 'start' | 'end'): ReactElement => (
    <DateInput
      state={period[which]}
      isInvalid={error !== undefined}
      group={groups[which]}
      aria-label={words[which]}
      aria-labelledby={labelId}
      {...ids.described}
      className={dates.one}
    />
  );
  return (
    <DateFrame
      {...{ kit: 'DateRangePicker', field: props, ids, labelId, error, opener: panel, focusFirst, onLeave }}
      box={
        <div
          role="group"
          id={ids.field}
          aria-labelledby={labelId}
          {...ids.described}
          {...(disabled && { 'aria-disabled': true })}
          {...boxProps(props)}
          {...onBox}
          ref={box}
          tabIndex={-1}
          className={boxClass(props, error, dates.period, css.withButton)}
        >
          <div className={dates.first}>
            {input('start')}
            <span aria-hidden className={dates.dash}>
              –
            </span>
          </div>
          {input('end')}
        </div>
      }
    >
      <HiddenValue
        ref={hidden}
        name={startName}
        value={whole?.start.toString() ?? ''}
        onInvalid={(event) => {
          onLeave();
          field.onInvalid(event);
        }}
        {...{ form, required, disabled }}
      />
      {endName !== undefined && (
        <input
          type="hidden"
          name={endName}
          form={form}
          disabled={disabled}
          value={whole?.end.toString() ?? ''}
        />
      )}
      <CalendarPanel panel={panel} label={label}>
        <Calendar
          whole={whole}
          choose={(next) => {
            period.change(next);
            close();
          }}
          clear={
            required || isEmpty
              ? undefined
              : () => {
                  period.clear();
                  close();
                }
          }
          limits={limits}
          label={label}
        />
      </CalendarPanel>
    </DateFrame>
  );
}

/** Period that people type or choose from a calendar, as a first and a last date in ISO text. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  return (
    <DateLocale>
      <Picker {...props} />
    </DateLocale>
  );
}
