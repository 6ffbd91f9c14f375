import { Graph, layout } from '@dagrejs/dagre';
import type { ProjectView } from '@saywright/engine/protocol';
import { diagramHeight, type DiagramBox, type DiagramLink } from '@saywright/ui/Diagram';
import { dataCopy as copy } from '../../copy/data.ts';
import { dataAddress } from './address.ts';

type Table = ProjectView['tables'][number];
type Unplaced = Omit<DiagramBox, 'x' | 'y'>;

interface Drawing {
  readonly boxes: readonly DiagramBox[];
  readonly links: readonly DiagramLink[];
  readonly width: number;
  readonly height: number;
}

/** Tables that are drawn at most, those with relations first; laying out more takes seconds. */
export const mostDrawn = 100;
/** Columns of a table that are drawn at most, those of keys first. */
const mostColumns = 12;
/** Width of a character in px, slightly more than that of most. */
const character = 6.8;
const widths = { least: 160, most: 320 };
const gap = { near: 24, far: 72, edge: 16 };

function boxOf(table: Table, all: readonly Table[]): Unplaced {
  const { name, columns, key, references } = table;
  const keys = new Set([...key, ...references.flatMap((one) => one.columns)]);
  const sorted = [
    ...columns.filter((column) => keys.has(column.name)),
    ...columns.filter((column) => !keys.has(column.name)),
  ];
  const lines = sorted.slice(0, mostColumns).map((column) => ({
    id: column.name,
    text: column.name,
    note: column.type,
    strong: keys.has(column.name),
  }));
  const left = columns.length - lines.length;
  if (left > 0) lines.push({ id: '', text: copy.moreColumns(left), note: '', strong: false });
  const longest = Math.max(name.length, ...lines.map(({ text, note }) => text.length + note.length + 2));
  const referring = all.filter((other) => other.references.some((one) => one.table === name));
  const relations = [
    ...references.map((one) => copy.refersTo(one.columns.join(', '), one.table)),
    ...referring.map((other) => copy.referredBy(other.name)),
  ];
  return {
    id: name,
    title: name,
    href: dataAddress(name),
    lines: lines.map(({ note, ...line }) => (note === '' ? line : { ...line, note })),
    ...(relations.length > 0 && { relations: relations.join(' ') }),
    width: Math.round(Math.min(widths.most, Math.max(widths.least, longest * character + 36))),
    height: diagramHeight(lines.length),
  };
}

/** Puts boxes into rows below what is there. */
function inRows(boxes: readonly Unplaced[], top: number, width: number): readonly DiagramBox[] {
  let [x, y, tallest] = [gap.edge, top, 0];
  return boxes.map((box) => {
    if (x > gap.edge && x + box.width > width) [x, y, tallest] = [gap.edge, y + tallest + gap.near, 0];
    const placed = { ...box, x, y };
    x += box.width + gap.near;
    tallest = Math.max(tallest, box.height);
    return placed;
  });
}

/** An arrow that leaves a box at its right edge and comes back. */
function toItself({ x, y, width }: DiagramBox): DiagramLink['points'] {
  const right = x + width;
  const [from, to, out] = [y + 18, y + 50, right + 48];
  return [
    { x: right, y: from },
    { x: out, y: from },
    { x: out, y: to },
    { x: right, y: to },
  ];
}

function pointsOf(
  { id, from, to }: Omit<DiagramLink, 'points'>,
  boxes: readonly DiagramBox[],
  graph: Graph,
): DiagramLink['points'] {
  if (from !== to) return graph.edge(from, to, id).points ?? [];
  const box = boxes.find((one) => one.id === from);
  return box ? toItself(box) : [];
}

/** Places the tables so that those that refer to one another are near, and the others in rows below. */
export function layoutTables(all: readonly Table[]): Drawing {
  const related = new Set(
    all.flatMap(({ name, references }) => references.flatMap(({ table }) => [name, table])),
  );
  const drawn = [
    ...all.filter(({ name }) => related.has(name)),
    ...all.filter(({ name }) => !related.has(name)),
  ].slice(0, mostDrawn);
  const names = new Set(drawn.map(({ name }) => name));
  const unplaced = drawn.map((table) => boxOf(table, all));
  const edges = drawn.flatMap(({ name, references }) =>
    references.flatMap(({ table }, at) =>
      names.has(table) ? [{ id: `${at} ${name}`, from: name, to: table }] : [],
    ),
  );
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: gap.near,
    ranksep: gap.far,
    marginx: gap.edge,
    marginy: gap.edge,
  });
  for (const { id, width, height } of unplaced) if (related.has(id)) graph.setNode(id, { width, height });
  for (const { id, from, to } of edges) if (from !== to) graph.setEdge(from, to, {}, id);
  layout(graph);
  const near = unplaced.flatMap((box): DiagramBox[] => {
    if (!graph.hasNode(box.id)) return [];
    const { x, y } = graph.node(box.id);
    return [{ ...box, x: (x ?? 0) - box.width / 2, y: (y ?? 0) - box.height / 2 }];
  });
  const right = (boxes: readonly DiagramBox[]): number =>
    Math.max(0, ...boxes.map((box) => box.x + box.width));
  const bottom = (boxes: readonly DiagramBox[]): number =>
    Math.max(0, ...boxes.map((box) => box.y + box.height));
  const others = inRows(
    unplaced.filter(({ id }) => !related.has(id)),
    bottom(near) + (near.length > 0 ? gap.near : gap.edge),
    Math.max(right(near), 960),
  );
  const boxes = [...near, ...others];
  return {
    boxes,
    links: edges.map((edge) => ({ ...edge, points: pointsOf(edge, boxes, graph) })),
    width: right(boxes) + (edges.some(({ from, to }) => from === to) ? gap.far : gap.edge),
    height: bottom(boxes) + gap.edge,
  };
}
