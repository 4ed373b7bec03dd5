import { text } from 'node:stream/consumers';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { openZipBytes } from '../zip/index.ts';
import { writeDocx } from './docx.ts';
import type { PrintedBook, PrintedRow } from './pdf-page.ts';

function row(texts: readonly string[], over: Partial<PrintedRow> = {}): PrintedRow {
  const cells = texts.map((text, index) => ({ text, right: index > 0 }));
  return { cells, bold: false, indent: 0, lineAbove: false, spread: 1, ...over };
}

const book: PrintedBook = {
  title: 'Accounts',
  author: 'A & B <Limited>',
  language: 'zh-Hant',
  createdAt: new Date('2026-05-04T00:00:00Z'),
  pageWords: '{page}',
  contents: 'Contents',
  cover: { logo: null, lines: [{ text: 'A & B <Limited>', size: 16, bold: true }], details: [['Date', 'May 4']] },
  sections: [
    {
      landscape: false,
      fontSize: 9,
      opening: [
        { text: 'A & B <Limited>', size: 10, bold: false },
        { text: '財務狀況表', size: 15, bold: true },
      ],
      paragraphs: ['One paragraph\nin two lines.'],
      tables: [
        {
          widths: [300, 100],
          heads: [row(['', 'HK$'], { bold: true })],
          rows: [row(['A heading', ''], { spread: 2 }), row(['Total', '(1,234)'], { lineAbove: true, indent: 1 })],
        },
      ],
      closing: ['Approved'],
      header: '',
      footer: 'Draft',
      pageWords: '{page}',
      listed: 'Position',
    },
  ],
};

const LIMITS = { files: 20, totalBytes: 1_000_000, ratio: 100, ratioFromBytes: 100_000 };

async function partsOf(): Promise<Map<string, string>> {
  const zip = await openZipBytes(await writeDocx(book), LIMITS);
  const parts = new Map<string, string>();
  for (const path of zip.files.keys()) parts.set(path, await text(await zip.stream(path)));
  zip.close();
  return parts;
}

const NAMES = { w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' };

/** The contents of what an XPath finds. */
function found(xml: string | undefined, path: string): string[] {
  const document = XmlDocument.fromString(xml ?? '');
  const texts = document.find(path, NAMES).map(({ content }) => content);
  document.dispose();
  return texts;
}

describe('a Word document', () => {
  it('has every part that its relationships and content types name, all well-formed', async () => {
    const parts = await partsOf();
    for (const [path, xml] of parts) XmlDocument.fromString(xml, { url: path }).dispose();
    const types = parts.get('[Content_Types].xml') ?? '';
    const named = [...types.matchAll(/PartName="\/([^"]*)"/g)].map(([, path]) => path ?? '');
    expect(named).toContain('word/document.xml');
    expect(named.filter((path) => !parts.has(path))).toEqual([]);
    const targets = [...(parts.get('word/_rels/document.xml.rels') ?? '').matchAll(/Target="([^"]*)"/g)];
    expect(targets.map(([, target]) => target)).toEqual(expect.arrayContaining(['styles.xml', 'footer1.xml']));
    expect(targets.filter(([, target]) => !parts.has(`word/${target}`))).toEqual([]);
  });

  it('has the texts, each section as a heading on a new page, and the cells of its tables', async () => {
    const xml = (await partsOf()).get('word/document.xml');
    expect(found(xml, '//w:p[w:pPr/w:pStyle[@w:val="Heading1"]]//w:t')).toEqual(['財務狀況表']);
    expect(found(xml, '//w:p[w:pPr/w:pageBreakBefore]//w:t')).toEqual(['財務狀況表']);
    expect(found(xml, '//w:tbl//w:t')).toEqual(['', 'HK$', 'A heading', 'Total', '(1,234)']);
    expect(found(xml, '//w:body/w:p//w:t')).toContain('A & B <Limited>');
    expect(found(xml, '//w:body/w:p[.//w:br]//w:t')).toEqual(['One paragraph', 'in two lines.']);
    expect(found(xml, '//w:tc[w:tcPr/w:gridSpan[@w:val="2"]]')).toHaveLength(1);
    expect(found(xml, '//w:tr[w:trPr/w:tblHeader]')).toHaveLength(1);
    expect(found(xml, '//w:tbl//w:p/w:pPr/w:jc[@w:val="right"]')).toHaveLength(2);
    expect(found(xml, '//w:tr[.//w:t="Total"]//w:tcBorders/w:top[@w:val="single"]')).toHaveLength(2);
    expect(found(xml, '//w:tblBorders/*[not(@w:val="none")]')).toEqual([]);
  });

  it('names fonts for Latin and Chinese text, its author, and has the page number in its footer', async () => {
    const parts = await partsOf();
    const fonts = '//w:docDefaults//w:rFonts';
    expect(found(parts.get('word/styles.xml'), `${fonts}/@w:ascii | ${fonts}/@w:eastAsia`)).toEqual([
      'Arial',
      'Microsoft JhengHei',
    ]);
    expect(found(parts.get('word/styles.xml'), '//w:docDefaults//w:lang/@w:val')).toEqual(['zh-HK']);
    expect(parts.get('docProps/core.xml')).toContain('A &amp; B &lt;Limited&gt;');
    expect(parts.get('docProps/core.xml')).not.toContain('Un-named');
    expect(found(parts.get('word/footer1.xml'), '//w:t')).toEqual(['Draft  ']);
    expect(found(parts.get('word/footer1.xml'), '//w:instrText')).toEqual(['PAGE']);
  });
});
