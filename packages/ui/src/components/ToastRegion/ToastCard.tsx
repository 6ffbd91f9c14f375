'use client';
import { useRef, type HTMLAttributes, type ReactElement, type RefObject } from 'react';
import { useToast } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { cx } from '../../internal/cx.ts';
import { heading, note } from '../../internal/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dismissToast, type QueuedToast, type ToastTone } from '../Toast/toastQueue.ts';
import { dismissSwiped, type ShownToast } from './queue.ts';
import * as css from './ToastRegion.css.ts';
import { useSwipe } from './useSwipe.ts';

const icon: Record<ToastTone, IconName> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

interface ToastBodyProps {
  toast: QueuedToast;
  closeLabel: string;
  /** Attributes that make it a focusable toast. */
  attributes?: HTMLAttributes<HTMLElement> & { ref: RefObject<HTMLDivElement | null> };
  titleId?: string | undefined;
  descriptionId?: string | undefined;
}

/** Content of a toast. */
export function ToastBody({
  toast,
  closeLabel,
  attributes,
  titleId,
  descriptionId,
}: ToastBodyProps): ReactElement {
  const { id, title, description, tone = 'info', action } = toast;
  return (
    <div {...attributes} data-tone={tone} className={cx(css.root, tone === 'danger' && css.urgent)}>
      <span className={css.marks[tone]}>
        <Icon name={icon[tone]} size="lg" />
      </span>
      <div className={css.words}>
        <div id={titleId} className={heading}>
          {title}
        </div>
        {description !== undefined && (
          <div id={descriptionId} className={note}>
            {description}
          </div>
        )}
        {action !== undefined && (
          <div className={css.action}>
            <Button
              size="sm"
              onClick={() => {
                action.onPress();
                dismissToast(id);
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <span className={css.close}>
        <IconButton size="sm" icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
      </span>
    </div>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  state: ToastState<ShownToast['content']>;
  closeLabel: string;
}

/** Focusable toast that can be closed or swiped away. */
export function ToastCard({ toast, state, closeLabel }: ToastCardProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { id } = toast.content;
  const { toastProps, titleProps, descriptionProps } = useToast({ toast }, state, ref);
  const swipe = useSwipe(ref, () => dismissSwiped(id));
  const attributes = { ...toastProps, ...swipe, 'data-kit': 'Toast', 'data-toast': id, ref };
  return (
    <ToastBody
      toast={toast.content}
      closeLabel={closeLabel}
      attributes={attributes}
      titleId={titleProps.id}
      descriptionId={descriptionProps.id}
    />
  );
}
