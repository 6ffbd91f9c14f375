import { BackLink } from '@saywright/ui/BackLink';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import { infoCopy } from '../../copy/info.ts';

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

/** Leads back to where one came from, or home for whoever arrived from outside (CS-NAVI-02). */
export function InfoBack(): ReactElement {
  const home = '/';
  const href = useHref(home);
  const goHome = useLinkClickHandler(home);
  const navigate = useNavigate();
  const back = (event: MouseEvent<HTMLAnchorElement>): void => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab || !cameFromThisApp()) {
      goHome(event);
      return;
    }
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink href={href} onClick={back}>
      {infoCopy.back}
    </BackLink>
  );
}
