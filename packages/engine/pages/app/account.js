// Registering, signing in and out, and a forgotten password.

import { accountPage, keepPlace, nextPage } from './return.js';
import { currentToken, keep, send, storedSession } from './session.js';
import { asked } from './values.js';

const post = (path, body) => send(`/auth/v1/${path}`, { method: 'POST', body });

/** `<app-account>`: registers, signs in and out, and replaces a forgotten password. */
export class AppAccount extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const email = storedSession()?.user?.email;
    form.hidden = email !== undefined;
    this.querySelector('[data-in]').hidden = email === undefined;
    this.querySelector('[data-email]').textContent = email ?? '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.carryOut(() => this.enter(form, event.submitter?.value));
    });
    this.querySelector('[data-leave]').addEventListener('click', () => {
      keep(undefined);
      location.reload();
    });
    if (email !== undefined && asked.has('new-password')) this.askForPassword();
  }
  get status() {
    return this.querySelector('[role=status]');
  }
  /** Does something and says what came of it. */
  async carryOut(work) {
    try {
      this.status.textContent = (await work()) ?? '';
    } catch (problem) {
      this.status.textContent = problem.message;
    }
  }
  async enter(form, way) {
    const given = Object.fromEntries(new FormData(form));
    if (way === 'forgot') return this.sendLink(form.elements.email);
    try {
      const answer = await post(way === 'register' ? 'signup' : 'token?grant_type=password', given);
      if (answer.access_token === undefined) {
        keepPlace();
        return 'Open the link in the email that we sent you. It confirms your address and signs you in.';
      }
      keep(answer);
    } catch (problem) {
      if (problem.code !== 'email_not_confirmed') throw problem;
      keepPlace();
      await post('resend', { type: 'signup', email: given.email });
      return 'Your address is not confirmed yet. We sent you a new link: open it within an hour.';
    }
    location.href = nextPage() ?? this.getAttribute('next');
    return undefined;
  }
  /** Sends a link with which a new password is chosen. The answer is the same for every address. */
  async sendLink(field) {
    if (!field.checkValidity()) {
      field.focus();
      return 'Enter your email address, then choose “Forgot your password?” again.';
    }
    await post('recover', { email: field.value });
    const { mailer_autoconfirm: sendsNone } = await send('/auth/v1/settings');
    return sendsNone
      ? 'This site sends no emails yet. Ask the people who run it for a link to choose a new password.'
      : 'If this address has an account here, it gets an email with a link to choose a new password. The link works once, within an hour.';
  }
  /** Asks the person, who came by such a link, for a new password. */
  askForPassword() {
    const form = this.querySelector('template')?.content.querySelector('form')?.cloneNode(true);
    if (!form) return;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.carryOut(async () => {
        const token = await currentToken();
        if (token === undefined) return 'You are no longer signed in. Ask for another link.';
        await send('/auth/v1/user', { method: 'PUT', token, body: Object.fromEntries(new FormData(form)) });
        form.remove();
        history.replaceState(history.state, '', accountPage);
        return 'Your new password is saved, and you are signed in.';
      });
    });
    this.prepend(form);
    form.querySelector('input').focus();
  }
}
