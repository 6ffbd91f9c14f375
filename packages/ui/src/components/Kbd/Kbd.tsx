'use client';
import type { ReactElement } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import { glyphs } from './glyphs.ts';
import * as css from './Kbd.css.ts';
import { english } from './messages.ts';

export interface KbdProps {
  /** Keys pressed together, by their names in `KeyboardEvent.key`; `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly string[];
  /** Whose keys these are. @default 'other' */
  platform?: 'mac' | 'other' | undefined;
}

/** Keys as they are printed, with names that can be read aloud. */
export function Kbd({ keys, platform = 'other' }: KbdProps): ReactElement {
  const names: Readonly<Record<string, string>> = useMessages('Kbd', english);
  const isMac = platform === 'mac';
  const own: Readonly<Record<string, string>> = {
    Mod: isMac ? 'Command' : 'Control',
    Alt: isMac ? 'Option' : 'Alt',
    Meta: isMac ? 'Command' : 'Meta',
    ' ': 'Space',
  };
  const meant = keys.map((key) => own[key] ?? key);
  return (
    <kbd data-kit="Kbd" className={css.root}>
      <span className={hidden}>{meant.map((key) => names[key] ?? key).join(' ')}</span>
      {meant.map((key) => (
        <span key={key} aria-hidden="true" className={css.cap}>
          {glyphs[platform][key] ?? names[key] ?? key}
        </span>
      ))}
    </kbd>
  );
}
