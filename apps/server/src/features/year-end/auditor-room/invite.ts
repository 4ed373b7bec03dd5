import { sentence } from '../../../messages/index.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { limitAttempts, limitMailsOfDay } from '../../people/session/index.ts';
import { noteRoom } from './note-room.ts';
import { findRoom, renewToken, type StoredRoom, writeMailSent } from './room-store.ts';

const DAY_MS = 24 * 3_600_000;
const LINK_DAYS = 7;
/** Mails of one company in 15 minutes. */
const MAX_MAILS = 60;

export interface InviteTools {
  mailer: Mailer;
  log: Log;
  /** The address of this installation for browsers. */
  publicUrl: string;
}

/** Throws `too_many_requests` if the company has sent many invitations. */
export async function limitMails(call: CompanyCall): Promise<void> {
  await limitAttempts(call.database.queries, 'invite', call.companyId, MAX_MAILS, call.now);
  await limitMailsOfDay(call.database.queries, 'invitations', call);
}

/** The secret of a link, and what is stored of it. */
export function newLink(now: Date): { token: string; tokenHash: Buffer; tokenExpiresAt: Date } {
  const token = newSecret();
  return { token, tokenHash: hashSecret(token), tokenExpiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS) };
}

/**
 * Sends another link; the link before stops working. Throws `not_found`, and `conflict` once the guest has joined or the room
 * has ended.
 */
export async function inviteAgain(call: CompanyCall, tools: InviteTools, id: string): Promise<void> {
  await limitMails(call);
  const { token, ...link } = newLink(call.now);
  const room = await call.transaction(async (tx) => {
    const found = await findRoom(tx, id);
    if (found === null) throw new DomainError('not_found');
    if (found.until < call.today || !(await renewToken(tx, id, link)))
      throw new DomainError('conflict', { word: 'room_not_invited' });
    await noteRoom(tx, call, id, 'auditor_room_invited', { guest: { before: null, after: found.guestEmail } });
    return found;
  });
  await sendLink(call, tools, room, token);
}

/** Sends the mail and stores whether it left: a failed mail can be sent again. */
export async function sendLink(
  call: CompanyCall,
  { mailer, log, publicUrl }: InviteTools,
  { id, guestEmail: email, until }: StoredRoom,
  token: string,
): Promise<boolean> {
  const { language } = call;
  const company = (await call.transaction(readBooks)).name;
  const values = { company, until, link: `${publicUrl}/auditor#${token}`, days: String(LINK_DAYS), email };
  const isSent = await mailer
    .send({
      to: email,
      subject: sentence(language, 'mail_auditor_room_subject', values),
      text: sentence(language, 'mail_auditor_room_body', values),
    })
    .then(
      ({ refused }) => refused.length === 0,
      (error: unknown) => {
        log.warn({ err: error, room: id }, 'an invitation did not leave');
        return false;
      },
    );
  await call.transaction((tx) => writeMailSent(tx, id, isSent));
  return isSent;
}
