import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import * as css from './Home.css.ts';

const TryChat = lazy(() => import('./TryChat.tsx'));

/** The chat that works without an account; its parts are fetched when it comes into view (CS-HOME-10, D8). */
export function TryNow(): ReactElement {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Card>
        <div className={css.trial}>
          <Suspense fallback={<Skeleton label={homeCopy.tryStarting} lines={6} />}>
            {isNear ? <TryChat /> : <Skeleton label={homeCopy.tryStarting} lines={6} />}
          </Suspense>
        </div>
      </Card>
    </div>
  );
}
