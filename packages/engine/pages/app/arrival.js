// Signing in by the link of an email.

import { arrival } from './link.js';
import { notice, openWith } from './notice.js';
import { accountPage, takePlace } from './return.js';
import { currentToken, keep, refreshed, send, storedSession, unreachable } from './session.js';

const confirmed = {
  signup: 'Your email address is confirmed. ',
  email_change: 'Your new email address is confirmed. ',
};

/** What a link that does not work means, and what to do. The address could claim anything, so nothing of it is shown. */
function explainDeadLink(place) {
  const link = Object.assign(document.createElement('a'), { href: accountPage, textContent: 'sign in' });
  place.append(
    'This link was used already or has expired. Please ',
    link,
    ': if your address is not confirmed yet, you then get a new link. If you forgot your password, ask for a new link there.',
  );
}

/** Says who stays signed in. Somebody may have sent their own link, so that others work in their account. */
function explainOther(place, present, other, type) {
  const then =
    type === 'recovery'
      ? 'To choose a new password for it, sign out and ask for another link.'
      : 'To use that account, sign out first.';
  place.textContent = `You are still signed in as ${present}. The link was for ${other}. ${then}`;
}

/** The session of a link, in exchange: the one in the address, which the browser may have recorded, is used up. */
async function sessionFor(user, token) {
  const fresh = await refreshed(token);
  if (fresh.user.id !== user.id) throw new Error('The link has sessions of two people.');
  return fresh;
}

/** Signs in whom the link is for, unless somebody else is signed in; true where another page is opened. */
export async function signInByLink() {
  if (arrival === undefined) return false;
  const place = notice();
  const token = arrival.get('access_token');
  const type = arrival.get('type');
  if (token === null) {
    explainDeadLink(place);
    return false;
  }
  try {
    const user = await send('/auth/v1/user', { token });
    const present = (await currentToken()) && storedSession().user;
    if (present && present.id !== user.id) {
      // Nobody uses that session, so it ends.
      await send('/auth/v1/logout?scope=local', { method: 'POST', token }).catch(() => {});
      explainOther(place, present.email, user.email, type);
      return false;
    }
    keep(await sessionFor(user, arrival.get('refresh_token')));
    if (type === 'recovery') {
      openWith(`${accountPage}?new-password`, `Choose a new password for ${user.email}.`);
      return true;
    }
    const text = `${confirmed[type] ?? ''}You are signed in as ${user.email}.`;
    const next = takePlace();
    if (next !== undefined) {
      openWith(next, text);
      return true;
    }
    place.textContent = text;
  } catch (problem) {
    if (problem.code === unreachable) place.textContent = problem.message;
    else explainDeadLink(place);
  }
  return false;
}
