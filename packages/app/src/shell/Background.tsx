import { whenToastWaits } from '@saywright/ui/Toast';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { useStore } from '../services/store.ts';
import { tourStage } from '../services/tour.ts';
import { laterPart } from './laterPart.tsx';

const Monitoring = laterPart(() => import('../background/Monitoring.tsx'));
const Preferences = laterPart(() => import('../background/Preferences.tsx'));
const TourGuide = laterPart(() => import('../background/TourGuide.tsx'));
const QuickMenu = laterPart(() => import('./QuickMenu.tsx'));
const Toasts = laterPart(() => import('./Toasts.tsx'));

/** What goes on beside the page, none of it in the first load; what is still loading hides nothing that is there. */
export function Background(): ReactElement {
  const { status, userId } = useAuth();
  const { isOn } = useStore(tourStage);
  const { pathname } = useLocation();
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => whenToastWaits(() => setHasToasts(true)), []);
  return (
    <>
      <Suspense>{hasToasts && <Toasts />}</Suspense>
      <Suspense>{status === 'signed-in' && <Monitoring key={userId} />}</Suspense>
      <Suspense>{status === 'signed-in' && <Preferences key={`choices ${userId}`} />}</Suspense>
      <Suspense>{isOn ? <TourGuide /> : pathname === '/' && <QuickMenu />}</Suspense>
    </>
  );
}
