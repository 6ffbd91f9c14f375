'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { rootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { usePlaceScope } from '../../internal/useScope.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './Dialog.css.ts';

/** Maximum width: 448, 576 or 832 px. On phones the dialog is a full-width bottom sheet. */
export type DialogSize = 'sm' | 'md' | 'lg';

interface DialogFrameProps {
  kit: string;
  /** Props of the dialog, for the root element. */
  root: object;
  role: 'dialog' | 'alertdialog';
  open: boolean;
  onClose: () => void;
  busy: boolean;
  closesOutside: boolean;
  /** Classes of the backdrop and the panel: where it is, and how large. */
  look: { readonly veil: string; readonly panel: string };
  /** Heading; without it, the content has its own head and `root` a label. */
  title?: string;
  icon?: IconSource;
  close?: ReactNode;
  describedBy?: string;
  /** A `DialogContent`; it is mounted only while the dialog is open, so its state resets each time. */
  children: ReactNode;
}

/** The classes of a dialog in the middle of the window. */
export const dialogLook = (size: DialogSize): DialogFrameProps['look'] => ({
  veil: css.veil,
  panel: cx(css.panel, css.sizes[size]),
});

/** Backdrop, panel and header of every dialog and drawer. */
export function DialogFrame(props: DialogFrameProps): ReactElement {
  const { kit, root, role, open, onClose, busy, closesOutside, look, title, icon, close, describedBy } =
    props;
  const [place, scope] = usePlaceScope(open);
  return (
    <>
      <span ref={place} hidden />
      <ModalOverlay
        {...scope}
        className={look.veil}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={closesOutside && !busy}
        isKeyboardDismissDisabled={busy}
      >
        <Modal className={look.panel}>
          <AriaDialog
            data-kit={kit}
            role={role}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
            {...rootProps(root, css.root)}
          >
            {title !== undefined && (
              <div data-part="head" className={css.head}>
                {icon !== undefined && (
                  <span data-part="mark" className={css.mark}>
                    {renderIcon(icon, 'lg')}
                  </span>
                )}
                <Heading slot="title" data-part="title" className={css.title}>
                  {title}
                </Heading>
                {close !== undefined && <span className={css.close}>{close}</span>}
              </div>
            )}
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

/** Scrolling body and footer of a dialog. */
export function DialogContent({ id, label, footer, children }: DialogContentProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  // A scrollable region must be reachable by keyboard, even with nothing focusable inside.
  const region = useOverflow(body) ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <>
      <div ref={body} id={id} {...region} data-part="body" className={css.body}>
        {children}
      </div>
      {footer !== undefined && (
        <div data-part="foot" className={css.foot}>
          {footer}
        </div>
      )}
    </>
  );
}
