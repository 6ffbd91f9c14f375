'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';

/** Theme that the toggle switches between. */
export type ThemeName = 'dark' | 'light';

export interface ThemeToggleProps extends RootProps {
  /** Current theme. */
  theme: ThemeName;
  /** Called when the user switches the theme. */
  onToggle: () => void;
  /** Accessible name of the button, by the theme it switches to. @default 'Use the dark theme', 'Use the light theme' */
  labels?: Partial<Record<ThemeName, string>> | undefined;
}

/** Button that switches the theme; its name says which one comes next. */
export function ThemeToggle({ theme, onToggle, labels, ...root }: ThemeToggleProps): ReactElement {
  const words = useMessages('ThemeToggle', english);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      data-kit="ThemeToggle"
      label={labels?.[other] ?? words[other]}
      icon={theme === 'dark' ? 'sun' : 'moon'}
      onClick={onToggle}
      {...rootProps(root)}
    />
  );
}
