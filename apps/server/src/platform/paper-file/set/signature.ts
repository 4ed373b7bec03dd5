import { partyNames, WORDS } from '@folio/paper';
import type { Column, Content } from 'pdfmake/interfaces.js';
import { rule, type Sheet } from './sheet.ts';

/** Space for a handwritten signature and a chop, in points. */
const SIGNED = { width: 200, height: 74, chop: 70, signature: { width: 120, height: 46 } } as const;

/** A signature line with the chop and signature above it, and the signatory below it. */
function signatureLine(sheet: Sheet, over: readonly Content[], caption: string): Content[] {
  const { look } = sheet;
  return [
    ...over,
    rule(sheet, { width: SIGNED.width, colour: look.ink, weight: 0.5 }),
    { text: caption, fontSize: look.size.small, color: look.muted, margin: [0, 2, 0, 0] },
  ];
}

/** Chop and signature of the company; empty if it has neither, or if the document is not the company's own. */
export function signed(sheet: Sheet): Content[] {
  const { paper, look, isOurs } = sheet;
  const { chop, signature } = paper.images;
  if (!isOurs || (chop === null && signature === null)) return [];
  const names = partyNames(paper.seller, paper.language);
  const { width, height } = SIGNED.signature;
  const written: Column =
    signature === null
      ? { text: '', width }
      : { image: 'signature', fit: [width, height], margin: [6, 16, 0, 0], width };
  const stamped: Column =
    chop === null ? { text: '' } : { image: 'chop', fit: [SIGNED.chop, SIGNED.chop], width: SIGNED.chop };
  const over: Content[] = [
    { text: [sheet.say(WORDS.forCompany), ...names].join('\n'), fontSize: look.size.small },
    { columns: [written, stamped], columnGap: 4 },
  ];
  return [{ stack: signatureLine(sheet, over, sheet.say(WORDS.signature)), margin: [0, 16, 0, 0] }];
}

/** The customer's acceptance line of a quotation, with the company's own signature next to it. */
export function acceptedAndSigned(sheet: Sheet): Content[] {
  const accepted =
    sheet.paper.type === 'quotation'
      ? [
          {
            stack: signatureLine(
              sheet,
              [{ text: ' ', fontSize: SIGNED.height - 14 }],
              sheet.sayLines(WORDS.acceptance),
            ),
            margin: [0, 16, 0, 0] satisfies [number, number, number, number],
          },
        ]
      : [];
  const blocks = [...accepted, ...signed(sheet)].map((stack) => ({ stack: [stack], width: SIGNED.width }));
  if (blocks.length === 0) return [];
  return [{ columns: [{ text: '', width: '*' }, ...blocks], columnGap: 24 }];
}
