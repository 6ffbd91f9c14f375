import { Banner } from '@saywright/ui/Banner';
import { useEffect, useState, type ReactElement } from 'react';
import { copy } from '../copy.ts';
import { reachability } from '../services/reachability.ts';
import { useStore } from '../services/store.ts';
import * as css from './Outage.css.ts';

/** How long the banner shows that the server answers again, in milliseconds. */
const backDuration = 6000;

/** Shows on every page that the server does not answer, and that it does again. */
export default function OutageBanner(): ReactElement {
  const state = useStore(reachability);
  const [shown, setShown] = useState<'offline' | 'unreachable' | 'back'>();
  const outage = state === 'offline' || state === 'unreachable' ? state : undefined;
  if (outage !== undefined && shown !== outage) setShown(outage);
  if (state === 'reachable' && (shown === 'offline' || shown === 'unreachable')) setShown('back');
  useEffect(() => {
    if (shown !== 'back') return undefined;
    const timer = setTimeout(() => setShown(undefined), backDuration);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" className={css.bar}>
      {shown !== undefined && (
        <Banner tone={shown === 'back' ? 'success' : 'warning'} title={copy.outage[shown].title}>
          {copy.outage[shown].text}
        </Banner>
      )}
    </div>
  );
}
