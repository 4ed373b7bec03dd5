import { Readable } from 'node:stream';
import { writeZip } from '../zip/index.ts';
import { tableXml, twips } from './docx-table.ts';
import { paragraphXml } from './docx-text.ts';
import type { PrintedBook, PrintedSection } from './pdf-page.ts';
import { XML_HEAD, xmlText } from './xlsx-text.ts';

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const DOCX_TYPE = `${TYPE}.document`;

/** A book as a Word document (Office Open XML, ECMA-376): without contents, because Word lists the headings. */
export function writeDocx(book: PrintedBook): Readable {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': typesXml(),
    '_rels/.rels': relationsXml([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationsXml([
      ['styles', 'styles.xml'],
      ['footer', 'footer1.xml'],
    ]),
    'word/styles.xml': stylesXml(book.language),
    'word/footer1.xml': footerXml(book),
    'word/document.xml': documentXml(book),
  };
  const files = Object.entries(parts).map(([path, xml]) => ({
    path,
    open: () => Readable.from([XML_HEAD + xml]),
    compress: true,
  }));
  return writeZip(files, book.createdAt);
}

const PAGE = { width: 595, height: 842, margin: 36 };
const BODY_SIZE = 10;
const SMALL = 8;

function documentXml(book: PrintedBook): string {
  const { width, height, margin } = PAGE;
  const edges = ['top', 'right', 'bottom', 'left'].map((edge) => `w:${edge}="${twips(margin)}"`).join(' ');
  return [
    `<w:document xmlns:w="${WORDS}" xmlns:r="${OFFICE}"><w:body>`,
    coverXml(book),
    ...book.sections.map(sectionXml),
    '<w:sectPr><w:footerReference w:type="default" r:id="rId2"/>',
    `<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/>`,
    `<w:pgMar ${edges} w:header="${twips(SMALL)}" w:footer="${twips(2 * SMALL)}" w:gutter="0"/>`,
    '</w:sectPr></w:body></w:document>',
  ].join('');
}

function coverXml({ cover: { lines, details } }: PrintedBook): string {
  const above = Array.from({ length: 6 }, () => paragraphXml('', { size: 16 }));
  return [
    ...above,
    ...lines.map(({ text, size, bold }) => paragraphXml(text, { size, bold })),
    paragraphXml('', { size: 16 }),
    ...details.map(([label, value]) => paragraphXml(`${label}: ${value}`, { size: BODY_SIZE })),
  ].join('');
}

/** The largest line of the opening is the heading of the section and comes first on its page. */
function sectionXml({ opening, paragraphs, tables, closing, fontSize }: PrintedSection): string {
  const largest = Math.max(...opening.map(({ size }) => size));
  const title = opening.find(({ size }) => size === largest);
  const others = opening.filter((line) => line !== title);
  return [
    paragraphXml(title?.text ?? '', { size: title?.size ?? BODY_SIZE, bold: true, heading: true }),
    ...others.map(({ text, size, bold }) => paragraphXml(text, { size, bold })),
    ...paragraphs.map((text) => paragraphXml(text, { size: BODY_SIZE })),
    // Word joins two tables that no paragraph separates.
    ...tables.map((table) => tableXml(table, fontSize) + paragraphXml('', { size: SMALL })),
    ...closing.map((text) => paragraphXml(text, { size: SMALL })),
  ].join('');
}

function footerXml({ sections: [first] }: PrintedBook): string {
  const field = (name: string) =>
    `<w:r><w:rPr><w:sz w:val="16"/></w:rPr><w:fldChar w:fldCharType="begin"/><w:instrText>${name}</w:instrText><w:fldChar w:fldCharType="end"/></w:r>`;
  const run = (text: string) =>
    `<w:r><w:rPr><w:sz w:val="16"/></w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
  return `<w:ftr xmlns:w="${WORDS}"><w:p>${run(`${first?.footer ?? ''}  `)}${field('PAGE')}</w:p></w:ftr>`;
}

function stylesXml(language: string): string {
  const spoken = language === 'zh-Hant' ? 'zh-HK' : language;
  const fonts = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial" w:eastAsia="Microsoft JhengHei"/>';
  return [
    `<w:styles xmlns:w="${WORDS}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}`,
    `<w:sz w:val="20"/><w:lang w:val="${spoken}" w:eastAsia="zh-HK"/></w:rPr></w:rPrDefault></w:docDefaults>`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>',
    '<w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>',
  ].join('');
}

function relationsXml(relations: readonly (readonly [type: string, target: string])[]): string {
  const listed = relations.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;
}

function typesXml(): string {
  const parts = [
    ['/word/document.xml', 'document.main+xml'],
    ['/word/styles.xml', 'styles+xml'],
    ['/word/footer1.xml', 'footer+xml'],
  ].map(([path, type]) => `<Override PartName="${path}" ContentType="${TYPE}.${type}"/>`);
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
  ].join('');
}
