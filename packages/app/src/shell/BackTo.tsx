import { BackLink } from '@saywright/ui/BackLink';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import * as css from './BackTo.css.ts';

interface BackToProps {
  /** Destination. @default the previous page */
  readonly to?: string;
  readonly label: string;
}

/** The router's index of the current history entry; 0 for one opened from outside or reloaded. */
function entryNumber(): number {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : 0;
}

/** Whether the previous history entry is a page of the app. */
function cameFromThisApp(): boolean {
  if (entryNumber() > 0) return true;
  // A link clicked before the page was interactive has loaded this page from the server.
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}

/** The Back button: to a given path, or back in history, or home for a visitor from outside. */
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
      {/* A click before the page is interactive is queued (public/start.js): the href alone would lead home. */}
      <BackLink href={href} onClick={back} data-waits={to === undefined ? '' : undefined}>
        {label}
      </BackLink>
    </div>
  );
}
