'use client';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableColumn, DataTableRow } from '../../components/DataTable/types.ts';
import { useFigures } from '../figures.ts';
import { rootProps } from '../rootProps.ts';
import { visuallyHidden } from '../hidden.css.ts';
import { useOverflow } from '../useOverflow.ts';
import * as css from './chart.css.ts';
import type { ChartLabels } from './messages.ts';
import type { ChartKey } from './points.ts';

interface ChartFrameProps {
  kind: string;
  /** Props of the chart, for the root element. */
  root: object;
  title: string;
  titleHidden: boolean;
  words: ChartLabels;
  isEmpty: boolean;
  /** Legend entries; a single series needs none. */
  legend?: readonly ChartKey[] | undefined;
  columns: readonly DataTableColumn[];
  /** Computed only when the table is shown. */
  rows: () => readonly DataTableRow[];
  children: ReactNode;
}

/** Maximum number of table rows; longer tables are truncated with a note. */
const mostRows = 500;

function Sheet(props: Pick<ChartFrameProps, 'title' | 'words' | 'columns' | 'rows'>): ReactElement {
  const { title, words, columns, rows } = props;
  const { figure } = useFigures();
  const box = useRef<HTMLDivElement>(null);
  const reach = useOverflow(box) ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {};
  const all = rows();
  const shown = all.slice(0, mostRows);
  return (
    <div ref={box} {...reach} className={css.sheet}>
      <DataTable
        caption={title}
        hideCaption
        columns={columns}
        rows={shown}
        emptyText={words.empty}
        nullLabel={words.noValue}
        footnote={all.length > shown.length ? words.cut(shown.length, all.length, figure) : undefined}
      />
    </div>
  );
}

/** Frame of every chart: title, legend, and switch between chart and table. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const { kind, root, title, titleHidden, words, isEmpty, legend = [], columns, rows, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const table = <Sheet title={title} words={words} columns={columns} rows={rows} />;
  return (
    <figure data-kit={kind} aria-labelledby={id} {...rootProps(root, css.root)}>
      <div className={css.head}>
        <p id={id} className={titleHidden ? visuallyHidden : css.title}>
          {title}
        </p>
        {!isEmpty && (
          <span className={css.toggle}>
            <Button variant="ghost" size="sm" icon="table" onClick={() => setAsTable(!asTable)}>
              {asTable ? words.showChart : words.showTable}
            </Button>
          </span>
        )}
        {legend.length > 1 && !asTable && !isEmpty && (
          <ul className={css.legend}>
            {legend.map(({ id: key, label, swatch }) => (
              <li key={key} className={css.key}>
                {swatch}
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isEmpty ? <p className={css.empty}>{words.empty}</p> : asTable ? table : children}
    </figure>
  );
}
