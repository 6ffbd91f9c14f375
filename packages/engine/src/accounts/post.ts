import { createTransport } from 'nodemailer';
import { errorCode } from '../disk/files.ts';
import type { Clock } from '../ports/system.ts';
import type { Mail } from './letters.ts';
import { outbox } from './outbox.ts';

/** The mail server of an installation. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where it asks for them. */
  readonly url: string;
  /** Address that mails come from. */
  readonly from: string;
}

/** Takes mails to people. Nothing of a mail ever reaches the log. */
export interface Post {
  /** Whether mails leave this machine; without a mail server they go to the outbox. */
  readonly isSent: boolean;
  send(mail: Mail): Promise<void>;
}

export interface PostParts {
  readonly settings: MailSettings | undefined;
  readonly outboxDirectory: string;
  readonly clock: Clock;
  readonly logError: (error: unknown) => void;
}

const isHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/iu.test(host);

/** A post over the mail server, or one to the outbox where there is none. */
export function post({ settings, outboxDirectory, clock, logError }: PostParts): Post {
  const keep = outbox(outboxDirectory);
  if (settings === undefined) return { isSent: false, send: (mail) => keep(mail, clock.now()) };
  const { hostname, protocol } = new URL(settings.url);
  const transport = createTransport({
    url: settings.url,
    // Passwords and links go over the net only encrypted.
    requireTLS: protocol === 'smtp:' && !isHere(hostname),
  });
  return {
    isSent: true,
    send: async (mail) => {
      try {
        await transport.sendMail({ from: settings.from, ...mail });
      } catch (error) {
        // The server's own words may hold the address.
        const code = errorCode(error) ?? 'unknown';
        logError(new Error(`A mail could not be sent (${code}). It is kept in the outbox: npm run outbox`));
        await keep(mail, clock.now());
      }
    },
  };
}
