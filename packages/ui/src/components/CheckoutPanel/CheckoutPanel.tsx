'use client';
import type { ReactElement, ReactNode } from 'react';
import * as text from '../../internal/text.css.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Card } from '../Card/Card.tsx';
import * as css from './CheckoutPanel.css.ts';
import { english } from './messages.ts';

/** One line of the summary. */
export interface CheckoutLine {
  /** Stable key. */
  id: string;
  /** What is paid for. */
  label: string;
  /** What it costs, written out. */
  value: string;
  /** A few words under the label. */
  note?: string | undefined;
}

export interface CheckoutPanelProps {
  /** Heading of the panel. @default 'Order summary' */
  title?: string | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What is paid for. */
  lines: readonly CheckoutLine[];
  /** What it comes to. */
  total: { label: string; value: string; note?: string | undefined };
  /** News about the payment, such as a Banner. */
  notice?: ReactNode;
  /** The pay button and what belongs to it. */
  payment: ReactNode;
  /** Where the payment stands, or why the button waits; a change is spoken. */
  status?: string | undefined;
  /** Small print under the button. */
  note?: ReactNode;
}

/** What is paid, what it comes to, and the button that pays it. */
export function CheckoutPanel(props: CheckoutPanelProps): ReactElement {
  const words = useMessages('CheckoutPanel', english);
  const { title = words.title, headingLevel, lines, total, notice, payment, status, note } = props;
  useSpoken(status, status);
  return (
    <div data-kit="CheckoutPanel" className={css.root}>
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
