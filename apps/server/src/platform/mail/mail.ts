export interface MailFile {
  name: string;
  bytes: Uint8Array;
  /** MIME type. */
  type: string;
}

export interface Mail {
  to: string | readonly string[];
  subject: string;
  text: string;
  cc?: readonly string[];
  /** The address for replies, if it is not the sender. */
  replyTo?: string;
  /** The sender's display name; the sender's address is always the installation's. */
  fromName?: string;
  /** The same content formatted as HTML; a mail reader without HTML shows `text`. */
  html?: string;
  files?: readonly MailFile[];
  /** The same for every attempt to send the same mail, so that the receiver can recognise a duplicate. */
  messageId?: string;
  /**
   * An address that stops such mails with a POST (RFC 8058): mail programs show a button that calls it. It must not
   * need a sign-in.
   */
  oneClick?: string;
}

/** The result for a mail that was sent: recipients that the server rejected while it accepted the mail for others. */
export interface Sent {
  refused: readonly { address: string; words: string }[];
}

/**
 * Why a mail was not sent. `no_answer`: the server does not answer. `sign_in`: the server rejects the sign-in of this
 * installation. `later`: the server rejects it for now, with the reason in `words`. `refused`: the server will never
 * accept this mail, with the reason in `words`. `server` is host and port.
 */
export class MailFailure extends Error {
  readonly reason: 'no_answer' | 'sign_in' | 'later' | 'refused';
  readonly server: string;
  readonly words: string;

  constructor(reason: MailFailure['reason'], server: string, words: string) {
    super(`${server}: ${words}`);
    this.reason = reason;
    this.server = server;
    this.words = words;
  }
}

/** A line break in a header would begin another header, so line breaks are removed from names and subjects. */
export function onOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/**
 * An address for a header, without characters that could begin another header or another address. Throws `TypeError`.
 */
export function asAddress(address: string): string {
  if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/.test(address)) throw new TypeError('this is no mail address');
  return address;
}
