import { Badge } from '@saywright/ui/Badge';
import { Icon } from '@saywright/ui/Icon';
import type { ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import * as css from './Illustrations.css.ts';

const copy = homeCopy.evidence;

/** An example of what a proof counts. */
export function Comparison(): ReactElement {
  return (
    <table className={css.compared}>
      <caption>{copy.compared}</caption>
      <thead>
        <tr>
          {copy.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.rows.map(([what, now, after]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{now}</td>
            <td className={now === after ? undefined : css.changed}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An example history of undoable changes. */
export function History(): ReactElement {
  return (
    <>
      <p className={css.caption}>{copy.history}</p>
      <ul className={css.history}>
        {copy.changes.map(({ what, when, isUndone }) => (
          <li key={what}>
            <span className={isUndone ? css.marks.undone : css.marks.done}>
              <Icon name={isUndone ? 'undo' : 'check-circle'} />
            </span>
            <span>
              {isUndone ? <s>{what}</s> : what}
              <small className={css.when}>{when}</small>
            </span>
            <Badge tone="line">{isUndone ? copy.undone : copy.canUndo}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
