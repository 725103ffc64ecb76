import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: Email['attachments'];
};

/** A real mail server that keeps what it receives. */
export type PostOffice = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly letters: () => readonly Letter[];
  /** The newest letter to the address that the question accepts; waits for it to arrive. */
  readonly letter: (to: string, is: (letter: Letter) => boolean, from?: number) => Promise<Letter>;
  readonly close: () => Promise<void>;
};

const patienceMs = 60_000;

/** Opens a mail server on a free port. */
export const openPostOffice = async (): Promise<PostOffice> => {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) letters.push(letterOf(address, mail));
          for (const look of [...waiting]) look();
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const letter: PostOffice['letter'] = (to, is, from = 0) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        waiting.delete(look);
      };
      const look = (): void => {
        const found = letters.slice(from).findLast((one) => one.to.toLowerCase() === to.toLowerCase() && is(one));
        if (!found) return;
        stop();
        resolve(found);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`no such letter to ${to}; there are:\n${letters.map((one) => `${one.to}: ${one.subject}`).join('\n')}`));
      }, patienceMs);
      waiting.add(look);
      look();
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    letter,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const letterOf = (to: string, mail: Email): Letter => ({
  to,
  // Short Polish words hold on to the next one; a reader does not see that.
  subject: (mail.subject ?? '').replaceAll('\u00a0', ' '),
  text: mail.text ?? '',
  html: mail.html ?? '',
  attachments: mail.attachments,
});

/** The six digits in a letter. */
export const codeIn = (letter: Letter): string => /(?<!\d)\d{6}(?!\d)/.exec(letter.text)?.[0] ?? '';
