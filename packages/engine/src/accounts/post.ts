import { createTransport } from 'nodemailer';
import { errorCode } from '../disk/files.ts';
import type { Clock } from '../ports/system.ts';
import type { Mail } from './letters.ts';
import { outbox } from './outbox.ts';

/** The mail server of an installation. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user name and password where required. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
}

/** Sends emails. No content or address of an email ever reaches the log. */
export interface Post {
  /** Whether emails leave this machine; without a mail server they go to the outbox. */
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

/** Sends through the mail server, or to the outbox where there is none. */
export function post({ settings, outboxDirectory, clock, logError }: PostParts): Post {
  const keep = outbox(outboxDirectory);
  if (settings === undefined) return { isSent: false, send: (mail) => keep(mail, clock.now()) };
  const { hostname, protocol } = new URL(settings.url);
  const transport = createTransport({
    url: settings.url,
    // Passwords and links cross the network only encrypted.
    requireTLS: protocol === 'smtp:' && !isHere(hostname),
  });
  return {
    isSent: true,
    send: async (mail) => {
      try {
        await transport.sendMail({ from: settings.from, ...mail });
      } catch (error) {
        // The mail server's message may contain the address.
        const code = errorCode(error) ?? 'unknown';
        logError(
          new Error(`An email could not be sent (${code}). It is stored in the outbox: npm run outbox`),
        );
        await keep(mail, clock.now());
      }
    },
  };
}
