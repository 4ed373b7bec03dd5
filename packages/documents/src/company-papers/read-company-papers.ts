import type { Line } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { RETURN_LABELS, readAnnualReturn } from './annual-return.ts';
import type { CompanyPaper, CompanyPaperKind, PaperField } from './company-paper.ts';
import { findPhrase, lettersOf } from './find-phrase.ts';
import { readIncorporation } from './incorporation-certificate.ts';
import { labelsIn } from './paper-labels.ts';
import { paperLines } from './paper-lines.ts';
import { REGISTRATION_LABELS, readRegistration } from './registration-certificate.ts';
import { capitalIn } from './return-capital.ts';
import { directorIn } from './return-people.ts';
import { returnSections } from './return-sections.ts';

interface Kind {
  readonly kind: CompanyPaperKind;
  readonly titles: readonly string[];
  /** Titles of other certificates that contain one of the titles. */
  readonly not: readonly string[];
  /** Whether the page has what only this paper prints besides its title. */
  readonly isProved: (lines: readonly Line[]) => boolean;
  readonly read: (lines: readonly Line[], pages: readonly Page[]) => PaperField[];
}

const KINDS: readonly Kind[] = [
  {
    kind: 'business_registration',
    titles: [
      'BUSINESSREGISTRATIONCERTIFICATE',
      'BUSINESSBRANCHREGISTRATIONCERTIFICATE',
      '商業登記證',
      '商業分行登記證',
    ],
    not: ['APPLICATION', '申請'],
    isProved: (lines) =>
      distinct(labelsIn(lines, REGISTRATION_LABELS), ['begins', 'ends', 'number', 'nature', 'name']) >= 3,
    read: readRegistration,
  },
  {
    kind: 'incorporation',
    titles: ['CERTIFICATEOFINCORPORATION', '公司註冊證明書', '公司註冊證書'],
    not: ['CHANGEOFNAME', '更改名稱', 'CONTINUINGREGISTRATION'],
    isProved: (lines) =>
      lines.some((line) => holds(line, ['HEREBYCERTIFYTHAT', '本人現證明', '本人謹此證明', '茲證明'])),
    read: readIncorporation,
  },
  {
    kind: 'annual_return',
    titles: ['ANNUALRETURN', '周年申報表', '週年申報表'],
    not: [],
    isProved: (lines) =>
      distinct(labelsIn(lines, RETURN_LABELS), ['name', 'address', 'made', 'type', 'company', 'registration']) >= 3,
    read: readAnnualReturn,
  },
];

/** A title may have this many other letters on its line, such as the title in the other language. */
const MAX_OTHER_LETTERS = 12;
/** Certificates are recognised on the first pages; an annual return has its particulars there as well. */
const MAX_PAGES = 12;
/** A page with more words is another document: the fullest certificate has a third of them. */
const MAX_WORDS = 2500;

function holds(line: Line, phrases: readonly string[]): boolean {
  const { text } = lettersOf(line);
  return phrases.some((phrase) => findPhrase(text, phrase) !== null);
}

function distinct<K extends string>(labels: readonly { key: K }[], wanted: readonly K[]): number {
  return wanted.filter((key) => labels.some((label) => label.key === key)).length;
}

/** Whether a line is a title: little else is printed on it. */
function isTitle(line: Line, { titles, not }: Kind): boolean {
  const { text } = lettersOf(line);
  if (not.some((phrase) => findPhrase(text, phrase) !== null)) return false;
  const found = titles.flatMap((title) => {
    const span = findPhrase(text, title);
    return span === null ? [] : [span.end - span.start];
  });
  const covered = found.reduce((sum, length) => sum + length, 0);
  return found.length > 0 && text.length - covered <= MAX_OTHER_LETTERS;
}

function kindOf(lines: readonly Line[]): Kind | null {
  return KINDS.find((kind) => lines.some((line) => isTitle(line, kind)) && kind.isProved(lines)) ?? null;
}

/** The kinds of certificates among the pages of a file. */
export function companyPaperKinds(pages: readonly Page[]): CompanyPaperKind[] {
  return [...new Set(readCompanyPapers(pages).map(({ kind }) => kind))];
}

/**
 * The business registration certificates, certificates of incorporation and annual returns (NAR1) among the pages of
 * a file, with what they say about the company. Other documents are not in the answer.
 */
export function readCompanyPapers(pages: readonly Page[]): CompanyPaper[] {
  const papers: { kind: Kind; page: Page; lines: Line[]; pages: Page[] }[] = [];
  for (const page of pages.slice(0, MAX_PAGES)) {
    if (page.words.length > MAX_WORDS) continue;
    const lines = paperLines(page);
    const kind = kindOf(lines);
    const last = papers.at(-1);
    if (kind !== null) papers.push({ kind, page, lines: [...lines], pages: [page] });
    else if (last?.kind.kind === 'annual_return') {
      last.lines.push(...lines);
      last.pages.push(page);
    }
  }
  return papers.map(({ kind, page, lines, pages: own }): CompanyPaper => {
    const first = lines.filter((line) => line.page === page.number);
    const isReturn = kind.kind === 'annual_return';
    return {
      kind: kind.kind,
      page: page.number,
      fields: kind.read(first, [page]),
      ...(isReturn ? peopleAndShares(lines, own) : { directors: [], shareCapital: [] }),
    };
  });
}

/** The directors and the share capital of an annual return, on all of its pages. */
function peopleAndShares(
  lines: readonly Line[],
  pages: readonly Page[],
): Pick<CompanyPaper, 'directors' | 'shareCapital'> {
  const sections = returnSections(lines);
  const directors = sections.filter(({ section }) => section === 'director' || section === 'corporateDirector');
  return {
    directors: directors.flatMap((section) => directorIn(section, pages) ?? []),
    shareCapital: sections.filter(({ section }) => section === 'capital').flatMap(({ lines: own }) => capitalIn(own)),
  };
}
