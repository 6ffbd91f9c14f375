'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { usePlaceScope } from '../../internal/useScope.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Dialog.css.ts';

/** Widest a dialog gets: 448, 576 or 832 px. On a phone it fills the width and rises from below. */
export type DialogSize = 'sm' | 'md' | 'lg';

interface DialogFrameProps {
  kit: string;
  role: 'dialog' | 'alertdialog';
  open: boolean;
  onClose: () => void;
  busy: boolean;
  closesOutside: boolean;
  size: DialogSize;
  title: string;
  icon?: IconSource;
  close?: ReactNode;
  describedBy?: string;
  /** A `DialogContent`; it is there only while the dialog is, so its state starts anew each time. */
  children: ReactNode;
}

/** Veil, panel and head of every dialog. */
export function DialogFrame(props: DialogFrameProps): ReactElement {
  const { kit, role, open, onClose, busy, closesOutside, size, title, icon, close, describedBy } = props;
  const [place, scope] = usePlaceScope(open);
  return (
    <>
      <span ref={place} hidden />
      <ModalOverlay
        {...scope}
        className={css.veil}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={closesOutside && !busy}
        isKeyboardDismissDisabled={busy}
      >
        <Modal className={cx(css.panel, css.sizes[size])}>
          <AriaDialog
            data-kit={kit}
            role={role}
            className={css.root}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          >
            <div className={css.head}>
              {icon !== undefined && <span className={css.mark}>{renderIcon(icon, 'lg')}</span>}
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              {close !== undefined && <span className={css.close}>{close}</span>}
            </div>
            {props.children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

interface DialogContentProps {
  id?: string;
  label: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** The scrolling body of a dialog and the foot under it. */
export function DialogContent({ id, label, footer, children }: DialogContentProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  // What scrolls must be reachable by keyboard, also when nothing in it takes focus.
  const region = useOverflow(body) ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <>
      <div ref={body} id={id} {...region} className={css.body}>
        {children}
      </div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </>
  );
}
