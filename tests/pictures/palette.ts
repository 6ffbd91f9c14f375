// A picture of the browser holds three bytes for every point; a palette of 256 colours needs one and looks the same.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Bytes of a point as the browser writes it: 8-bit red, green and blue. */
const depth = 3;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** What a filter of the format foretells from the bytes left, above and left above. */
function foretold(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** The bytes of all points, without filters. */
function pointsOf(packed: Buffer, width: number, height: number): Buffer {
  const raw = inflateSync(packed);
  const row = width * depth;
  const points = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < depth ? 0 : (points[at - depth] ?? 0);
      const up = y === 0 ? 0 : (points[at - row] ?? 0);
      const corner = x < depth || y === 0 ? 0 : (points[at - row - depth] ?? 0);
      points[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + foretold(filter, left, up, corner);
    }
  }
  return points;
}

/** The commonest colour of each of the 256 commonest groups of like colours; ties go to the darker one. */
function paletteOf(points: Buffer): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < points.length; at += depth) {
    const colour = points.readUIntBE(at, depth);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const groups = new Map<number, { colour: number; total: number }>();
  for (const [colour, count] of [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)) {
    const group = groups.get(colour & 0xf0f0f0);
    if (group === undefined) groups.set(colour & 0xf0f0f0, { colour, total: count });
    else group.total += count;
  }
  const sorted = [...groups.values()].toSorted((a, b) => b.total - a.total || a.colour - b.colour);
  return sorted.slice(0, 256).map(({ colour }) => colour);
}

const apart = (a: number, b: number, shift: number): number => ((a >> shift) & 255) - ((b >> shift) & 255);
const distance = (a: number, b: number): number =>
  apart(a, b, 16) ** 2 + apart(a, b, 8) ** 2 + apart(a, b, 0) ** 2;

/** The same picture with a palette of at most 256 colours; as it is if it has one, or is no picture of a browser. */
export function withPalette(png: Buffer): Buffer {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  // Eight bits, true colour without transparency, not interlaced.
  if (head?.toString('hex', 8) !== '0802000000') return png;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const points = pointsOf(packed, width, height);
  const palette = paletteOf(points);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const away = palette.map((other) => distance(colour, other));
    const place = away.indexOf(Math.min(...away));
    places.set(colour, place);
    return place;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = placeOf(points.readUIntBE((y * width + x) * depth, depth));
  const newHead = Buffer.from(head);
  newHead[9] = 3;
  const colours = Buffer.alloc(palette.length * depth);
  palette.forEach((colour, place) => colours.writeUIntBE(colour, place * depth, depth));
  return Buffer.concat([
    signature,
    chunk('IHDR', newHead),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
