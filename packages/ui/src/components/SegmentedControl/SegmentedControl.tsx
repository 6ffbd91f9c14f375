'use client';
import { useId, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { hidden } from '../../internal/hidden.css.ts';
import * as css from './SegmentedControl.css.ts';

/** One segment. */
export interface Segment {
  /** Stable key. */
  id: string;
  /** Its words; a few letters are best. */
  label: string;
  /** What a screen reader adds where the words do not speak for themselves: 'last 7 days' after '7d'. */
  spoken?: string | undefined;
  /** It cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps {
  /** What is chosen; visible unless `labelHidden`. */
  label: string;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The segments in order. */
  options: readonly Segment[];
  /** Id of the chosen one. */
  selected: string;
  /** Called with the id that is wanted. */
  onSelect: (id: string) => void;
  /** Height of a segment: 24 or 30 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

/** One of a few choices, all in sight: native radio buttons in one row. */
export function SegmentedControl(props: SegmentedControlProps): ReactElement {
  const { label, labelHidden = false, options, selected, onSelect, size = 'md', disabled = false } = props;
  const name = useId();
  return (
    <fieldset data-kit="SegmentedControl" role="radiogroup" className={css.root} disabled={disabled}>
      <legend className={labelHidden ? hidden : css.label}>{label}</legend>
      <span className={css.track}>
        {options.map((option) => (
          <label key={option.id} className={cx(css.segment, css.sizes[size])}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.id}
              checked={option.id === selected}
              disabled={disabled || option.disabled}
              onChange={() => onSelect(option.id)}
            />
            <span>
              {option.label} {option.spoken !== undefined && <span className={hidden}>{option.spoken}</span>}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
