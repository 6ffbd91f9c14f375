'use client';
import { useRef, type FocusEvent, type ReactElement, type RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import * as css from './dates.css.ts';

interface SegmentProps {
  segment: DateSegment;
  state: DateFieldState;
}

function Segment({ segment, state }: SegmentProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  if (segment.type === 'literal')
    return (
      <span aria-hidden className={css.literal}>
        {segment.text}
      </span>
    );
  return (
    // The style sheet has these styles, because a strict policy forbids inline ones.
    <span {...segmentProps} style={undefined} ref={ref} data-part="segment" className={css.segment}>
      {segment.text}
    </span>
  );
}

/** First segment of a date. */
export const firstSegment = (group: HTMLElement | null): HTMLElement | null =>
  group?.querySelector<HTMLElement>('[data-part="segment"]') ?? null;

interface DateInputProps {
  /** Segments and their values. */
  state: DateFieldState;
  /** Marks every segment as invalid. */
  isInvalid: boolean;
  /** The group, which fills its box. */
  group: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** Other attributes of the group. */
  attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** One date as a group of segments that people type into. */
export function DateInput(props: DateInputProps): ReactElement {
  const { state: given, isInvalid, group, className, attributes, ...field } = props;
  const { direction } = useLocale();
  const state = { ...given, isInvalid };
  const { fieldProps } = useDateField(
    {
      ...Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)),
      isDisabled: state.isDisabled,
      validationBehavior: 'aria',
    },
    state,
    group,
  );
  const onFocus = (event: FocusEvent<HTMLDivElement>): void => {
    fieldProps.onFocus?.(event);
    // From a caller's ref.
    if (event.target === event.currentTarget) firstSegment(group.current)?.focus();
  };
  return (
    <div
      {...fieldProps}
      {...attributes}
      style={undefined}
      ref={group}
      tabIndex={-1}
      className={className}
      onFocus={onFocus}
    >
      <span dir={direction} className={css.date}>
        {state.segments.map((segment, index, all) => {
          const key = segment.type === 'literal' ? `after ${all[index - 1]?.type ?? ''}` : segment.type;
          return <Segment key={key} segment={segment} state={state} />;
        })}
      </span>
    </div>
  );
}
