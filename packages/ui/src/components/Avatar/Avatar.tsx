'use client';
import { useState, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose picture it is. */
  name: string;
  /** Address of the picture; without one, or when it does not load, the initials show. */
  src?: string | undefined;
  /** Edge: 24, 36 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The name stands beside it, so a screen reader passes it over. @default false */
  decorative?: boolean | undefined;
}

/** The face of a person, or the letters that stand for it. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const shown = src === undefined || src === '' || src === broken ? undefined : src;
  const letters = initials(name);
  const known =
    decorative || name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span data-kit="Avatar" {...known} className={cx(css.root, css.sizes[size])}>
      {shown === undefined ? (
        letters || <Icon name="user" size={size === 'sm' ? 'sm' : 'md'} />
      ) : (
        <img src={shown} alt="" className={css.image} onError={() => setBroken(shown)} />
      )}
    </span>
  );
}
