import { smallPdf } from '../../../apps/server/test/small-pdf.ts';
import type { Upload } from '../documents/review-papers.ts';

/**
 * A month of a statement with meaningless words and amounts without cents. Money received, money spent and a number of points are in
 * three columns that only a person can distinguish.
 */
export interface OddMonth {
  name: string;
  days: readonly (readonly [day: string, words: string, points: string, went: string, came: string])[];
  began: string;
  ended: string;
  from: string;
  to: string;
}

const pageWidth = 595;
const letterPt = 10;

function textAt(x: number, y: number, text: string): string {
  return `BT /F1 ${letterPt} Tf ${x} ${y} Td (${text}) Tj ET`;
}

/** Helvetica prints every figure 0.556 em wide, and its points and commas half as wide. */
function rightAt(x: number, y: number, text: string): string {
  const width = [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.556 : 0.278), 0) * letterPt;
  return textAt(x - width, y, text);
}

/** The statement of a month as a PDF with a text layer. */
export function oddStatement({ name, days, began, ended, from, to }: OddMonth): Upload {
  const rows = days.flatMap(([day, said, points, went, came], index) => {
    const y = 640 - index * 18;
    const figures = [rightAt(340, y, points), rightAt(430, y, came), rightAt(520, y, went)];
    return [textAt(60, y, day), textAt(130, y, said), ...figures];
  });
  const content = [
    textAt(60, 790, 'Velorum Quista'),
    textAt(330, 790, 'Bank statement'),
    textAt(60, 760, 'Brask 4410-77-0093'),
    textAt(330, 760, `Tolm ${from} ug ${to}`),
    textAt(60, 670, 'Zil'),
    textAt(130, 670, 'Vark'),
    textAt(315, 670, 'Dunk'),
    textAt(400, 670, 'Plem'),
    textAt(490, 670, 'Ostra'),
    ...rows,
    textAt(60, 420, 'Grint'),
    rightAt(250, 420, began),
    textAt(60, 400, 'Hulst'),
    rightAt(250, 400, ended),
  ];
  const bytes = smallPdf([{ widthPt: pageWidth, heightPt: 842, content: content.join('\n') }]);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

export const oddMay: OddMonth = {
  name: 'velorum-may.pdf',
  days: [
    ['02/05/2026', 'Mirkel and Dosk', '12', '', '1250'],
    ['06/05/2026', 'Tavish lomm', '3', '310', ''],
    ['11/05/2026', 'Quorn bestil', '120', '', '86'],
    ['19/05/2026', 'Ferrin hald', '7', '2004', ''],
    ['27/05/2026', 'Mirkel and Dosk', '31', '75', ''],
  ],
  began: '5100',
  ended: '4047',
  from: '01/05/2026',
  to: '31/05/2026',
};

export const oddJune: OddMonth = {
  name: 'velorum-june.pdf',
  days: [
    ['01/06/2026', 'Tavish lomm', '3', '310', ''],
    ['09/06/2026', 'Sellin overd', '58', '', '6400'],
    ['15/06/2026', 'Ferrin hald', '9', '1990', ''],
    ['30/06/2026', 'Quorn bestil', '110', '', '12'],
  ],
  began: '4047',
  ended: '8159',
  from: '01/06/2026',
  to: '30/06/2026',
};
