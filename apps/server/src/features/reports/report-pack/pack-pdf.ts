import type { Language } from '../../../platform/http/call.ts';
import type { PrintedBook, PrintedDocument, PrintedSection } from '../../../platform/sheet-file/index.ts';
import { writePdfBook } from '../../../platform/sheet-file/index.ts';
import { checkPdfRows, printedReport, sayIn } from '../report/index.ts';
import type { OpenedPack } from './open-pack.ts';

/** A pack as one PDF: cover, contents, notes and reports, with page numbers. Rejects a pack that is too long. */
export async function packPdf(pack: OpenedPack, signal: AbortSignal): Promise<Uint8Array> {
  return writePdfBook(await bookOf(pack), signal);
}

async function bookOf(pack: OpenedPack): Promise<PrintedBook> {
  const { cover, logo, reports, createdAt, language } = pack;
  const sections: PrintedSection[] = pack.notes === '' ? [] : [notesSection(pack)];
  let rows = 0;
  for (const { source, planned } of reports) {
    const printed = await printedReport(planned.language, await source());
    rows += printed.tables[0]?.rows.length ?? 0;
    checkPdfRows(rows);
    sections.push(reportSection(printed, planned.notes));
  }
  const [company = ''] = cover.companies;
  return {
    title: [...cover.titles, ...cover.periods].join(' – '),
    author: company,
    language,
    createdAt,
    cover: {
      logo,
      lines: [
        ...cover.companies.map((text) => ({ text, size: 14, bold: false })),
        ...cover.titles.map((text) => ({ text, size: 24, bold: true })),
        ...cover.periods.map((text) => ({ text, size: 14, bold: false })),
      ],
      details: cover.details,
    },
    contents: cover.contents,
    pageWords: pageWordsIn(language),
    sections,
  };
}

function reportSection(printed: PrintedDocument, notes: string): PrintedSection {
  const { landscape, fontSize, opening, tables, closing, header, footer, pageWords } = printed;
  const [, title, period] = opening;
  const listed = [title?.text, period?.text].join(' – ');
  return {
    landscape,
    fontSize,
    opening,
    tables,
    closing,
    header,
    footer,
    pageWords,
    listed,
    paragraphs: paragraphsOf(notes),
  };
}

function notesSection({ cover, notes, language }: OpenedPack): PrintedSection {
  return {
    landscape: false,
    fontSize: 8,
    opening: [{ text: cover.notes, size: 15, bold: true }],
    tables: [],
    closing: [],
    header: [...cover.companies, ...cover.periods].join(' · '),
    footer: '',
    pageWords: pageWordsIn(language),
    listed: cover.notes,
    paragraphs: paragraphsOf(notes),
  };
}

function pageWordsIn(language: Language): string {
  return sayIn(language)('report_page', { page: '{page}', pages: '{pages}' });
}

/** An empty line begins a new paragraph. */
function paragraphsOf(notes: string): string[] {
  return notes
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
