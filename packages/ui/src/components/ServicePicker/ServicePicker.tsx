'use client';
import type { ReactElement } from 'react';
import { useField, type ControlProps, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { controlProps, frameProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './ServicePicker.css.ts';

/** Service option. */
export interface ServiceOption {
  /** Stable key, unique in the list. */
  id: string;
  /** Service name. */
  label: string;
  /** Icon shown while the service is selected: a built-in icon name or an element. */
  icon?: IconSource | undefined;
}

export interface ServicePickerProps
  extends Omit<ControlProps<HTMLSelectElement>, 'errorMessage'>, ValueProps<string> {
  /** Accessible name of the select. */
  label: string;
  /** Options. */
  options: readonly ServiceOption[];
  /** Height: 28 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/** Pill-shaped native select. */
export function ServicePicker(props: ServicePickerProps): ReactElement {
  const {
    label,
    options,
    value,
    defaultValue,
    onChange,
    name,
    form,
    required,
    size = 'md',
    disabled = false,
  } = props;
  const control = useOwnRef<HTMLSelectElement>(props);
  const state = useField({ value, initial: defaultValue ?? options[0]?.id ?? '', onChange, name }, control);
  const icon = options.find((option) => option.id === state.value)?.icon;
  return (
    <span data-kit="ServicePicker" {...frameProps(props, css.root)}>
      {icon !== undefined && <span className={css.icon}>{renderIcon(icon, 'sm')}</span>}
      <select
        aria-label={label}
        {...controlProps(props)}
        className={cx(css.select, size === 'sm' && css.small, icon !== undefined && css.withIcon)}
        value={state.value}
        {...{ name, form, required }}
        ref={control}
        data-part="control"
        onInvalid={state.onInvalid}
        disabled={disabled}
        onChange={(event) => state.change(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="chevron-down" size="sm" />
      </span>
    </span>
  );
}
