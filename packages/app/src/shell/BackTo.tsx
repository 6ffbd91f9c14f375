import { BackLink } from '@saywright/ui/BackLink';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import * as css from './BackTo.css.ts';

interface BackToProps {
  /** Where it leads; without it, back to where one came from. */
  readonly to?: string;
  readonly label: string;
}

/** Whether the entry before this one in the history is a page of the app: the router numbers its entries. */
function cameFromThisApp(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
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
      <BackLink href={href} onClick={back}>
        {label}
      </BackLink>
    </div>
  );
}
