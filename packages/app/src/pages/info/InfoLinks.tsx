import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { InfoLink } from '../../copy/info.ts';
import * as css from './info.css.ts';

/** A vertical list of links. */
export function InfoLinks({ links }: { readonly links: readonly InfoLink[] }): ReactElement {
  return (
    <ul className={css.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
