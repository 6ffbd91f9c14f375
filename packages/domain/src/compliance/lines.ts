/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns in a text. */
export interface LineIndex {
  readonly placeOf: (offset: number) => Place;
  /** Start and end of a line, counted from 1; empty beyond the last. */
  readonly rangeOf: (line: number) => readonly [start: number, end: number];
}

function startsOf(text: string): readonly number[] {
  const starts = [0];
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
  return starts;
}

/** The lines of a text, found once; each question is then answered by halving. */
export function lineIndex(text: string): LineIndex {
  const starts = startsOf(text);
  return {
    placeOf: (offset) => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    rangeOf: (line) => {
      const start = starts[line - 1] ?? text.length;
      return [start, Math.max(start, (starts[line] ?? text.length + 1) - 1)];
    },
  };
}
