'use client';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { InDirection } from '../../internal/InDirection.tsx';
import { usePlaceScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import { hasToasts, startToasts, subscribe } from './queue.ts';
import { ToastList } from './ToastList.tsx';

export interface ToastRegionProps {
  /** Accessible name of the landmark; F6 moves focus to it. @default 'Notifications' */
  label?: string | undefined;
  /** Accessible name of the button that closes a toast. @default 'Dismiss' */
  closeLabel?: string | undefined;
}

/** Region that shows up to three toasts; mount it once, at any time. */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const words = useMessages('ToastRegion', english);
  const { label = words.label, closeLabel = words.close } = props;
  useEffect(startToasts, []);
  const shown = useSyncExternalStore(subscribe, hasToasts, () => false);
  const [place, scope] = usePlaceScope(shown);
  return (
    <>
      <span ref={place} hidden />
      <InDirection dir={scope.dir}>
        {shown && <ToastList label={label} closeLabel={closeLabel} scope={scope} />}
      </InDirection>
    </>
  );
}
