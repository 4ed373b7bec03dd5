/** A file that goes with a mail. */
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
  /** Where answers go, when not to the sender. */
  replyTo?: string;
  /** Whose name stands as the sender's; the address stays this installation's own. */
  fromName?: string;
  /** The same words with some shape; a reader without HTML shows `text`. */
  html?: string;
  files?: readonly MailFile[];
  /** The same for every attempt at the same mail, so that a receiver may know a second copy. */
  messageId?: string;
}

/** What became of a mail that left: receivers the server refused while it took the mail for the others. */
export interface Sent {
  refused: readonly { address: string; words: string }[];
}

/**
 * Why a mail did not leave. `no_answer`: no server there. `sign_in`: the server does not let this installation in.
 * `later`: the server said so for now, in `words`. `refused`: it will never take this mail, in `words`. `server` is
 * host and port.
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

/** A line break in a head would begin another one: names and subjects lose theirs. */
export function onOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** An address for a head, with nothing in it that could begin another head or another address. Throws `TypeError`. */
export function asAddress(address: string): string {
  if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/.test(address)) throw new TypeError('this is no mail address');
  return address;
}
