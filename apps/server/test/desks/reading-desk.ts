import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DocumentDetail } from '@folio/contract';
import type { Page } from '@folio/documents';
import { pageOfText } from '@folio/documents/testing';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { documentDetailOf } from '../../src/features/documents/document/show/read-document.ts';
import type { Ingestion } from '../../src/features/documents/ingestion/index.ts';
import { readBeside } from '../../src/features/documents/ingestion/read/read-beside.ts';
import { readOne } from '../../src/features/documents/ingestion/read/read-one.ts';
import type { ReadingTools } from '../../src/features/documents/ingestion/read/reading-tools.ts';
import { receiveFile } from '../../src/features/documents/upload/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { type Reader, ReadingError, type ReadOptions, type ReadPages } from '../../src/platform/reader/index.ts';
import { openStorage, type Storage } from '../../src/platform/storage/index.ts';
import type { TestBooks } from '../books.ts';

/** A file of this reader: `%PDF`, a line with the password or nothing, then pages of plain text between form feeds. */
export function textFile(...pages: string[]): string {
  return `%PDF-1.7 \n${pages.join('\f')}`;
}

export function lockedFile(password: string, ...pages: string[]): string {
  return `%PDF-1.7 ${password}\n${pages.join('\f')}`;
}

/** Replaces the reader: it keeps the requests, and a file's text is its page. */
export class TextReader implements Pick<Reader, 'readPages' | 'renderPage' | 'unlock'> {
  readonly asked: ReadOptions[] = [];
  readonly drawn: { page: number; turn: number }[] = [];

  readPages = async (bytes: Uint8Array, options: ReadOptions): Promise<ReadPages> => {
    this.asked.push(options);
    const [head = '', ...rest] = Buffer.from(bytes).toString('utf8').split('\n');
    if (head.slice(9) !== '') throw new ReadingError('encrypted');
    const pages = rest.join('\n').split('\f');
    return {
      pages: pages.map((text, index): Page => {
        const turn = options.turns?.[index + 1];
        return { ...pageOfText(text, index + 1), ...(turn === undefined ? {} : { turn }) };
      }),
      attachments: [],
      recognisedPages: [],
      hashes: pages.map((text) => hashOf(text)),
    };
  };

  renderPage: Reader['renderPage'] = async (_, page, __, view) => {
    this.drawn.push({ page, turn: view?.turn ?? 0 });
    return { png: new Uint8Array([page]), pages: 1 };
  };

  unlock = async (bytes: Uint8Array, password: string): Promise<Uint8Array> => {
    const [head = '', ...rest] = Buffer.from(bytes).toString('utf8').split('\n');
    if (head.slice(9) !== password) throw new ReadingError('wrong_password');
    return Buffer.from(['%PDF-1.7 ', ...rest].join('\n'));
  };
}

/** Another text, another picture: letters counted into sixteen digits. */
function hashOf(text: string): string {
  const counts = new Array<number>(16).fill(0);
  for (const letter of text) counts[letter.charCodeAt(0) % 16] = ((counts[letter.charCodeAt(0) % 16] ?? 0) + 1) % 16;
  return counts.map((count) => count.toString(16)).join('');
}

/** What a bookkeeper and the reading workers do with uploaded documents, in one company, without a server. */
export interface ReadingDesk {
  reader: TextReader;
  storage: Storage;
  tools: ReadingTools;
  ingestion: Ingestion;
  /** What waits to be read. */
  queue: { id: string; beside: boolean }[];
  /** Takes a file in; answers the document's id. */
  take(content: string, name?: string): Promise<string>;
  /** Takes a file in and reads it and all that is found in it. */
  read(content: string, name?: string): Promise<DocumentDetail>;
  readAll(): Promise<void>;
  detail(id: string): Promise<DocumentDetail>;
  close(): void;
}

export async function openReadingDesk(database: Database, books: TestBooks): Promise<ReadingDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-reading-'));
  const storage = await openStorage(folder);
  const reader = new TextReader();
  const queue: ReadingDesk['queue'] = [];
  const put = (beside: boolean) => async (_: string, id: string) => void queue.push({ id, beside });
  const platform = {
    config: readConfig({}, '/'),
    database,
    log: pino({ level: 'silent' }),
    now: () => books.call.now,
    webFolder: null,
  };
  const { readPages, renderPage, unlock } = reader;
  // What the features never ask of a reader is not there.
  const whole: Reader = { readPages, renderPage, unlock, read: refused, close: refused };
  const tools: ReadingTools = { platform, storage, reader: whole, languageModel: null, enqueue: put(false) };
  const ingestion: Ingestion = {
    enqueue: put(false),
    readBeside: put(true),
    places: async () => new Map(),
    stop: async () => undefined,
  };
  const detail = (id: string) => books.run((tx) => documentDetailOf(tx, id, 'en-US'));
  const readAll = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const work = next.beside ? readBeside : readOne;
      await work(tools, books.companyId, next.id, new AbortController().signal);
    }
  };
  const take: ReadingDesk['take'] = async (content, name = 'paper.pdf') => {
    const { id, isNew } = await receiveFile(books.call, storage, 1_000_000, {
      name,
      stream: Readable.from([Buffer.from(content)]),
    });
    if (isNew) queue.push({ id, beside: false });
    return id;
  };
  return {
    reader,
    storage,
    tools,
    ingestion,
    queue,
    take,
    read: async (content, name) => {
      const id = await take(content, name);
      await readAll();
      return detail(id);
    },
    readAll,
    detail,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function refused(): Promise<never> {
  return Promise.reject(new Error('not asked of a reader here'));
}

/** A bill as a supplier prints it. */
export function billText(
  over: { supplier?: string; number?: string; date?: string; total?: string; item?: string } = {},
): string {
  const {
    supplier = 'Pearl River Freight Limited',
    number = 'PRF-1001',
    date = '2026-04-01',
    total = '1250.00',
  } = over;
  return [
    supplier,
    '1 Sample Road, Kowloon, Hong Kong',
    '',
    'INVOICE',
    '',
    `Invoice No.: ${number}`,
    `Invoice Date: ${date}`,
    '',
    'Bill To: Lantern Test Limited',
    '',
    'Description                Quantity    Unit Price      Amount',
    `${(over.item ?? 'Sea freight').padEnd(30)} 1      ${total}      ${total}`,
    '',
    `                                     Total HKD      ${total}`,
  ].join('\n');
}
