import type { Segment } from '@folio/contract';
import { type Page, pagesOfPart, type Reading } from '@folio/documents';
import { inCompany } from '../../../../platform/database/transaction.ts';
import { isReadable, ReadingError, type ReadPages, understandDocument } from '../../../../platform/reader/index.ts';
import { readByModel } from '../../language-model/index.ts';
import { readLayouts, readStatementLayouts, recallAccounts } from '../../reading/index.ts';
import { isRecognised, withKnownPartners } from '../propose/known-partner.ts';
import type { OwnBooks } from '../propose/own-books.ts';
import { propose } from '../propose/propose.ts';
import { contactNames, type Proposal } from '../store.ts';
import type { ReadingTools } from './reading-tools.ts';

export interface Understood {
  reading: Reading;
  proposal: Proposal;
  /** How each of its pages looks; none of pages it has only a region of. */
  hashes: string[];
}

export interface ToUnderstand {
  read: ReadPages;
  /** Name of the readable content in storage, for pictures of its pages. */
  sha256: string;
  segments: readonly Segment[] | null;
  books: OwnBooks;
  signal: AbortSignal;
}

/**
 * From the words of a file's pages to the bookkeeping one document in it proposes, with what the company taught about its
 * supplier. Throws `nothing_readable`.
 */
export async function understand(
  tools: ReadingTools,
  companyId: string,
  { read, sha256, segments, books, signal }: ToUnderstand,
): Promise<Understood> {
  const { database, config, log, now } = tools.platform;
  const pages = segments === null ? read.pages : pagesOfPart(read.pages, { segments });
  // Data embedded in the file belongs to the document that has its first page.
  const attachments = pages[0]?.number === 1 ? read.attachments : [];
  if (attachments.length === 0 && !isReadable(pages)) throw new ReadingError('nothing_readable');
  const { memories, layouts } = await inCompany(database, companyId, async (tx) => ({
    memories: await readLayouts(tx),
    layouts: await readStatementLayouts(tx),
  }));
  const { names: ownNames, numbers: ownNumbers, addresses: ownAddresses } = books;
  const input = { pages, attachments, ownNames, ownNumbers, ownAddresses, memories, layouts };
  const tokensAMonth = config.languageModel?.tokensAMonth ?? 0;
  const opinion = await readByModel(
    { model: tools.languageModel, tokensAMonth, database, log, now },
    {
      companyId,
      input,
      own: await understandDocument(input, { party: companyId, signal }),
      picture: (page) => pictureOf(tools, companyId, sha256, page),
      signal,
    },
  );
  const contacts = isRecognised(opinion) ? await inCompany(database, companyId, contactNames) : [];
  const reading = withKnownPartners(opinion, contacts);
  const partners = [reading.supplier, reading.customer].flatMap((party) => party?.name?.value ?? []);
  const accountFor = await inCompany(database, companyId, (tx) => recallAccounts(tx, partners));
  return { reading, proposal: propose(reading, { ...books, accountFor }), hashes: hashesOf(read, segments) };
}

const PICTURE_WIDTH_PX = 1400;

async function pictureOf({ storage, reader }: ReadingTools, companyId: string, sha256: string, page: Page) {
  const { turn = 0, mirrored = false } = page;
  const bytes = await storage.read(companyId, sha256);
  return (await reader.renderPage(bytes, page.number, PICTURE_WIDTH_PX, { turn, mirrored, party: companyId })).png;
}

function hashesOf({ hashes }: ReadPages, segments: readonly Segment[] | null): string[] {
  if (segments === null) return [...hashes];
  return segments.flatMap(({ page, region }) => (region === null ? (hashes[page - 1] ?? []) : []));
}
