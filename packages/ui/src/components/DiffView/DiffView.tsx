'use client';
import { memo, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { dangerText, successText } from '../../internal/text.css.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './DiffView.css.ts';
import { english, type DiffLabels } from './messages.ts';
import { changes, diffRows, type DiffRow, type DiffViewProps } from './types.ts';

const signs = { added: ['+', successText], removed: ['−', dangerText], context: ['', ''] } as const;
const number = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '' : String(value);

const Line = memo(function Line({ row, words }: { row: DiffRow; words: DiffLabels }): ReactElement {
  if ('heading' in row)
    return (
      <tr className={css.whole}>
        <td colSpan={4} className={css.heading}>
          {row.heading}
        </td>
      </tr>
    );
  const { kind, oldNumber, newNumber } = row;
  return (
    // A line on both sides is rendered once; the split view repeats it with CSS.
    <tr className={css.kinds[kind]} data-text={kind === 'context' ? row.text : undefined}>
      <td className={css.number}>{number(oldNumber)}</td>
      <td className={cx(css.number, kind === 'context' && css.newSide)}>{number(newNumber)}</td>
      <td className={cx(signs[kind][1], css.sign)}>
        <span aria-hidden="true">{signs[kind][0]}</span>
        {kind !== 'context' && <span className={visuallyHidden}>{words[kind]}</span>}
      </td>
      <td className={css.text}>{row.text}</td>
    </tr>
  );
});

/** Line-by-line diff; signs and text carry the meaning before colour. */
export function DiffView(props: DiffViewProps): ReactElement {
  const { title, hunks, view = 'auto', limit = 200, action, labels } = props;
  const fixed = useMessages('DiffView', english);
  const words = useMemo(() => ({ ...fixed, ...labels }), [fixed, labels]);
  const { figure } = useFigures();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const rows = useMemo(() => diffRows(hunks), [hunks]);
  const [shown, setShown] = useState(limit);
  const count = (kind: 'added' | 'removed'): number =>
    rows.filter((row) => 'kind' in row && row.kind === kind).length;
  const left = rows.length - shown;
  return (
    <div data-kit="DiffView" {...rootProps(props, css.root)}>
      <div className={css.head}>
        <span id={id} className={css.title}>
          {title}
        </span>
        <span className={css.counts}>{words.counts(count('added'), count('removed'), figure)}</span>
        {action !== undefined && <span className={css.action}>{action}</span>}
      </div>
      {rows.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        <div
          ref={box}
          className={cx(css.scroller, view === 'auto' && css.measured)}
          {...(overflows && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}
        >
          <table aria-labelledby={id} className={css.table}>
            <thead className={visuallyHidden}>
              <tr>
                {[words.oldLine, words.newLine, words.change, words.text].map((word) => (
                  <th key={word} scope="col">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            {changes(rows.slice(0, shown)).map((part) => (
              <tbody key={part[0]?.key} className={css.change}>
                {part.map((row) => (
                  <Line key={row.key} row={row} words={words} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {left > 0 && (
        <div className={css.more}>
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + limit)}>
            {words.more(Math.min(limit, left), left, figure)}
          </Button>
        </div>
      )}
    </div>
  );
}
