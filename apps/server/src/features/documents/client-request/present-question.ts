import type { ClientQuestion, OutgoingMail, QuestionMail, QuestionSubject } from '@folio/contract';
import { absolute, formatMoney } from '@folio/ledger';
import type { StoredQuestion } from './list-store.ts';
import type { StoredQuestionMail } from './mail-store.ts';

/** What a question is about, for the wire. */
export function presentSubject(question: StoredQuestion): QuestionSubject {
  const { subjectType: type, about: name, detail, date, amountMinor, currency } = question;
  const isMoney = amountMinor !== null && currency !== null && (type === 'bank_line' || amountMinor !== 0n);
  return {
    type,
    name,
    detail,
    date,
    amount: isMoney ? formatMoney(absolute(amountMinor), currency) : null,
    currency: isMoney ? currency : null,
    direction: isMoney && type === 'bank_line' ? (amountMinor < 0n ? 'spent' : 'received') : null,
  };
}

/** A question for the wire; `mail` is the one it was last sent by. */
export function presentQuestion(
  question: StoredQuestion,
  { files, mail }: { files: readonly { id: string; name: string }[]; mail: QuestionMail | null },
): ClientQuestion {
  return {
    id: question.id,
    number: question.number,
    subject: { ...presentSubject(question), id: question.subjectId, bank_account_id: question.bankAccountId },
    text: question.text,
    asked_by: question.askedBy ?? '',
    asked_through: question.askedThrough,
    asked_at: question.askedAt.toISOString(),
    to_practice: question.toPractice === null ? null : { id: question.practiceId, name: question.toPractice },
    email: question.email,
    language: question.language,
    state: question.state,
    answer: question.answer,
    answer_none: question.answerNone,
    answered_by: question.answeredBy,
    answered_at: question.answeredAt?.toISOString() ?? null,
    closed_by: question.closedBy,
    closed_at: question.closedAt?.toISOString() ?? null,
    files: files.map(({ id, name }) => ({ id, name })),
    mail,
  };
}

export function presentMailOf(sent: StoredQuestionMail, mail: OutgoingMail, now: Date): QuestionMail {
  return {
    id: mail.id,
    to: mail.to.join(', '),
    state: mail.state,
    problem: mail.problem,
    created_at: mail.created_at,
    sent_at: mail.sent_at,
    link: linkState(sent, now),
    expires_at: sent.expiresAt?.toISOString() ?? null,
    opened_at: sent.openedAt?.toISOString() ?? null,
    questions: sent.questions,
  };
}

function linkState({ expiresAt, revokedAt }: StoredQuestionMail, now: Date): QuestionMail['link'] {
  if (expiresAt === null) return 'none';
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
