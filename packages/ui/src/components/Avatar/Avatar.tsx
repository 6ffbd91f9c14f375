'use client';
import { useState, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends RootProps {
  /** Name of the person. */
  name: string;
  /** Image URL; initials are shown if it is missing or fails to load. */
  src?: string | undefined;
  /** Width and height: 24, 36 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Hides the avatar from screen readers; use it when the name is visible beside it. @default false */
  decorative?: boolean | undefined;
}

/** Image or initials of a person. */
export function Avatar({ name, src, size = 'md', decorative = false, ...root }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string>();
  const shown = src === undefined || src === '' || src === broken ? undefined : src;
  const letters = initials(name);
  const known =
    decorative || name.trim() === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span data-kit="Avatar" {...known} {...rootProps(root, css.root, css.sizes[size])}>
      {shown === undefined ? (
        letters || <Icon name="user" size={size === 'sm' ? 'sm' : 'md'} />
      ) : (
        <img src={shown} alt="" className={css.image} onError={() => setBroken(shown)} />
      )}
    </span>
  );
}
