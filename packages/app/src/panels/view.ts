import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What of the view stands in the address, so that a link opens it as it is. */
export type ViewChange = Readonly<Record<string, string | null>>;

/** Changes that the address does not have yet. */
interface Ahead {
  readonly of: string;
  readonly parts: ViewChange;
}

/**
 * The address of the view, and how parts of it are changed; null takes a part out, and no step back is added. A change
 * counts at once here, although the address follows only when the router gets to it: a radio button would jump back.
 */
export function useView(): readonly [URLSearchParams, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const [ahead, setAhead] = useState<Ahead>();
  const address = search.toString();
  const isAhead = ahead?.of === address;
  if (ahead && !isAhead) setAhead(undefined);
  const pending = isAhead ? ahead.parts : undefined;
  const change = useCallback(
    (parts: ViewChange) => {
      const all = { ...pending, ...parts };
      setAhead({ of: address, parts: all });
      setSearch((before) => changed(before, all), { replace: true });
    },
    [address, pending, setSearch],
  );
  return [pending ? changed(search, pending) : search, change];
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
