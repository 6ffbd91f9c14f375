import { whenToastWaits } from '@saywright/ui/Toast';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { tourStage } from '../services/tour.ts';
import { deferredComponent } from './deferredComponent.tsx';

const SignedIn = deferredComponent(() => import('../background/SignedIn.tsx'));
const TourGuide = deferredComponent(() => import('../background/TourGuide.tsx'));
const QuickMenu = deferredComponent(() => import('./QuickMenu.tsx'));
const Toasts = deferredComponent(() => import('./Toasts.tsx'));

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
  // Each boundary is mounted with its content: one already on the page would block navigation until the chunk loads.
  return (
    <>
      {hasToasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {status === 'signed-in' && (
        <Suspense key={userId}>
          <SignedIn />
        </Suspense>
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
