'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
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

export interface ServicePickerProps extends RootProps {
  /** Accessible name of the select. */
  label: string;
  /** Options. */
  options: readonly ServiceOption[];
  /** Id of the selected option. */
  selected: string;
  /** Called with the id of the selected option. */
  onSelect: (id: string) => void;
  /** Height: 28 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Disables the control. @default false */
  disabled?: boolean | undefined;
}

/** Pill-shaped native select. */
export function ServicePicker(props: ServicePickerProps): ReactElement {
  const { label, options, selected, onSelect, size = 'md', disabled = false } = props;
  const icon = options.find((option) => option.id === selected)?.icon;
  return (
    <span data-kit="ServicePicker" {...rootProps(props, css.root)}>
      {icon !== undefined && <span className={css.icon}>{renderIcon(icon, 'sm')}</span>}
      <select
        aria-label={label}
        className={cx(css.select, size === 'sm' && css.small, icon !== undefined && css.withIcon)}
        value={selected}
        disabled={disabled}
        onChange={(event) => onSelect(event.currentTarget.value)}
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
