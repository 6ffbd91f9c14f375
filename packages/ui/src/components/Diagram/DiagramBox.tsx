import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Diagram.css.ts';
import { sized } from './sized.ts';
import type { DiagramBox, DiagramProps } from './types.ts';

interface BoxProps {
  box: DiagramBox;
  renderLink: DiagramProps['renderLink'];
  /** Tells which box the pointer or the focus is on. */
  onActive: (id: string | undefined) => void;
}

/** One box of a diagram. */
export function Box({ box, renderLink, onActive }: BoxProps): ReactElement {
  const { id, title, href, lines, relations, x, y, width, height } = box;
  const leave = (): void => onActive(undefined);
  const enter = (): void => onActive(id);
  const watched = { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
  return (
    <li ref={sized({ left: x, top: y, width, height })} className={css.box} {...watched}>
      <div className={css.title}>
        <span className={css.text}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} renderLink={renderLink} tone="inherit" underline="hover">
              {title}
            </Link>
          )}
        </span>
      </div>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.id} className={cx(css.row, line.strong === true && css.strong)}>
            <span className={css.text}>{line.text}</span>
            {line.note !== undefined && <span className={css.note}>{line.note}</span>}
          </li>
        ))}
      </ul>
      {relations !== undefined && <p className={visuallyHidden}>{relations}</p>}
    </li>
  );
}
