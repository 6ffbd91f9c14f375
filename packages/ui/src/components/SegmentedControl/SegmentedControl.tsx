'use client';
import { useId, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import * as css from './SegmentedControl.css.ts';

/** Segment of the control. */
export interface Segment {
  /** Stable key, unique in the list. */
  id: string;
  /** Short label. */
  label: string;
  /** Screen reader text for an abbreviated label, such as 'last 7 days' for '7d'. */
  spoken?: string | undefined;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends RootProps {
  /** Group label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Segments in order. */
  options: readonly Segment[];
  /** Id of the selected option. */
  selected: string;
  /** Called with the id of the selected option. */
  onSelect: (id: string) => void;
  /** Segment height: 24 or 30 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Disables the control. @default false */
  disabled?: boolean | undefined;
}

/** Single choice among a few visible options: native radio buttons in one row. */
export function SegmentedControl(props: SegmentedControlProps): ReactElement {
  const { label, labelHidden = false, options, selected, onSelect, size = 'md', disabled = false } = props;
  const name = useId();
  return (
    <fieldset
      data-kit="SegmentedControl"
      role="radiogroup"
      disabled={disabled}
      {...rootProps(props, css.root)}
    >
      <legend className={labelHidden ? visuallyHidden : css.label}>{label}</legend>
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
              {option.label}{' '}
              {option.spoken !== undefined && <span className={visuallyHidden}>{option.spoken}</span>}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
