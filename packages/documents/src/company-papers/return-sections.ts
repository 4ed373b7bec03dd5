import type { Line } from '../page/layout.ts';
import { findPhrase, lettersOf } from './find-phrase.ts';

/** The headings of an annual return, as letters; longer ones first, as they contain shorter ones. */
const HEADINGS = {
  secretary: ['COMPANYSECRETARYNATURALPERSON', 'COMPANYSECRETARYBODYCORPORATE', '公司秘書自然人', '公司秘書法人團體'],
  reserve: ['RESERVEDIRECTOR', '備任董事'],
  director: ['DIRECTORNATURALPERSON', '董事自然人'],
  corporateDirector: ['DIRECTORBODYCORPORATE', '董事法人團體'],
  capital: ['SHARECAPITAL', '股本'],
  members: ['NUMBEROFMEMBERS', 'PARTICULARSOFMEMBERS', '成員數目', '成員詳情'],
  records: ['COMPANYRECORDS', '公司紀錄'],
  statement: ['STATEMENT', '陳述書'],
} as const;
export type ReturnSection = keyof typeof HEADINGS;

/** A heading may have its number, its other language and a short remark on its line. */
const MAX_OTHER_LETTERS = 24;
/** The two languages of one heading are at most this many lines apart. */
const MAX_LINES_APART = 2;

/** A part of an annual return: what is printed below a heading until the next one. */
export interface SectionLines {
  readonly section: ReturnSection;
  readonly lines: readonly Line[];
}

function sectionOf(line: Line): ReturnSection | null {
  const { text } = lettersOf(line);
  for (const [section, phrases] of Object.entries(HEADINGS) as [ReturnSection, readonly string[]][]) {
    const spans = phrases.flatMap((phrase) => findPhrase(text, phrase) ?? []);
    const covered = spans.reduce((sum, { start, end }) => sum + end - start, 0);
    if (covered > 0 && text.length - covered <= MAX_OTHER_LETTERS) return section;
  }
  return null;
}

/** The parts of an annual return in the order of its pages. The same heading again begins another part: another person. */
export function returnSections(lines: readonly Line[]): SectionLines[] {
  const found: { section: ReturnSection; at: number; lines: Line[] }[] = [];
  lines.forEach((line, index) => {
    const section = sectionOf(line);
    const last = found.at(-1);
    const isOther = last?.section === section && index - last.at <= MAX_LINES_APART;
    if (section !== null && !isOther) found.push({ section, at: index, lines: [] });
    else if (section === null) last?.lines.push(line);
  });
  return found;
}
