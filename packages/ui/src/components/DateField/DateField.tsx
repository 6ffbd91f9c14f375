import type { ReactElement } from 'react';
import { DateLocale } from '../../internal/dates/DateLocale.tsx';
import { DateControl, type DateControlProps } from './DateControl.tsx';

export interface DateFieldProps extends DateControlProps {}

/** Date that people type, as day, month and year in the order of their language; its value is ISO text. */
export function DateField(props: DateFieldProps): ReactElement {
  return (
    <DateLocale>
      <DateControl kit="DateField" field={props} />
    </DateLocale>
  );
}
