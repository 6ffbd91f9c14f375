import type { RootProps } from '../../internal/rootProps.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Command of a palette. */
export interface Command {
  /** Stable key, unique in the palette. */
  id: string;
  /** What it does, beginning with a verb. */
  label: string;
  /** Secondary text. */
  description?: string | undefined;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Further words that find it. */
  keywords?: readonly string[] | undefined;
  /** Shortcut shown at the end, as in `Kbd`; it only informs. */
  keys?: readonly string[] | undefined;
  /** Disables the command. @default false */
  disabled?: boolean | undefined;
}

/** Titled group of commands. */
export interface CommandGroup {
  /** Stable key, unique in the palette. */
  id: string;
  /** Heading, which also names the group. */
  title: string;
  /** Commands of the group. */
  commands: readonly Command[];
}

export interface CommandPaletteProps extends RootProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called with the new state when the user opens or closes it. */
  onToggle: (open: boolean) => void;
  /** Groups of commands in order. */
  groups: readonly CommandGroup[];
  /** Called with the id of the chosen command, after the palette was asked to close. */
  onRun: (id: string) => void;
  /** Ids of the commands that were used last, latest first; shown on top until something is typed. */
  recent?: readonly string[] | undefined;
  /** Whether a command matches the typed text. @default each word is in the label or a keyword */
  filter?: ((command: Command, text: string) => boolean) | undefined;
  /** Opens and closes it with Command+K on a Mac and Control+K elsewhere. @default true */
  shortcut?: boolean | undefined;
  /** Platform whose key symbols are shown, as in `Kbd`. @default 'other' */
  platform?: 'mac' | 'other' | undefined;
  /** Accessible name. @default 'Commands' */
  label?: string | undefined;
  /** Text of the empty search field. @default 'Search commands' */
  placeholder?: string | undefined;
  /** Text shown when nothing matches. @default 'No commands match. Try another word.' */
  emptyText?: string | undefined;
}
