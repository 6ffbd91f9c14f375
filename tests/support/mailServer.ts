import { SMTPServer } from 'smtp-server';

/** An email as a mail server got it. */
interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** All of it, headers included, without the line breaks of its encoding. */
  readonly text: string;
}

/** A mail server on this machine that keeps what it gets. */
export interface MailServer {
  /** Address with user name and password, for the settings of an installation. */
  readonly url: string;
  /** Takes the oldest email to an address, once there is one. */
  mailTo(address: string): Promise<ReceivedMail>;
  /** Refuses all emails, or takes them again. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** The text of an email that was encoded as quoted-printable. */
function decoded(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const subjectOf = (raw: string): string =>
  (/^Subject: (?<subject>.*(?:\r?\n[ \t].*)*)/mu.exec(raw)?.groups?.['subject'] ?? '').replaceAll(
    /\r?\n[ \t]/gu,
    ' ',
  );

export async function mailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let waiting: (() => void) | undefined;
  let isRefusing = false;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'studio' && password === 'secret' ? null : new Error('no'), { user: 'studio' }),
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        if (isRefusing) return done(new Error(`no room for ${to}`));
        mails.push({ to, subject: subjectOf(raw), text: decoded(raw) });
        done();
        waiting?.();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://studio:secret@127.0.0.1:${port}`,
    async mailTo(address) {
      for (;;) {
        const at = mails.findIndex(({ to }) => to === address);
        const [mail] = at === -1 ? [] : mails.splice(at, 1);
        if (mail) return mail;
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
    },
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}
