import { createRequire } from 'node:module';
import type { NodeStartPosition, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printableTexts } from '../text/index.ts';
import { archivePaper } from './archive-paper.ts';
import type { PaperArchive, PaperWithImages } from './printed-paper.ts';
import { documentOf, MARKERS } from './set/document.ts';
import { canPrint, FONT_NAMES, FONT_TOKENS } from './warm-fonts.ts';

const require = createRequire(import.meta.url);
const pdfmake: typeof import('pdfmake') & { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } } =
  require('pdfmake');

const TOKENS = Object.entries(FONT_TOKENS);
for (const [name, token] of TOKENS) pdfmake.virtualfs.writeFileSync(name, token);
pdfmake.setFonts({ Noto: FONT_NAMES });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** How many item rows move to the next page with the totals if the totals would be alone there. */
const ROWS_KEPT = 2;

/**
 * Writes a document as PDF. No page starts with only the totals, or only the signature that belongs to them: the last
 * item rows then move to that page as well.
 */
export async function setPaper(paper: PaperWithImages, archive: PaperArchive | null): Promise<Uint8Array> {
  const readable = printableTexts(paper, canPrint);
  const first = documentOf(readable, 0);
  const bytes = await setTogether(readable, first);
  if (archive === null) return bytes;
  const { title = '', author = '' } = first.info ?? {};
  return archivePaper(bytes, archive, { title, author, at: new Date() });
}

interface Written {
  readonly bytes: Uint8Array;
  readonly totalsAlone: boolean;
  /** A signature that belongs to the totals is on another page. */
  readonly signedApart: boolean;
}

async function setTogether(readable: PaperWithImages, definition: TDocumentDefinitions): Promise<Uint8Array> {
  const first = await written(definition);
  if (!first.totalsAlone && !first.signedApart) return first.bytes;
  const kept = Math.min(ROWS_KEPT, readable.items.length);
  const second = await written(documentOf(readable, kept));
  // If the text between totals and signature fills a page, they cannot be on one page.
  return first.totalsAlone || !second.signedApart ? second.bytes : first.bytes;
}

async function written(definition: TDocumentDefinitions): Promise<Written> {
  const marks = new Map<number, NodeStartPosition>();
  const bytes = await pdfmake
    .createPdf({
      ...definition,
      pageBreakBefore: ({ headlineLevel, startPosition }) => {
        if (headlineLevel !== undefined) marks.set(headlineLevel, startPosition);
        return false;
      },
    })
    .getBuffer();
  const itemsEnd = marks.get(MARKERS.itemsEnd);
  const totalsEnd = marks.get(MARKERS.totalsEnd);
  const signed = marks.get(MARKERS.signed);
  return {
    bytes: new Uint8Array(bytes),
    totalsAlone: areAlone(itemsEnd, totalsEnd),
    signedApart: signed !== undefined && signed.pageNumber !== totalsEnd?.pageNumber,
  };
}

/**
 * Whether the totals end on a later page than the items. Items that exactly fill a page count as ending at the top of
 * the next page.
 */
function areAlone(itemsEnd: NodeStartPosition | undefined, totalsEnd: NodeStartPosition | undefined): boolean {
  if (itemsEnd === undefined || totalsEnd === undefined) return false;
  const isAtTop = itemsEnd.pageNumber > 1 && itemsEnd.verticalRatio === 0;
  return itemsEnd.pageNumber !== totalsEnd.pageNumber || isAtTop;
}
