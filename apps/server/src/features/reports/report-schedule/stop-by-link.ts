import type { PublicReportEmail } from '@folio/contract';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PublicCall } from '../../../platform/http/route.ts';
import { readBooks, writeAudit } from '../../books/ledger/index.ts';
import { areAllUnsubscribed, nextDay, noteSchedule } from './keep-schedule.ts';
import { findLink, type OpenedLink } from './link-store.ts';
import { readReceivers, writeUnsubscribed } from './receiver-store.ts';
import { maskedAddress, receiverRules } from './receivers.ts';
import { hashOf } from './report-links.ts';
import { cancelUnsent } from './run-store.ts';
import { lockSchedule, type StoredSchedule, setStanding } from './store.ts';

type Visitor = Pick<PublicCall, 'database' | 'now' | 'today'>;

/** What a link is about; it changes nothing. Throws `not_found`. */
export function viewByLink(visitor: Visitor, token: string): Promise<PublicReportEmail> {
  return withSchedule(visitor, token, shown);
}

/**
 * Stops the emails of the schedule to the receiver of the link, also those that wait to be sent. A schedule whose
 * receivers have all unsubscribed pauses. Throws `not_found`.
 */
export function stopByLink(visitor: Visitor, token: string): Promise<PublicReportEmail> {
  return withSchedule(visitor, token, async (tx, schedule, link) => {
    if (await writeUnsubscribed(tx, link, visitor.now)) {
      await cancelUnsent(tx, link.scheduleId, link.address);
      await note(tx, visitor, { schedule, link, action: 'report_schedule_unsubscribed' });
      if (schedule.state === 'active' && (await areAllUnsubscribed(tx, schedule))) {
        await setStanding(tx, schedule.id, { state: 'paused', stoppedBecause: 'unsubscribed' });
        await noteWithoutPerson(tx, visitor, schedule, 'report_schedule_stopped');
      }
    }
    return shown(tx, schedule, link);
  });
}

/** Undoes `stopByLink`, also the pause of the schedule. Throws `not_found`. */
export function resumeByLink(visitor: Visitor, token: string): Promise<PublicReportEmail> {
  return withSchedule(visitor, token, async (tx, schedule, link) => {
    if (await writeUnsubscribed(tx, link, null)) {
      await note(tx, visitor, { schedule, link, action: 'report_schedule_subscribed' });
      if (schedule.stoppedBecause === 'unsubscribed' && !(await areAllUnsubscribed(tx, schedule))) {
        const nextOn = nextDay(schedule, visitor.today);
        await setStanding(tx, schedule.id, { state: 'active', nextOn, stoppedBecause: null });
        await noteWithoutPerson(tx, visitor, schedule, 'report_schedule_active');
      }
    }
    return shown(tx, schedule, link);
  });
}

/** Throws `not_found` with the same sentence whether the token never existed or its schedule was deleted. */
async function withSchedule(
  { database }: Visitor,
  token: string,
  work: (tx: CompanyTransaction, schedule: StoredSchedule, link: OpenedLink) => Promise<PublicReportEmail>,
): Promise<PublicReportEmail> {
  const link = await findLink(database.queries, hashOf(token));
  if (link === null) throw closed();
  return inCompany(database, link.companyId, async (tx) => {
    const schedule = await lockSchedule(tx, link.scheduleId);
    if (schedule === null) throw closed();
    return work(tx, schedule, link);
  });
}

function closed(): DomainError {
  return new DomainError('not_found', { word: 'report_link_closed' });
}

async function shown(
  tx: CompanyTransaction,
  schedule: StoredSchedule,
  { scheduleId, address }: OpenedLink,
): Promise<PublicReportEmail> {
  const { name, nameZh } = await readBooks(tx);
  const { isUnsubscribed } = receiverRules(await readReceivers(tx, scheduleId), new Set());
  return {
    company: { name, name_zh: nameZh },
    report: schedule.name,
    address: maskedAddress(address),
    language: schedule.language === 'both' ? null : schedule.language,
    receives: !isUnsubscribed(address),
  };
}

interface Event {
  schedule: StoredSchedule;
  link: OpenedLink;
  action: 'report_schedule_unsubscribed' | 'report_schedule_subscribed';
}

/** The receiver needs no account, so the event has no person; it names the address. */
async function note(tx: CompanyTransaction, { now: at }: Visitor, { schedule, link, action }: Event): Promise<void> {
  const change = { report: schedule.name, to: link.address };
  await writeAudit(tx, { userId: null, at, action, subjectType: 'report_schedule', subjectId: schedule.id, change });
}

async function noteWithoutPerson(
  tx: CompanyTransaction,
  { now }: Visitor,
  schedule: StoredSchedule,
  action: 'report_schedule_stopped' | 'report_schedule_active',
): Promise<void> {
  await noteSchedule(tx, { userId: null, now }, schedule.id, action, { before: null, after: schedule });
}
