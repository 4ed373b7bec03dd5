import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import type { LinkMaker } from '../../trade/emails/index.ts';
import type { PeopleRules } from './access.ts';
import { insertLink } from './link-store.ts';
import { receiverRules } from './receivers.ts';
import { lockReceiverOfMail } from './run-store.ts';

/** The database keeps only this hash of a token. */
export function hashOf(token: string): string {
  return hashSecret(token).toString('hex');
}

/** The page on which a receiver stops the emails. The token follows `#`, the part of an address that browsers never send. */
export function stopPage(publicUrl: string, token: string): string {
  return `${publicUrl}/u#${token}`;
}

/**
 * Creates the link by which a receiver stops the emails of a schedule, when an email is sent. Throws `conflict` if this
 * address may not get it at this moment: the schedule was deleted, its owner unsubscribed, or has no access and was not
 * confirmed as outside the company, or the sender may not send documents outside the company.
 */
export function reportLinks(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { readerAddresses, maySendOutside }: Pick<PeopleRules, 'readerAddresses' | 'maySendOutside'>,
): LinkMaker {
  return {
    async make(companyId, { id: mailId, createdBy }, now) {
      const readers = await readerAddresses(companyId);
      const sendsOutside = createdBy !== null && (await maySendOutside(companyId, createdBy));
      const token = newSecret();
      const id = await inCompany(database, companyId, async (tx) => {
        const receiver = await lockReceiverOfMail(tx, mailId);
        if (receiver === null) throw new DomainError('conflict', { word: 'mail_report_over' });
        const { scheduleId, address } = receiver;
        const { held, isReader } = receiverRules([receiver], readers);
        const because = held(address);
        if (because !== null) throw new DomainError('conflict', { word: `mail_report_held_${because}` });
        if (!isReader(address) && !sendsOutside) throw new DomainError('conflict', { word: 'mail_report_no_sending' });
        return insertLink(tx, { scheduleId, address, tokenHash: hashOf(token), at: now });
      });
      // The one-click call of mail programs has no page, so its address carries the token.
      const oneClick = `${publicUrl}/api/public/report-email/one-click?${new URLSearchParams({ token })}`;
      return { id, url: stopPage(publicUrl, token), replyTo: null, oneClick };
    },
    // An email may have arrived although sending it failed, and its link must work.
    drop: async () => undefined,
  };
}
