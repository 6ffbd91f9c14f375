import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What of the view stands in the address, so that a link opens it as it is. */
export type ViewChange = Readonly<Record<string, string | null>>;

/** The address of the view, and how parts of it are changed; null takes a part out, and no step back is added. */
export function useView(): readonly [URLSearchParams, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (parts: ViewChange) => {
      setSearch((before) => changed(before, parts), { replace: true });
    },
    [setSearch],
  );
  return [search, change];
}

/** The address with some parts changed, all others as they are. */
export function changed(before: URLSearchParams, parts: ViewChange): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** One choice in the address; an unknown one counts as the first. The first one is not written, to keep addresses short. */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: string) => void] {
  const [search, change] = useView();
  const [first] = choices;
  const chosen = choices.find((choice) => choice === search.get(name)) ?? first;
  return [chosen, (choice) => change({ [name]: choice === first ? null : choice })];
}
