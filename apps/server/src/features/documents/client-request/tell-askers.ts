import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { mailWanted } from '../../people/account-setting/index.ts';
import { queueMail } from '../../trade/emails/index.ts';
import { readAsker, readPublicNames } from './company-store.ts';
import { readFiles, readQuestions } from './list-store.ts';
import { answeringWords } from './mail-words.ts';
import { markTold, type Untold, untoldBefore, untoldOfMail } from './tell-store.ts';

export interface TellTools {
  database: Database;
  publicUrl: string;
  /** Sends a mail immediately. */
  wake(companyId: string, mailId: string): Promise<void>;
}

/** Several answers in a row are reported in one mail, after this pause. */
const REST_MS = 10 * 60_000;

/** Notifies users of answers that a client gave some time ago without pressing "done". */
export async function tellRested(tools: TellTools, now: Date): Promise<void> {
  for (const untold of await untoldBefore(tools.database.queries, new Date(now.getTime() - REST_MS)))
    await tell(tools, untold, now);
}

/** Notifies users immediately when the client says that all answers are complete. */
export async function tellDone(
  tools: TellTools,
  { companyId, mailId }: { companyId: string; mailId: string },
  now: Date,
): Promise<void> {
  for (const untold of await untoldOfMail(tools.database.queries, { companyId, mailId }))
    await tell(tools, untold, now);
}

/** A user who has lost access to these books or has disabled this mail is not notified. */
async function tell(tools: TellTools, { companyId, askedBy, toPractice, ids }: Untold, now: Date): Promise<void> {
  const { database, publicUrl, wake } = tools;
  const asker = await readAsker(database.queries, { companyId, userId: askedBy });
  const mailId = await inCompany(database, companyId, async (tx) => {
    const told = await markTold(tx, ids, now);
    if (told.length === 0 || asker === null || !(await mailWanted(tx.queries, askedBy, 'question_answered')))
      return null;
    const words = answeringWords({ ...(await answersOf(tx, told, publicUrl)), by: toPractice }, asker.language);
    return queueMail(tx, { kind: 'answer', to: [asker.email], ...words, attachments: [], createdBy: null, at: now });
  });
  if (mailId !== null) await wake(companyId, mailId);
}

async function answersOf(tx: CompanyTransaction, ids: readonly string[], publicUrl: string) {
  const { name: company } = await readPublicNames(tx);
  const files = await readFiles(tx, ids);
  const answers = (await readQuestions(tx, ids)).map(({ id, number, about, answer, answerNone }) => ({
    number,
    about,
    words: answer,
    none: answerNone,
    files: files.filter(({ questionId }) => questionId === id).length,
  }));
  return { company, answers, url: `${publicUrl}/questions?state=answered` };
}
