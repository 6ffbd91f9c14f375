/** Comparison words as pattern sources, the most specific first; a date word maps to the sign of its direction. */
export const operators: readonly {
  readonly sign: '=' | '<>' | '<' | '>' | '<=' | '>=';
  readonly words: string;
}[] = [
  {
    sign: '>=',
    words:
      '>=|≥|at least|no less than|not less than|not below|not before|since|from|starting|starting from|on or after|greater than or equal to|more than or equal to|a minimum of',
  },
  {
    sign: '<=',
    words:
      '<=|≤|at most|no more than|not more than|not above|not after|up to|until|till|on or before|less than or equal to|a maximum of|not over',
  },
  {
    sign: '<>',
    words:
      "<>|!=|≠|is not|are not|isn't|aren't|was not|not equal to|does not equal|other than|different from|anything but|except|not",
  },
  {
    sign: '>',
    words:
      '>|more than|over|above|greater than|higher than|larger than|bigger than|exceeding|exceeds|after|later than|longer than|beyond|newer than|past',
  },
  {
    sign: '<',
    words:
      '<|less than|under|below|lower than|smaller than|fewer than|before|earlier than|prior to|shorter than|older than',
  },
];
