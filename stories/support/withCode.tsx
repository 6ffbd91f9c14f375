import type { ReactNode } from 'react';

/** Text whose names in backticks are code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
