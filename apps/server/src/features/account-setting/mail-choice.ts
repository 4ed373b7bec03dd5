import { type MailChoice, type NoticeKind, noticeKind } from '@folio/contract';
import type { Queries } from '../../platform/database/open.ts';
import { readMailChoice, readMailChoices, writeMailChoice } from './mail-choice-store.ts';

/** Every kind of mail a person may do without. */
export const noticeKinds: readonly NoticeKind[] = noticeKind.options;

/**
 * Whether a mail of this kind may be sent to a user: yes, unless they said no. Mails that guard the account are no kind and are sent
 * without asking. Works in a company's transaction too.
 */
export async function mailWanted(queries: Queries, userId: string, kind: NoticeKind): Promise<boolean> {
  return (await readMailChoice(queries, userId, kind)) ?? true;
}

export async function listMailChoices(queries: Queries, userId: string): Promise<MailChoice[]> {
  const chosen = await readMailChoices(queries, userId);
  return noticeKinds.map((kind) => ({ kind, wanted: chosen.get(kind) ?? true }));
}

export async function chooseMail(queries: Queries, userId: string, choice: MailChoice): Promise<MailChoice[]> {
  await writeMailChoice(queries, userId, choice);
  return listMailChoices(queries, userId);
}
