import { ask, site, valuesOf } from './frames.ts';
import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import type { Meaning } from './types.ts';

const bareDomain = (value: string): string =>
  value
    .replace(/^https?:\/\//u, '')
    .replace(/\/.*$/u, '')
    .toLowerCase();
const isDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u;

/** The domain a clause names or refers to. */
function domainIn(slots: Slots): string | undefined {
  const [typed] = slots.left('domain');
  if (typed !== undefined) return bareDomain(slots.take(typed).value);
  const known = valuesOf(slots, 'domain');
  if (known?.length === 1) return known[0];
  const earlier = slots.earlier.findLast(
    (item) => item.cat === 'domain' || item.refs.some(({ kind }) => kind === 'domain'),
  );
  if (earlier === undefined || slots.left('name', 'word').length > 0) return undefined;
  return earlier.cat === 'domain'
    ? bareDomain(earlier.value)
    : refsOf(earlier, 'domain').length === 1
      ? refsOf(earlier, 'domain')[0]?.value
      : undefined;
}

export function withDomain(question: string, choice: string, read: (domain: string) => Meaning | undefined) {
  return (slots: Slots): Meaning | undefined => {
    const domain = domainIn(slots);
    if (domain === undefined || !isDomain.test(domain))
      return ask(
        question,
        choice === '' ? [] : slots.context.site.domains.map((each) => `${choice} ${each.domain}`),
      );
    if (choice !== '' && !slots.context.site.domains.some((each) => each.domain === domain))
      return ask(
        `${domain} isn't connected to your site. Which address do you mean?`,
        slots.context.site.domains.map((each) => `${choice} ${each.domain}`),
      );
    return read(domain);
  };
}

export function redirect(slots: Slots): Meaning | undefined {
  const paths = slots.left('path');
  for (const path of paths) slots.take(path);
  const target =
    paths.find((item) => /^(?:to|REDIRECT|->|→|at|on|into)$/u.test(slots.before(item))) ??
    (paths.length > 1 ? paths.at(-1) : undefined);
  const source = paths.find((item) => item !== target) ?? slots.earlier.findLast(({ cat }) => cat === 'path');
  if (source === undefined || paths.length > 2)
    return ask('Which address should send visitors on? Say it like /old.');
  return target === undefined
    ? ask(`Where should ${source.value} send visitors? Say it like /new.`)
    : site({ do: 'redirect', from: source.value, to: target.value });
}

export function removeRedirect(slots: Slots): Meaning | undefined {
  const [path] = slots.left('path');
  const from =
    path === undefined ? slots.earlier.findLast(({ cat }) => cat === 'path')?.value : slots.take(path).value;
  return from === undefined
    ? ask(
        'Which redirect should I remove?',
        slots.context.site.redirects.map((each) => `remove the redirect from ${each.from}`),
      )
    : site({ do: 'remove-redirect', from });
}
