import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Changes to the view's query parameters, with which a link opens the same view. */
export type ViewChange = Readonly<Record<string, string | null>>;

/** Changes the address does not contain yet. */
interface Ahead {
  readonly of: string;
  readonly parts: ViewChange;
}

/**
 * The view's query parameters and their setter; null removes one, and no history entry is added. A change takes effect
 * here at once, before the router updates the address: otherwise a radio button would jump back.
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

/** The parameters with some changed. */
export function changed(before: URLSearchParams, parts: ViewChange): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** One choice in the address. An unknown value counts as the first choice, which is omitted to keep addresses short. */
export function useChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): readonly [Choice, (choice: string) => void] {
  const [search, change] = useView();
  const [first] = choices;
  const chosen = choices.find((choice) => choice === search.get(name)) ?? first;
  return [chosen, (choice) => change({ [name]: choice === first ? null : choice })];
}
