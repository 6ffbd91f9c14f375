import { useEffect, useRef, useState, type RefObject } from 'react';

interface DateProblem {
  /** The message to show: that of the field, or this problem once people have left the field. */
  error: string | undefined;
  /** Call when focus leaves the field, or the browser finds it invalid. */
  onLeave: () => void;
}

/**
 * Makes a date field invalid for the browser while it has a problem, and shows the problem when people leave the field.
 * A form reset hides it and calls `onReset`.
 */
export function useDateProblem(
  problem: string,
  fieldError: string | undefined,
  hidden: RefObject<HTMLInputElement | null>,
  onReset: () => void,
): DateProblem {
  const [isLeft, setLeft] = useState(false);
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
    hidden.current?.setCustomValidity(problem);
  });
  useEffect(() => {
    const onFormReset = (event: Event): void => {
      if (event.defaultPrevented || event.target !== hidden.current?.form) return;
      setLeft(false);
      latest.current();
    };
    document.addEventListener('reset', onFormReset);
    return () => document.removeEventListener('reset', onFormReset);
  }, [hidden]);
  return {
    error: fieldError ?? (isLeft && problem !== '' ? problem : undefined),
    onLeave: () => setLeft(true),
  };
}
