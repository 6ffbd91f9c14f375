'use client';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { InDirection } from '../../internal/InDirection.tsx';
import { usePlaceScope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  AriaToast,
  AriaToastRegion,
  ariaQueue,
  hasToasts,
  startToasts,
  subscribe,
  Text,
} from './ariaToasts.ts';
import { dismissToast, type ToastTone } from '../Toast/toastQueue.ts';
import { english } from './messages.ts';
import * as css from './ToastRegion.css.ts';

export interface ToastRegionProps {
  /** Name of the landmark that F6 reaches. @default 'Notifications' */
  label?: string | undefined;
  /** Name of the button that closes a toast. @default 'Dismiss' */
  closeLabel?: string | undefined;
}

const icon: Record<ToastTone, IconName> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** Shows at most three toasts; mount it once, any time. */
export function ToastRegion(props: ToastRegionProps): ReactElement {
  const words = useMessages('ToastRegion', english);
  const { label = words.label, closeLabel = words.close } = props;
  useEffect(startToasts, []);
  // react-aria registers the landmark only when its name changes, so it has a name only while it is there.
  const shown = useSyncExternalStore(subscribe, hasToasts, () => false);
  const [place, scope] = usePlaceScope(shown);
  return (
    <>
      <span ref={place} hidden />
      <InDirection dir={scope.dir}>
        <AriaToastRegion
          {...scope}
          data-kit="ToastRegion"
          queue={ariaQueue}
          {...(shown && { 'aria-label': label })}
          className={css.region}
        >
          {({ toast }) => {
            const { id, title, description, tone = 'info', action } = toast.content;
            return (
              <AriaToast
                data-kit="Toast"
                data-toast={id}
                data-tone={tone}
                toast={toast}
                className={cx(css.root, css.tones[tone])}
              >
                <span className={cx(css.mark, css.marks[tone])}>
                  <Icon name={icon[tone]} size="lg" />
                </span>
                <Text slot="title" className={css.title}>
                  {title}
                </Text>
                {description !== undefined && (
                  <Text slot="description" className={css.description}>
                    {description}
                  </Text>
                )}
                {action !== undefined && (
                  <span className={css.action}>
                    <Button
                      size="sm"
                      onClick={() => {
                        action.onPress();
                        dismissToast(id);
                      }}
                    >
                      {action.label}
                    </Button>
                  </span>
                )}
                <span className={css.close}>
                  <IconButton size="sm" icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
                </span>
              </AriaToast>
            );
          }}
        </AriaToastRegion>
      </InDirection>
    </>
  );
}
