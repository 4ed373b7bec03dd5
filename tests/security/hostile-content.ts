import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/* Files made to be slow, large or deep; each by a few lines, so that none lies in the repository. */

function zipOf(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, end, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(files.length, 4);
  tail.writeUInt16LE(files.length, 6);
  tail.writeUInt32LE(listed.length, 8);
  tail.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06', 'latin1'), tail]);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

function workbookOf(sheets: readonly string[]): Buffer {
  const each = (text: (number: number) => string) => sheets.map((_, index) => text(index + 1)).join('');
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${each((n) => `<sheet name="s${n}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ],
    ...sheets.map((rows, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `${XML}<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    ]),
  ];
  return zipOf(files.map(([name, text]) => [name, Buffer.from(text)]));
}

const lastRow = (row: number) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>x</t></is></c></row>`;

function pdfOf(content: string, resources = '/Font << /F1 4 0 R >>', more: readonly string[] = []): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 840] /Contents 5 0 R /Resources << ${resources} >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...more,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`, 'latin1');
}

export function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => `1 0 0 1 50 ${800 - index * 16} Tm (${line}) Tj`).join('\n');
  return pdfOf(`BT /F1 10 Tf ${shown} ET`);
}

const STATEMENT = [
  'Statement Date 31 Jan 2026',
  'Date Description Withdrawal Deposit Balance',
  '01 Jan 2026 Fee 10.00 90.00',
];

export function pngOf(side: number, interlaced: boolean): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** The head of a progressive JPEG of the size, and nothing behind it. */
function jpegHead(side: number): Buffer {
  const frame = Buffer.alloc(19);
  frame.set([0xff, 0xc2, 0, 17, 8]);
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  frame.set([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0], 9);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
  ]);
}

const repeated = (sign: string, length = 100_000) => Buffer.from(sign.repeat(length));
const ledger = (account: string) => `Date,Account,Debit,Credit\n2026-01-01,${account},1.00,\n`;
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

/** Thirty files; the large ones are made as they are needed. */
export const HOSTILE: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['line-feeds.csv', () => repeated('\n')],
  ['spaces.csv', () => repeated(' ')],
  ['tabs.csv', () => repeated('\t')],
  ['dashes.csv', () => repeated('-')],
  ['digits.csv', () => repeated('1')],
  ['commas.csv', () => repeated(',')],
  ['quotes.csv', () => repeated('"')],
  ['brackets.txt', () => repeated('[')],
  ['angles.xml', () => repeated('<')],
  ['colons.sta', () => repeated(':')],
  ['zeros.bin', () => Buffer.alloc(100_000)],
  ['noise.bin', () => randomBytes(100_000)],
  ['dashes.qif', () => Buffer.from(`!Type:Bank\nD${'-'.repeat(150_000)}\nT1.00\n^\n`)],
  ['accounts.qif', () => Buffer.from('!Account\nNa\n^\n!Type:Bank\nD1/1/26\nT1\n^\n'.repeat(10_000))],
  ['blank-cell.csv', () => Buffer.from(ledger(`A${' '.repeat(100_000)}x`))],
  [
    'accounts.csv',
    () =>
      Buffer.from(
        `Date,Account,Debit,Credit\n${Array.from({ length: 80_000 }, (_, n) => `2026-01-01,A${n} x,1.00,`).join('\n')}`,
      ),
  ],
  ['many-commas.csv', () => repeated(',', 5_000_000)],
  ['statement.ofx', () => Buffer.from(`OFXHEADER:100\n\n<OFX>${'<A '.repeat(40_000)}`)],
  ['statement.sta', () => Buffer.from(`:20:X\n:25:1\n:60F:C260101HKD1,\n:61:${'0'.repeat(100_000)}`)],
  ['deep-camt.xml', () => Buffer.from(`${XML}<BkToCstmrStmt>${'<a>'.repeat(100_000)}`)],
  [
    'attributes.xml',
    () =>
      Buffer.from(
        `${XML}<Invoice xmlns="${UBL}" ${Array.from({ length: 200_000 }, (_, n) => `a${n}="1"`).join(' ')}></Invoice>`,
      ),
  ],
  ['deep-invoice.xml', () => Buffer.from(`${XML}<Invoice xmlns="${UBL}">${'<a>'.repeat(200_000)}`)],
  ['deep.json', () => Buffer.from('['.repeat(100_000))],
  ['sparse.xlsx', () => workbookOf(Array.from({ length: 60 }, () => lastRow(300_000)))],
  ['sheets.xlsx', () => workbookOf(Array.from({ length: 900 }, () => lastRow(300_000)))],
  ['bomb.zip', () => zipOf([['xl/workbook.xml', Buffer.alloc(30 * 1024 * 1024)]])],
  ['account-number.pdf', () => textPdf(['Statement of Account', `Account Number: ${'1'.repeat(60)}/`, ...STATEMENT])],
  ['numbers.pdf', () => pdfOf(`BT /F1 1 Tf 1 0 0 1 5 400 Tm (${'1.'.repeat(10_000)}) Tj ET`)],
  [
    'tiles.pdf',
    () =>
      pdfOf('/Pattern cs /P scn 0 0 600 840 re f', '/Pattern << /P 6 0 R >>', [
        '<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.1 /YStep 0.1 /Resources << >> /Length 21 >>\nstream\n1 0 0 rg 0 0 1 1 re f\nendstream',
      ]),
  ],
  ['interlaced.png', () => pngOf(12_000, true)],
  ['progressive.jpg', () => jpegHead(17_000)],
];
