import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { heading, muted } from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Receipt.css.ts';

/** One counted effect. */
export interface ReceiptLine {
  /** What was counted. */
  label: string;
  /** Formatted count. */
  value: string;
  /** Style: 'zero' for an effect that did not occur, 'mono' for identifiers. @default 'plain' */
  tone?: 'zero' | 'plain' | 'mono' | undefined;
}

export interface ReceiptProps extends RootProps {
  /** Short title of what is proven. */
  title: string;
  /** Where and when it was proven. */
  note: string;
  /** Counted effects, including zeros. */
  lines: readonly ReceiptLine[];
  /** What undo would restore, or why it is unavailable. */
  undo?: { title: string; text: string; available: boolean } | undefined;
  /** Whether the proof succeeded; false while nothing is proven. @default true */
  ok?: boolean | undefined;
}

/** Proof of a plan: counted effects, and what undo would restore. */
export function Receipt({ title, note, lines, undo, ok = true, ...root }: ReceiptProps): ReactElement {
  return (
    <div data-kit="Receipt" {...rootProps(root, css.root, !ok && css.open)}>
      <div data-part="head" className={css.head}>
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
