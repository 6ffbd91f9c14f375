import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { heading, muted } from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Receipt.css.ts';

/** One counted effect. */
export interface ReceiptLine {
  /** What was counted. */
  label: string;
  /** How many, written out. */
  value: string;
  /** 'zero' for what did not happen, 'mono' for identifiers. @default 'plain' */
  tone?: 'zero' | 'plain' | 'mono' | undefined;
}

export interface ReceiptProps {
  /** What the slip proves, in a word. */
  title: string;
  /** Where and when it was proven. */
  note: string;
  /** The counted effects, zeros included. */
  lines: readonly ReceiptLine[];
  /** The stub: what undo would restore, or why it cannot. */
  undo?: { title: string; text: string; available: boolean } | undefined;
  /** False while nothing is proven. @default true */
  ok?: boolean | undefined;
}

/** The proof of a plan: counted effects, and a stub for undo. */
export function Receipt({ title, note, lines, undo, ok = true }: ReceiptProps): ReactElement {
  return (
    <div data-kit="Receipt" className={cx(css.root, !ok && css.open)}>
      <div className={css.head}>
        <span className={ok ? css.proven : css.unproven}>
          <Icon name={ok ? 'check-circle' : 'warning'} size="lg" />
        </span>
        <div>
          <p className={heading}>{title}</p>
          <p className={muted}>{note}</p>
        </div>
      </div>
      {lines.length > 0 && (
        <dl className={css.list}>
          {lines.map((line) => (
            <div key={line.label} className={css.line}>
              <dt className={muted}>{line.label}</dt>
              <dd className={css.values[line.tone ?? 'plain']}>{line.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {undo !== undefined && (
        <div className={css.stub}>
          <b className={css.stubTitle}>
            <Icon name={undo.available ? 'undo' : 'dash-circle'} />
            {undo.title}
          </b>
          {undo.text}
        </div>
      )}
    </div>
  );
}
