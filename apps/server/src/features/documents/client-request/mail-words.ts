import type { QuestionSubject } from '@folio/contract';
import { withoutLinks } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';

/** What a mail with questions says: who asks, for which company, what. */
export interface AskingMail {
  company: string;
  companyZh: string | null;
  asker: string;
  /** The practice the asker speaks for. */
  practice: string | null;
  questions: readonly { subject: QuestionSubject; text: string }[];
  /** How long its link works. */
  days: number;
}

/** What a mail about answers says. */
export interface AnsweringMail {
  company: string;
  /** The practice that answered; null if the company did. */
  by: string | null;
  answers: readonly { number: number; about: string; words: string | null; none: boolean; files: number }[];
  /** Where they are read. */
  url: string;
}

/** What a mail to a practice says: who of the company asks what, and where it is answered. */
export interface InquiringMail extends Pick<AskingMail, 'company' | 'companyZh' | 'asker' | 'questions'> {
  url: string;
}

export interface MailText {
  subject: string;
  body: string;
}

const LISTED = 10;
const LONGEST = 300;

/** The mail that asks: the client's language first, the other below. `{link}` is filled when it leaves. */
export function askingWords(asked: AskingMail, language: Language): MailText {
  const mail = withPlainNames(asked);
  const other: Language = language === 'zh-Hant' ? 'en-US' : 'zh-Hant';
  const list = listOf(mail, language);
  return {
    subject: asking[language].subject(mail, nameIn(mail, language)),
    body: [
      asking[language].lead(mail, nameIn(mail, language)),
      list,
      asking[language].how(mail.days),
      '{link}',
      '—',
      asking[other].lead(mail, nameIn(mail, other)),
      asking[other].how(mail.days),
    ].join('\n\n'),
  };
}

/** The mail to a person of a practice that the company asks. */
export function inquiringWords({ url, ...asked }: InquiringMail, language: Language): MailText {
  const mail = withPlainNames({ ...asked, asker: short(asked.asker), practice: null, days: 0 });
  const company = short(nameIn(mail, language));
  return {
    subject: asking[language].subject(mail, company),
    body: [
      asking[language].lead(mail, company),
      listOf(mail, language),
      inquiring[language],
      url,
      quieter[language],
    ].join('\n\n'),
  };
}

/** Names are typed, and a mail to a stranger must not carry a link of theirs. */
function withPlainNames(mail: AskingMail): AskingMail {
  const plain = (name: string | null) => (name === null ? null : withoutLinks(name));
  const { company, asker } = mail;
  return {
    ...mail,
    company: withoutLinks(company),
    asker: withoutLinks(asker),
    companyZh: plain(mail.companyZh),
    practice: plain(mail.practice),
  };
}

/** The mail to who asked. */
export function answeringWords(mail: AnsweringMail, language: Language): MailText {
  const { subject, lead, more, none, files } = answering[language];
  const lines = mail.answers.slice(0, LISTED).map((answer) => {
    const said = [
      answer.none ? none : null,
      answer.words === null ? null : short(answer.words),
      answer.files > 0 ? files(answer.files) : null,
    ];
    return `${answer.number}. ${answer.about}${answer.about === '' ? '' : '\n   '}${said.filter((word) => word !== null).join(' · ')}`;
  });
  const left = mail.answers.length - lines.length;
  return {
    subject: subject(mail.company, mail.answers.length),
    body: [
      lead(mail.by ?? mail.company, mail.answers.length),
      ...lines,
      ...(left > 0 ? [more(left)] : []),
      mail.url,
    ].join('\n\n'),
  };
}

function nameIn({ company, companyZh }: AskingMail, language: Language): string {
  return language === 'zh-Hant' ? companyZh || company : company;
}

function whoIn({ asker, practice }: AskingMail, language: Language): string {
  if (practice === null) return asker;
  return language === 'zh-Hant' ? `${practice}的${asker}` : `${asker} of ${practice}`;
}

function listOf({ questions }: AskingMail, language: Language): string {
  const lines = questions.slice(0, LISTED).map(({ subject, text }, index) => {
    const facts = [dayIn(subject.date, language), short(subject.name), moneyOf(subject)].filter((fact) => fact !== '');
    const about = facts.length === 0 ? '' : `${facts.join(' · ')}\n   `;
    return `${index + 1}. ${about}${short(text)}`;
  });
  const left = questions.length - lines.length;
  return [...lines, ...(left > 0 ? [asking[language].more(left)] : [])].join('\n');
}

function moneyOf({ amount, currency }: QuestionSubject): string {
  return amount === null || currency === null ? '' : `${currency} ${amount.replace(/\B(?=(\d{3})+(?=\.|$))/g, ',')}`;
}

function dayIn(day: string | null, language: Language): string {
  if (day === null) return '';
  const form = new Intl.DateTimeFormat(language === 'zh-Hant' ? 'zh-Hant-HK' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return form.format(new Date(`${day}T00:00:00Z`));
}

/** Typed words on a line of a mail; braces would name something of the mail itself. */
function short(text: string): string {
  const plain = text.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST)}…`;
}

const questions = (count: number) => (count === 1 ? 'a question' : `${count} questions`);

const asking = {
  'en-US': {
    subject: ({ questions: asked }: AskingMail, company: string) =>
      `${asked.length === 1 ? 'A question' : `${asked.length} questions`} about the books of ${company}`,
    lead: (mail: AskingMail, company: string) =>
      `${whoIn(mail, 'en-US')} has ${questions(mail.questions.length)} about the books of ${company}.`,
    how: (days: number) =>
      `Answer by the link: write a few words, photograph or choose the document, or say that you have none. You do not need to sign in. The link works for ${days} days and is meant for you alone.`,
    more: (count: number) => `… and ${count} more`,
  },
  'zh-Hant': {
    subject: ({ questions: asked }: AskingMail, company: string) => `有關${company}賬目的${asked.length}條問題`,
    lead: (mail: AskingMail, company: string) =>
      `${whoIn(mail, 'zh-Hant')}就${company}的賬目有${mail.questions.length}條問題想請教。`,
    how: (days: number) =>
      `請按連結作答：寫幾句話、拍下或選取單據，或說明沒有單據。無需登入。連結於${days}天內有效，只供你本人使用。`,
    more: (count: number) => `……另有${count}條`,
  },
} as const;

const inquiring = {
  'en-US': 'Answer in Folio, under Questions of this company:',
  'zh-Hant': '請在富理內該公司的「提問」中回答：',
} as const;

/** How a person of a practice turns these emails off. */
const quieter = {
  'en-US': 'You can turn off these emails in Folio, under Account settings, Emails to you.',
  'zh-Hant': '你可以在富理的「用戶設定」內「給你的電郵」關閉這類電郵。',
} as const;

const answering = {
  'en-US': {
    subject: (company: string, count: number) =>
      `${company}: ${count === 1 ? 'a question was' : `${count} questions were`} answered`,
    lead: (who: string, count: number) =>
      `${who} answered ${count === 1 ? 'a question' : `${count} questions`} you asked:`,
    none: 'There is no document.',
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    more: (count: number) => `… and ${count} more`,
  },
  'zh-Hant': {
    subject: (company: string, count: number) => `${company}：${count}條問題已有答覆`,
    lead: (who: string, count: number) => `${who}已答覆你提出的${count}條問題：`,
    none: '沒有單據。',
    files: (count: number) => `${count}個檔案`,
    more: (count: number) => `……另有${count}條`,
  },
} as const;
