import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { announce } from '../../internal/announcer.ts';
import type { TagFieldTexts } from './messages.ts';

interface Tags {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly texts: TagFieldTexts;
}

function focusBeside(
  index: number,
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  const buttons = list.current?.querySelectorAll('button');
  (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
}

/** Removes a tag and moves focus to its neighbour; stable, so that one handler serves every tag. */
export function useTagRemoval(
  now: Tags,
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLUListElement | null>,
): (tag: string) => void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return useCallback(
    (tag: string): void => {
      const { tags, onChange, texts } = latest.current;
      const index = tags.indexOf(tag);
      focusBeside(index, list, input);
      onChange(tags.filter((other) => other !== tag));
      announce(texts.removed(tag));
    },
    [input, list],
  );
}
