import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js';
import type { OcrWord } from '../text/ocr-word.ts';
import { withoutRemnants } from '../text/remnants.ts';
import type { GreyImage } from './recogniser.ts';

export type OcrLanguage = 'eng' | 'chi_tra';

const MODEL_FOLDER = '4.0.0_best_int';
/** The resolution of an A4 page at 200 dpi or more; without this value the engine guesses. */
const DPI = '300';

function modelFolder(language: OcrLanguage): string {
  const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return join(dirname(manifest), MODEL_FOLDER);
}

/** Portable grey map: the simplest format, without the cost of compression. */
function portableGreyMap(image: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.pixels]);
}

/**
 * One recognition worker with one language: a worker given two languages silently drops one of them. It reads its
 * model from the installed package and never from the network.
 */
export class TesseractWorker {
  readonly #language: OcrLanguage;
  #worker: Promise<Worker> | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(language: OcrLanguage) {
    this.#language = language;
  }

  /**
   * Recognises a picture; calls queue one after the other.
   * @param characters the only possible characters; all if omitted
   */
  words(image: GreyImage, segmentation: PSM, characters = ''): Promise<OcrWord[]> {
    const result = this.#queue.then(() => this.#recognise(image, segmentation, characters));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await (await worker)?.terminate();
  }

  async #recognise(image: GreyImage, segmentation: PSM, characters: string): Promise<OcrWord[]> {
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    await worker.setParameters({
      tessedit_pageseg_mode: segmentation,
      tessedit_char_whitelist: characters,
      user_defined_dpi: DPI,
      debug_file: '/dev/null',
      // White-on-dark areas are inverted beforehand: trying every doubtful line again inverted would only cost time.
      tessedit_do_invert: '0',
      // Words of one page must not influence the next page: the same picture must always give the same result.
      tessedit_enable_doc_dict: '0',
    });
    const { data } = await worker.recognize(portableGreyMap(image), {}, { text: false, blocks: true });
    const words = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
    );
    return withoutRemnants(words);
  }

  #start(): Promise<Worker> {
    return createWorker(this.#language, OEM.LSTM_ONLY, {
      langPath: modelFolder(this.#language),
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => undefined,
    });
  }
}
