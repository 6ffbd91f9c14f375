'use client';
import { useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { useToastQueue } from 'react-stately/useToastState';
import type { Scope } from '../../internal/useScope.ts';
import { forget, listedToasts, queue, subscribe } from './queue.ts';
import { ToastBody, ToastCard } from './ToastCard.tsx';
import * as css from './ToastRegion.css.ts';

interface ToastListProps {
  label: string;
  closeLabel: string;
  /** Theme, contrast, density and direction where the region is rendered. */
  scope: Scope;
}

/** Toasts in a layer above everything else. */
export function ToastList({ label, closeLabel, scope }: ToastListProps): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const state = useToastQueue(queue);
  const listed = useSyncExternalStore(subscribe, listedToasts, listedToasts);
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, region);
  return createPortal(
    <div {...scope} {...regionProps} ref={region} data-kit="ToastRegion" className={css.region}>
      <ol className={css.list}>
        {listed.map(({ toast, isLeaving }) =>
          isLeaving ? (
            <li key={`-${toast.key}`} inert className={css.leaving} onAnimationEnd={() => forget(toast.key)}>
              <ToastBody toast={toast.content} closeLabel={closeLabel} />
            </li>
          ) : (
            <li key={toast.key} className={css.item}>
              <ToastCard toast={toast} state={state} closeLabel={closeLabel} />
            </li>
          ),
        )}
      </ol>
    </div>,
    document.body,
  );
}
