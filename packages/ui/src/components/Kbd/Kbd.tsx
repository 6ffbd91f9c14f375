'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { useMessages } from '../../messages/context.ts';
import { glyphs } from './glyphs.ts';
import * as css from './Kbd.css.ts';
import { english } from './messages.ts';

export interface KbdProps extends RootProps {
  /** Keys of the shortcut as `KeyboardEvent.key` names; `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly string[];
  /** Platform whose key symbols are shown. @default 'other' */
  platform?: 'mac' | 'other' | undefined;
}

/** Keyboard shortcut with key symbols and readable names. */
export function Kbd({ keys, platform = 'other', ...root }: KbdProps): ReactElement {
  const names: Readonly<Record<string, string>> = useMessages('Kbd', english);
  const isMac = platform === 'mac';
  const own: Readonly<Record<string, string>> = {
    Mod: isMac ? 'Command' : 'Control',
    Alt: isMac ? 'Option' : 'Alt',
    Meta: isMac ? 'Command' : 'Meta',
    ' ': 'Space',
  };
  const resolved = keys.map((key) => own[key] ?? key);
  return (
    <kbd data-kit="Kbd" {...rootProps(root, css.root)}>
      <span className={visuallyHidden}>{resolved.map((key) => names[key] ?? key).join(' ')}</span>
      {resolved.map((key) => (
        <span key={key} aria-hidden="true" className={css.cap}>
          {glyphs[platform][key] ?? names[key] ?? key}
        </span>
      ))}
    </kbd>
  );
}
