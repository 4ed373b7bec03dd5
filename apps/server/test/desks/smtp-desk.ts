import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

/** A mail as the server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

/** A real SMTP server on loopback that keeps what it gets. */
export interface SmtpDesk {
  port: number;
  /** As `SMTP_URL` names it. */
  url: string;
  received: ReceivedMail[];
  /** Receivers it refuses, with the code and words it says. */
  refuse: Map<string, { code: number; words: string }>;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A desk whose server is not open yet; it may be opened and closed many times on its port. */
export async function smtpDesk(): Promise<SmtpDesk> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  const refuse: SmtpDesk['refuse'] = new Map();
  let server: SMTPServer | null = null;
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const refused = refuse.get(address);
        if (refused === undefined) return done();
        done(Object.assign(new Error(refused.words), { responseCode: refused.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
  return {
    port,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    refuse,
    open: () =>
      new Promise((ready) => {
        server = make();
        server.listen(port, '127.0.0.1', () => ready());
      }),
    close: () =>
      new Promise((done) => {
        if (server === null) return done();
        server.close(() => done());
        server = null;
      }),
  };
}
