import { createTransport } from 'nodemailer';
import { asHeads } from './heads.ts';
import { type Mail, MailFailure, type Sent } from './mail.ts';

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;

/** What Nodemailer tells of a failure. */
interface SmtpError {
  code?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  recipient?: string | undefined;
  rejectedErrors?: readonly SmtpError[] | undefined;
}

/** Sends by an SMTP server. Throws `MailFailure`. */
export function smtp(url: string, from: string): (mail: Mail) => Promise<Sent> {
  const { host } = new URL(url);
  const options = { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SOCKET_MS };
  const transport = createTransport(options);
  return async (mail) => {
    try {
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
  // Every receiver was refused: the words of the first say why; one that may be taken later keeps the mail alive.
  const answers = rejectedErrors ?? [];
  if (answers.length > 0) {
    const passing = answers.find((answer) => (answer.responseCode ?? 0) < 500);
    const told = passing ?? answers[0];
    return new MailFailure(passing ? 'later' : 'refused', server, told?.response ?? error.message);
  }
  // A refusal at the greeting or of a command is of the server's health, not of this mail.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode === undefined) return new MailFailure(isAboutMail ? 'refused' : 'no_answer', server, error.message);
  const isForGood = isAboutMail && responseCode >= 500;
  return new MailFailure(isForGood ? 'refused' : 'later', server, response ?? error.message);
}
