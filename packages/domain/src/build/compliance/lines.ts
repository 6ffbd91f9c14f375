/** A position in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns in a text. */
export interface LineIndex {
  readonly placeOf: (offset: number) => Place;
  /** Start and end of a line, counted from 1. */
  readonly rangeOf: (line: number) => readonly [start: number, end: number];
}

function startsOf(text: string): readonly number[] {
  const starts = [0];
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
  return starts;
}

/** Indexes the lines of a text once; each look-up is a binary search. */
export function lineIndex(text: string): LineIndex {
  const starts = startsOf(text);
  /** The start of the line that would follow the last one. */
  const startOf = (line: number): number => starts[line - 1] ?? text.length + 1;
  return {
    placeOf: (offset) => {
      let low = 1;
      let high = starts.length;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (startOf(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low, column: offset - startOf(low) + 1 };
    },
    rangeOf: (line) => [startOf(line), startOf(line + 1) - 1],
  };
}
