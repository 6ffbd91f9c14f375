import type { HelpTerm } from '@saywright/domain/help';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { helpLibraryCopy } from '../../copy/help.ts';

/** A link to the page where the term is used, if there is one. */
export function TermLink({ term: { to, term } }: { readonly term: HelpTerm }): ReactElement | null {
  if (to === undefined) return null;
  return (
    <Link to={to} aria-label={helpLibraryCopy.goTo(term)}>
      {helpLibraryCopy.go}
    </Link>
  );
}
