import { Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { deferredComponent } from '../shell/deferredComponent.tsx';
import Monitoring from './Monitoring.tsx';
import Preferences from './Preferences.tsx';
import WaitingInstructions from './WaitingInstructions.tsx';

const Chats = deferredComponent(() => import('./Chats.tsx'));

/** Pages with chats. */
const hasChats = /^\/(?:agent|studio)(?:\/|$)/u;

/** What goes on beside every page for a person who is signed in. */
export default function SignedIn(): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <Monitoring />
      {hasChats.test(pathname) && (
        <Suspense>
          <Chats />
        </Suspense>
      )}
      <Preferences />
      <WaitingInstructions />
    </>
  );
}
