'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';

/** The two themes. */
export type ThemeName = 'dark' | 'light';

export interface ThemeToggleProps {
  /** The theme in use now. */
  theme: ThemeName;
  /** Called when the other theme is wanted. */
  onToggle: () => void;
  /** Name of the button for each theme it would switch to. @default 'Use the dark theme', 'Use the light theme' */
  labels?: Partial<Record<ThemeName, string>> | undefined;
}

/** A button whose name says which theme it switches to. */
export function ThemeToggle({ theme, onToggle, labels }: ThemeToggleProps): ReactElement {
  const words = useMessages('ThemeToggle', english);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      data-kit="ThemeToggle"
      label={labels?.[other] ?? words[other]}
      icon={theme === 'dark' ? 'sun' : 'moon'}
      onClick={onToggle}
    />
  );
}
