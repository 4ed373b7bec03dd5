import type { Platform } from '../../../../platform/http/app.ts';
import type { LanguageModel } from '../../../../platform/llm/index.ts';
import type { Reader } from '../../../../platform/reader/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import type { ReadingWork } from '../queue/reading-time.ts';

export interface ReadingTools {
  platform: Platform;
  storage: Storage;
  reader: Reader;
  /** Used if the reader is unsure and the company allows it; null = no language model. */
  languageModel: LanguageModel | null;
  /** Called for a document that could not be read, after its state is saved. */
  failed?(companyId: string, documentId: string): Promise<void>;
  /** Signals that a document is waiting. */
  enqueue(companyId: string, documentId: string): Promise<void>;
  /** Records how long a reading took. */
  measured?(work: ReadingWork, seconds: number): void;
}
