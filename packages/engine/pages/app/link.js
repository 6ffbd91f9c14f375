// What the link of an email left in the address of this page.

const given = new URLSearchParams(location.hash.slice(1));

/** A session, or why there is none; undefined where the page was opened in any other way. */
export const arrival = ['access_token', 'error', 'error_code'].some((name) => given.has(name))
  ? given
  : undefined;

// Before anything else: people who see or copy the address must not get its session.
if (arrival) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
