import { ask, site } from './frames.ts';
import { lower } from './clauses.ts';
import { scopeIn } from './siteVariables.ts';
import type { Slots } from './slots.ts';
import type { Meaning } from './types.ts';

export function takeOffline(slots: Slots): Meaning | undefined {
  const [quoted] = slots.left('quoted');
  const message = quoted === undefined ? slots.textFrom(slots.after('NAMED')) : slots.take(quoted).value;
  return site({ do: 'take-offline', ...(message !== '' && { message }) });
}

export function bringOnline(slots: Slots): Meaning | undefined {
  // Who says so the first time wants it published.
  if (slots.context.site.live === null) return site({ do: 'publish' });
  return slots.has('NEW') ? site({ do: 'publish' }, { do: 'bring-online' }) : site({ do: 'bring-online' });
}

export function setPassword(slots: Slots): Meaning | undefined {
  const [quoted] = slots.left('quoted');
  const follow = slots.after(':', 'USE', 'NAMED', 'VALUE', 'PASSWORD');
  const colon = slots.items.find((item) => item.cat === 'mark' && item.value === ':');
  const afterColon = colon === undefined ? undefined : slots.items[slots.items.indexOf(colon) + 1];
  const word = [afterColon, follow, ...slots.left('word')].find(
    (item) => item?.cat === 'word' && !slots.taken.has(item),
  );
  const chosen = quoted ?? word;
  if (chosen !== undefined) slots.take(chosen);
  const password = chosen === undefined ? undefined : quoted === undefined ? chosen.said : chosen.value;
  // A word that only describes is no password.
  if (
    quoted === undefined &&
    word !== undefined &&
    !slots.has('USE', 'NAMED', 'VALUE', 'to') &&
    colon === undefined &&
    !/\d/u.test(word.said)
  )
    return ask(`Should the password be "${word.said}"?`, [
      `protect the site with the password "${word.said}"`,
      'protect the site with a password',
    ]);
  return site({ do: 'set-password', ...(password !== undefined && { password }), ...scopeIn(slots) });
}

/** Only the bare words: "remove it from the site" is about something else. */
export function deleteSite({ items }: Slots): Meaning | undefined {
  const isBare = items.every(
    (item) => /^(?:cue|mark|filler)$/u.test(item.cat) || /^(?:the|my|our|this|and)$/u.test(lower(item)),
  );
  return isBare ? site({ do: 'delete-site' }) : undefined;
}
