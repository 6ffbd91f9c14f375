/** A place in a text; both count from 1. */
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

/** The lines of a text, found once; each question is then answered by halving. */
export function lineIndex(text: string): LineIndex {
  const starts = startsOf(text);
  /** Behind the last line another one would start. */
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
