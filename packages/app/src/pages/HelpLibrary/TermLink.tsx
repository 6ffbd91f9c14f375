import type { HelpTerm } from '@saywright/domain/help';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { helpLibraryCopy } from '../../copy/help.ts';

/** Leads to the page on which something is done about a word, where there is one. */
export function TermLink({ term: { to, term } }: { readonly term: HelpTerm }): ReactElement | null {
  if (to === undefined) return null;
  return (
    <Link to={to} aria-label={helpLibraryCopy.goTo(term)}>
      {helpLibraryCopy.go}
    </Link>
  );
}
