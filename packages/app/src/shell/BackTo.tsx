import { BackLink } from '@saywright/ui/BackLink';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import * as css from './BackTo.css.ts';

interface BackToProps {
  /** Where it leads; without it, back to where one came from. */
  readonly to?: string;
  readonly label: string;
}

/** The number the router gives to an entry of the history, from 0 for the one that was opened from outside or anew. */
function entryNumber(): number {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : 0;
}

/** Whether the entry before this one in the history is a page of the app. */
function cameFromThisApp(): boolean {
  if (entryNumber() > 0) return true;
  // A link that was pressed before the page listened has opened this one anew.
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}

/** The Back button: to a given path, or back in history, or home for whoever arrived from outside (CS-NAVI-01, CS-NAVI-02, A96). */
export function BackTo({ to, label }: BackToProps): ReactElement {
  const target = to ?? '/';
  const href = useHref(target);
  const go = useLinkClickHandler(target);
  const navigate = useNavigate();
  const back = (event: MouseEvent<HTMLAnchorElement>): void => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (to !== undefined || wantsNewTab || !cameFromThisApp()) {
      go(event);
      return;
    }
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className={css.top}>
      {/* Pressed before the page listens, it waits (public/early.js): the address alone would lead home. */}
      <BackLink href={href} onClick={back} data-waits={to === undefined ? '' : undefined}>
        {label}
      </BackLink>
    </div>
  );
}
