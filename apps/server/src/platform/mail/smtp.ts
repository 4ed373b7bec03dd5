import { asHeads } from './heads.ts';
import { type Mail, MailFailure, type Sent } from './mail.ts';

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;

/** What Nodemailer reports about a failure. */
interface SmtpError {
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  recipient?: string | undefined;
  rejectedErrors?: readonly SmtpError[] | undefined;
}

/** Sends with an SMTP server. Throws `MailFailure`. */
export function smtp(url: string, from: string): (mail: Mail) => Promise<Sent> {
  const { host } = new URL(url);
  const options = { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SOCKET_MS };
  const openTransport = async () => (await import('nodemailer')).createTransport(options);
  let opened: ReturnType<typeof openTransport> | null = null;
  return async (mail) => {
    try {
      opened ??= openTransport();
      const transport = await opened;
      const info = await transport.sendMail(asHeads(mail, from));
      return { refused: (info.rejectedErrors ?? []).map(refusedAddress) };
    } catch (error) {
      throw failureOf(error, host);
    }
  };
}

function refusedAddress(error: SmtpError): { address: string; words: string } {
  return { address: error.recipient ?? '', words: error.response ?? '' };
}

function isOfSmtp(error: unknown): error is Error & SmtpError {
  return error instanceof Error && 'code' in error;
}

function failureOf(error: unknown, server: string): unknown {
  if (!isOfSmtp(error)) return error;
  const { code, responseCode, response, rejectedErrors } = error;
  if (code === 'EAUTH') return new MailFailure('sign_in', server, response ?? error.message);
  // The server rejected every recipient. The first answer gives the reason; if any recipient may be accepted later,
  // the mail is tried again.
  const answers = rejectedErrors ?? [];
  if (answers.length > 0) {
    const passing = answers.find((answer) => (answer.responseCode ?? 0) < 500);
    const told = passing ?? answers[0];
    return new MailFailure(passing ? 'later' : 'refused', server, told?.response ?? error.message);
  }
  // A rejected greeting or command is a problem of the server, not of this mail.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode === undefined) return new MailFailure(isAboutMail ? 'refused' : 'no_answer', server, error.message);
  const isForGood = isAboutMail && responseCode >= 500;
  return new MailFailure(isForGood ? 'refused' : 'later', server, response ?? error.message);
}
