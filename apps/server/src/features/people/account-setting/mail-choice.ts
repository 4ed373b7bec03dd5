import { type MailChoice, type NoticeKind, noticeKind } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import { readMailChoice, readMailChoices, writeMailChoice } from './mail-choice-store.ts';

/** Every kind of mail a person may turn off. */
export const noticeKinds: readonly NoticeKind[] = noticeKind.options;

/**
 * Whether a mail of this kind may be sent to a user: yes, unless they turned it off. Security mails have no kind and
 * are always sent. Works in a company's transaction too.
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
