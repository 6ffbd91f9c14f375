import { Banner } from '@saywright/ui/Banner';
import { useEffect, useState, type ReactElement } from 'react';
import { copy } from '../copy.ts';
import { isAway, reachability } from '../services/reachability.ts';
import { useStore } from '../services/store.ts';
import * as css from './Outage.css.ts';

/** How long it is said that the server answers again, in milliseconds. */
const backFor = 6000;

/** Says on every page that the server does not answer, and that it does again. */
export function OutageBanner(): ReactElement {
  const state = useStore(reachability);
  const [said, setSaid] = useState<'offline' | 'unreachable' | 'back'>();
  const outage = state === 'offline' || state === 'unreachable' ? state : undefined;
  if (outage !== undefined && said !== outage) setSaid(outage);
  if (state === 'reachable' && (said === 'offline' || said === 'unreachable')) setSaid('back');
  useEffect(() => {
    if (said !== 'back') return undefined;
    const timer = setTimeout(() => setSaid(undefined), backFor);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div role="status" className={css.bar}>
      {said !== undefined && (
        <Banner tone={said === 'back' ? 'success' : 'warning'} title={copy.outage[said].title}>
          {copy.outage[said].text}
        </Banner>
      )}
    </div>
  );
}

/** Which of the two outages there is, if any. */
export function useOutage(): 'offline' | 'unreachable' | undefined {
  const state = useStore(reachability);
  return isAway(state) ? (state === 'offline' ? 'offline' : 'unreachable') : undefined;
}
