'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as text from '../../internal/text.css.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Card } from '../Card/Card.tsx';
import * as css from './CheckoutPanel.css.ts';
import { english } from './messages.ts';

/** One line of the order summary. */
export interface CheckoutLine {
  /** Stable key, unique in the list. */
  id: string;
  /** Name of the item. */
  label: string;
  /** Formatted price. */
  value: string;
  /** Note under the label. */
  note?: string | undefined;
}

export interface CheckoutPanelProps extends RootProps {
  /** Panel heading. @default 'Order summary' */
  title?: string | undefined;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Lines of the order. */
  lines: readonly CheckoutLine[];
  /** Total, with its label and formatted amount. */
  total: { label: string; value: string; note?: string | undefined };
  /** Payment message, such as a Banner. */
  notice?: ReactNode;
  /** Pay button and related controls. */
  payment: ReactNode;
  /** Payment status, or why the button is unavailable; changes are announced. */
  status?: string | undefined;
  /** Small print under the button. */
  note?: ReactNode;
}

/** Order summary with total and payment button. */
export function CheckoutPanel(props: CheckoutPanelProps): ReactElement {
  const words = useMessages('CheckoutPanel', english);
  const { title = words.title, headingLevel, lines, total, notice, payment, status, note } = props;
  useAnnouncement(status, status);
  return (
    <div data-kit="CheckoutPanel" {...rootProps(props, css.root)}>
      <Card title={title} headingLevel={headingLevel}>
        <dl>
          {lines.map((line) => (
            <div key={line.id} className={css.line}>
              <dt>
                {line.label}
                {line.note !== undefined && <div className={text.note}>{line.note}</div>}
              </dt>
              <dd className={css.value}>{line.value}</dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>
              {total.label}
              {total.note !== undefined && <div className={text.note}>{total.note}</div>}
            </dt>
            <dd className={css.sum}>{total.value}</dd>
          </div>
        </dl>
        {notice !== undefined && <div className={css.under}>{notice}</div>}
        <div className={css.payment}>{payment}</div>
        {status !== undefined && <p className={`${text.note} ${css.status}`}>{status}</p>}
        {note !== undefined && <div className={`${text.fine} ${css.small}`}>{note}</div>}
      </Card>
    </div>
  );
}
