import type { MailedReport, PackFormat, PackLanguage } from '@folio/contract';
import type { Period } from '@folio/ledger';
import { withoutLinks } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { MailToQueue } from '../../trade/emails/index.ts';
import { periodWords, sayIn } from '../report/index.ts';
import { languagesOf } from '../report-pack/index.ts';

export interface MailFacts {
  /** Name of the saved report or the pack. */
  name: string;
  company: { name: string; nameZh: string | null };
  /** Who set it up. */
  person: string;
  /** What the email covers; null for a report whose days never move. */
  covered: Period | null;
  language: PackLanguage;
}

/** Subject and text of an email with a report; with both languages English first. */
export function mailTextOf(facts: MailFacts): { subject: string; body: string } {
  const texts = languagesOf(facts.language).map((language) => textIn(language, facts));
  return { subject: texts[0]?.subject ?? '', body: texts.map(({ body }) => body).join('\n\n') };
}

function textIn(language: Language, { name, company, person, covered }: MailFacts): { subject: string; body: string } {
  const say = sayIn(language);
  const values = {
    name: plain(name),
    person: plain(withoutLinks(person)),
    company: (language === 'zh-Hant' && company.nameZh) || company.name,
    period: covered === null ? '' : periodWords(say, covered),
    // The link by which the receiver stops it is made when the email is sent.
    link: '{link}',
  };
  const isFixed = covered === null;
  return {
    subject: say(isFixed ? 'mail_report_fixed_subject' : 'mail_report_subject', values),
    body: say(isFixed ? 'mail_report_fixed_body' : 'mail_report_body', values),
  };
}

/** A name in one line and without braces, which emails read as placeholders. */
function plain(name: string): string {
  return name
    .split(/[\s{}]+/)
    .join(' ')
    .trim();
}

/**
 * The files of an email. A saved report in both languages is two files, because it has one language; a pack has each
 * report in both.
 */
export function attachmentsOf(
  report: Omit<MailedReport, 'format'>,
  formats: readonly PackFormat[],
): MailToQueue['attachments'] {
  const languages = report.subject === 'report_pack' ? [report.language] : languagesOf(report.language);
  return formats.flatMap((format) =>
    languages.map((language) => ({ kind: 'report' as const, report: { ...report, format, language } })),
  );
}
