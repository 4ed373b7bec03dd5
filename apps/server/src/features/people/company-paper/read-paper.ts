import type { CompanyPaperReading, CompanyPaperValue } from '@folio/contract';
import type { Box, Page, PaperField } from '@folio/documents';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  companyParticularsOf,
  isReadable,
  type Reader,
  ReadingError,
  sniffType,
} from '../../../platform/reader/index.ts';

/** An annual return has its directors and share capital within these pages; certificates have one page. */
const FIRST_PAGES = 10;
const LIMIT_MS = 120_000;
const PICTURE_WIDTH_PX = 1000;
/** What is shown around a value, in shares of the page. */
const MARGIN = { x: 0.06, y: 0.012 };

/**
 * Reads a certificate or an annual return for the company form. The file is not kept. Throws `conflict` with the
 * reason if it cannot be read.
 */
export async function readPaper(
  call: Pick<Call, 'userId' | 'signal'>,
  reader: Reader,
  file: { name: string; bytes: Uint8Array },
): Promise<CompanyPaperReading> {
  if (file.bytes.length === 0) throw new DomainError('file_empty');
  if (!['pdf', 'png', 'jpg'].includes(sniffType(file.bytes) ?? ''))
    throw new DomainError('file_type_unsupported', { word: 'problem_unsupported_type' });
  try {
    const { pages, fields, ...found } = await understood(call, reader, file);
    const values: CompanyPaperValue[] = [];
    for (const field of fields) values.push(await shownValue(call, reader, file.bytes, pages, field));
    return {
      papers: [...found.papers],
      fields: values,
      directors: found.directors.map(({ nameZh, ...director }) => ({ ...director, name_zh: nameZh })),
      share_capital: found.shareCapital.map(({ shareClass, currency, number, amount, paid }) => ({
        share_class: shareClass,
        currency,
        number,
        amount,
        paid,
      })),
      other_kind: found.otherKind,
    };
  } catch (error) {
    if (error instanceof ReadingError && error.code !== 'aborted')
      throw new DomainError('conflict', { word: `problem_${error.code}`, values: { ...error.values } });
    throw error;
  }
}

async function understood(
  { userId, signal }: Pick<Call, 'userId' | 'signal'>,
  reader: Reader,
  { name, bytes }: { name: string; bytes: Uint8Array },
) {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const { pages } = await reader.readPages(bytes, {
    fileName: name,
    ownNames: [],
    ownNumbers: [],
    firstPages: FIRST_PAGES,
    party: userId,
    signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
  });
  if (!isReadable(pages)) throw new ReadingError('nothing_readable');
  return { pages, ...(await companyParticularsOf(pages, { party: userId, signal })) };
}

/** A value with the part of the page that prints it. */
async function shownValue(
  { userId }: Pick<Call, 'userId'>,
  reader: Reader,
  bytes: Uint8Array,
  pages: readonly Page[],
  { field, value, page, box, doubt }: PaperField,
): Promise<CompanyPaperValue> {
  const own = pages.find(({ number }) => number === page);
  const view = { turn: own?.turn ?? 0, mirrored: own?.mirrored ?? false, region: around(box), party: userId };
  const drawn = await reader.renderPage(bytes, page, PICTURE_WIDTH_PX, view).catch(noPicture);
  const picture = drawn === null ? null : `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}`;
  return { field, value, page, doubt, picture };
}

/** The value is read: that its picture failed must not lose it. */
function noPicture(error: unknown): null {
  if (error instanceof ReadingError) return null;
  throw error;
}

function around({ x, y, width, height }: Box): Box {
  const left = Math.max(0, x - MARGIN.x);
  const top = Math.max(0, y - MARGIN.y);
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + MARGIN.x) - left,
    height: Math.min(1, y + height + MARGIN.y) - top,
  };
}
