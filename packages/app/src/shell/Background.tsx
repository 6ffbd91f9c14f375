import { whenToastWaits } from '@saywright/ui/Toast';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { tourStage } from '../services/tour.ts';
import { deferredComponent } from './deferredComponent.tsx';

const Monitoring = deferredComponent(() => import('../background/Monitoring.tsx'));
const Chats = deferredComponent(() => import('../background/Chats.tsx'));
const Preferences = deferredComponent(() => import('../background/Preferences.tsx'));
const WaitingInstructions = deferredComponent(() => import('../background/WaitingInstructions.tsx'));
const TourGuide = deferredComponent(() => import('../background/TourGuide.tsx'));
const QuickMenu = deferredComponent(() => import('./QuickMenu.tsx'));
const Toasts = deferredComponent(() => import('./Toasts.tsx'));

/** Pages with chats. */
const hasChats = /^\/(?:agent|studio)(?:\/|$)/u;

/** Preloads what a page shows at once. */
export async function fetchBackground(pathname: string): Promise<void> {
  if (pathname === '/') await QuickMenu.fetch();
}

/** Everything beside the page, none of it in the first load; a loading component hides no other. */
export function Background(): ReactElement {
  const { status, userId } = useAuth();
  const { isOn } = useStore(tourStage);
  const { pathname } = useLocation();
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => whenToastWaits(() => setHasToasts(true)), []);
  const isSignedIn = status === 'signed-in';
  // Each boundary is mounted with its content: one already on the page would block navigation until the chunk loads.
  return (
    <>
      {hasToasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isSignedIn && (
        <>
          <Suspense key={`monitoring ${userId}`}>
            <Monitoring />
          </Suspense>
          {hasChats.test(pathname) && (
            <Suspense key={`chats ${userId}`}>
              <Chats />
            </Suspense>
          )}
          <Suspense key={`preferences ${userId}`}>
            <Preferences />
          </Suspense>
          <Suspense key={`waiting ${userId}`}>
            <WaitingInstructions />
          </Suspense>
        </>
      )}
      {isOn && (
        <Suspense>
          <TourGuide />
        </Suspense>
      )}
      {!isOn && pathname === '/' && (
        <Suspense>
          <QuickMenu />
        </Suspense>
      )}
    </>
  );
}
