import type { CalendarDate } from '@internationalized/date';
import { useDateFieldState, type DateFieldState } from 'react-stately/useDateFieldState';
import { useDateLocale } from './DateLocale.tsx';
import { createCalendar } from './isoDate.ts';

interface SegmentOptions {
  /** The date; the same object while it is the same date. */
  value: CalendarDate | null;
  /** Called with a whole date, or null when all segments are empty. */
  onChange: (date: CalendarDate | null) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
}

/** Day, month and year of a date, in the order of the locale. */
export const useSegments = (options: SegmentOptions): DateFieldState =>
  useDateFieldState<CalendarDate>({
    ...options,
    locale: useDateLocale(),
    createCalendar,
    granularity: 'day',
    // Keeps the width while people type.
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria',
  });

/** Whether some segments are filled in and others are not. */
export function isPartial({ segments }: DateFieldState): boolean {
  const editable = segments.filter((segment) => segment.isEditable);
  return (
    editable.some((segment) => segment.isPlaceholder) && editable.some((segment) => !segment.isPlaceholder)
  );
}
