'use client';
import { curveBasis, line } from 'd3-shape';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as css from './Diagram.css.ts';
import { Box } from './DiagramBox.tsx';
import { english } from './messages.ts';
import { sized } from './sized.ts';
import type { DiagramLink, DiagramProps } from './types.ts';
import { useZoom } from './useZoom.ts';

const curve = line<DiagramLink['points'][number]>()
  .x(({ x }) => x)
  .y(({ y }) => y)
  .curve(curveBasis);

/** Boxes with lines of text and arrows between them, which can be made larger and smaller. To others it is a list. */
export function Diagram(props: DiagramProps): ReactElement {
  const { label, boxes, links, width, height, renderLink } = props;
  const words = useMessages('Diagram', english);
  const { emptyText = words.empty } = props;
  const { figure } = useFigures();
  const place = useRef<HTMLDivElement>(null);
  const head = useId();
  const [active, setActive] = useState<string>();
  const { zoom, scale, canGrow, canShrink, grow, shrink, fit } = useZoom(place, width, height);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': grow, '=': grow, '-': shrink, '0': fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  // What can be scrolled must be reachable by keyboard.
  const reach = { role: 'group', 'aria-label': label, tabIndex: 0, onKeyDown: onKey };
  if (boxes.length === 0)
    return (
      <div data-kit="Diagram" {...rootProps(props, css.root)}>
        <p className={css.empty}>{emptyText}</p>
      </div>
    );
  return (
    <div data-kit="Diagram" {...rootProps(props, css.root)}>
      <Toolbar label={words.tools(label)} className={css.tools}>
        <IconButton size="sm" icon="minus" label={words.smaller} disabled={!canShrink} onClick={shrink} />
        <IconButton size="sm" icon="plus" label={words.larger} disabled={!canGrow} onClick={grow} />
        <Button size="sm" variant="ghost" onClick={fit}>
          {words.fit}
        </Button>
        <output className={css.percent}>{words.zoom(figure(Math.round(zoom * 100)))}</output>
      </Toolbar>
      <div ref={place} {...reach} className={css.place}>
        <div ref={sized({ width: width * scale, height: height * scale })} className={css.frame}>
          <div
            ref={(element) => {
              sized({ width, height })(element);
              element?.style.setProperty('transform', `scale(${scale})`);
            }}
            className={css.drawing}
          >
            <svg width={width} height={height} className={css.links} aria-hidden="true">
              <marker
                id={head}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerUnits="userSpaceOnUse"
                markerWidth="10"
                markerHeight="10"
                orient="auto"
              >
                <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
              </marker>
              {links.map(({ id, from, to, points }) => (
                <path
                  key={id}
                  d={curve([...points]) ?? undefined}
                  markerEnd={`url(#${head})`}
                  className={cx(css.link, (from === active || to === active) && css.active)}
                />
              ))}
            </svg>
            <ul className={css.boxes}>
              {boxes.map((box) => (
                <Box key={box.id} box={box} renderLink={renderLink} onActive={setActive} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
