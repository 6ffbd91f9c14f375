import { useMemo, useState, type RefObject } from 'react';
import type { CalendarDate } from '@internationalized/date';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { readDate } from '../../internal/dates/isoDate.ts';
import { isPartial, useSegments } from '../../internal/dates/useSegments.ts';
import { useField, type ValueProps } from '../../internal/useField.ts';
import type { DateFrameProps } from '../DateField/DateFrame.tsx';

/** Period from one date to another, both included. */
export interface DateRange {
  /** First date, such as '2026-11-24'. */
  start: string;
  /** Last date, such as '2026-11-30'. */
  end: string;
}

/** Label, limits and value of a period. */
export interface PeriodProps extends DateFrameProps, ValueProps<DateRange | null> {
  /** Form field name of the first date. */
  startName?: string | undefined;
}

interface Dates {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

const none: Dates = { start: null, end: null };

interface Period {
  readonly field: ReturnType<typeof useField<DateRange | null>>;
  /** The whole period; null if a date is missing or incomplete. */
  readonly whole: { start: CalendarDate; end: CalendarDate } | null;
  readonly isEmpty: boolean;
  readonly start: DateFieldState;
  readonly end: DateFieldState;
  readonly change: (dates: Dates) => void;
  /** Drops what is incomplete. */
  readonly restore: () => void;
  readonly clear: () => void;
}

/** Value of a period and its two dates; it is reported once both are complete. */
export function usePeriod(
  props: PeriodProps,
  required: boolean,
  hidden: RefObject<HTMLInputElement | null>,
): Period {
  const { value, defaultValue, onChange, startName, errorMessage } = props;
  const field = useField<DateRange | null>(
    { value, initial: defaultValue ?? null, onChange, name: startName, errorMessage },
    hidden,
  );
  /** One date of two. */
  const [draft, setDraft] = useState(none);
  const [startText, endText] = [field.value?.start, field.value?.end];
  const given = useMemo(() => {
    const [start, end] = [readDate(startText), readDate(endText)];
    return start === null || end === null ? null : { start, end };
  }, [startText, endText]);
  const dates = given ?? draft;
  const change = ({ start, end }: Dates): void => {
    const isWhole = start !== null && end !== null;
    setDraft(isWhole ? none : { start, end });
    if (isWhole) field.change({ start: start.toString(), end: end.toString() });
    else if (given !== null) field.change(null);
  };
  const settings = {
    isDisabled: props.disabled === true,
    isReadOnly: props.readOnly === true,
    isRequired: required,
  };
  const start = useSegments({
    ...settings,
    value: dates.start,
    onChange: (next) => change({ ...dates, start: next }),
  });
  const end = useSegments({
    ...settings,
    value: dates.end,
    onChange: (next) => change({ ...dates, end: next }),
  });
  const hasPart = isPartial(start) || isPartial(end);
  const restore = (): void => {
    setDraft(none);
    // The same value again: only segments without one change.
    start.setValue(start.value);
    end.setValue(end.value);
  };
  return {
    field,
    whole: hasPart ? null : given,
    isEmpty: dates.start === null && dates.end === null && !hasPart,
    start,
    end,
    change,
    restore,
    clear: () => {
      restore();
      if (given !== null) field.change(null);
    },
  };
}
