import { type CalendarEvent, writeCalendar } from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PublicCall } from '../../../platform/http/route.ts';
import { enterPractice } from '../../people/practice/index.ts';
import { exportRefusal } from '../../people/session/index.ts';
import { hashOf } from './feed.ts';
import { findFeed, type StoredFeed } from './feed-store.ts';
import { ownClient } from './list-deadlines.ts';
import { type ListedDeadline, shownDeadlines, stateOf } from './listed.ts';
import { readPracticeClients, type StoredClient } from './store.ts';

type Visitor = Pick<PublicCall, 'database' | 'now' | 'today'>;

/**
 * The calendar of a token: the deadlines that its person sees at this moment and that are not done. Throws `not_found` with
 * the same sentence whether the token never existed, was revoked, or its person has lost access.
 */
export async function calendarByToken(visitor: Visitor, token: string): Promise<string> {
  const feed = await findFeed(visitor.database.queries, hashOf(token));
  if (feed === null) throw closed();
  const clients = await clientsOfFeed(visitor, feed);
  const many = feed.practiceId !== null;
  const events = clients
    .filter(({ archived }) => !archived)
    .flatMap((client) => shownDeadlines(client, visitor.today))
    .filter((listed) => stateOf(listed, visitor.today) !== 'done')
    .map((listed) => eventOf(listed, feed.language, many));
  const company = clients[0] ? nameOf(clients[0], feed.language) : '';
  const name = many ? sentence(feed.language, 'deadline_calendar_clients') : calendarName(feed.language, company);
  return writeCalendar(name, events, visitor.now);
}

function closed(): DomainError {
  return new DomainError('not_found', { word: 'deadline_feed_closed' });
}

function calendarName(language: Language, company: string): string {
  return sentence(language, 'deadline_calendar', { company });
}

async function clientsOfFeed({ database }: Visitor, feed: StoredFeed): Promise<StoredClient[]> {
  const { companyId, practiceId, userId } = feed;
  if (companyId !== null) {
    if ((await exportRefusal(database.queries, companyId, userId)) !== null) throw closed();
    return [await inCompany(database, companyId, ownClient)];
  }
  if (practiceId === null) throw closed();
  await enterPractice(database.queries, { userId }, practiceId, 'staff').catch((error: unknown) => {
    throw error instanceof DomainError ? closed() : error;
  });
  return readPracticeClients(database.queries, { practiceId, userId, q: '' });
}

function nameOf({ name, nameZh }: StoredClient, language: Language): string {
  return language === 'zh-Hant' && nameZh !== null ? nameZh : name;
}

function eventOf({ client, deadline, mark, dueOn }: ListedDeadline, language: Language, many: boolean): CalendarEvent {
  const { kind, period, confirmed, source, electronicOn } = deadline;
  const title = sentence(language, `deadline_${kind}`, { period });
  const hasOwnDay = mark?.dueOn !== undefined && mark.dueOn !== null;
  const details = [
    nameOf(client, language),
    ...(electronicOn !== null && !hasOwnDay ? [sentence(language, 'deadline_electronic', { day: electronicOn })] : []),
    ...(confirmed || hasOwnDay ? [] : [sentence(language, 'deadline_not_confirmed')]),
    ...(hasOwnDay ? [] : [sentence(language, 'deadline_source', { source })]),
  ];
  return {
    id: `${client.companyId}-${kind}-${period.replaceAll('/', '-')}@folio`,
    day: dueOn,
    title: many ? `${nameOf(client, language)}: ${title}` : title,
    detail: details.join('\n'),
  };
}
