import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import * as css from './Home.css.ts';

const TryChat = deferredComponent(() => import('./TryChat.tsx'));

/** The chat that works without an account; loaded when it scrolls into view. */
export function TryNow(): ReactElement {
  const [isInView, setIsInView] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container}>
      <Card>
        <div className={css.trial}>
          <Suspense fallback={<Skeleton label={homeCopy.tryStarting} lines={6} />}>
            {isInView ? <TryChat /> : <Skeleton label={homeCopy.tryStarting} lines={6} />}
          </Suspense>
        </div>
      </Card>
    </div>
  );
}
