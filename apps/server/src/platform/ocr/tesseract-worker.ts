import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js';
import type { GreyImage } from './recogniser.ts';
import { withoutRemnants } from './remnants.ts';

export type OcrLanguage = 'eng' | 'chi_tra';

/** Corners in pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A recognised run of characters. */
export interface OcrSymbol {
  readonly text: string;
  readonly bbox: PixelBox;
  readonly confidence: number;
}

export interface OcrWord extends OcrSymbol {
  readonly symbols: readonly OcrSymbol[];
}

const MODEL_FOLDER = '4.0.0_best_int';
/** A4 at 200 dpi and more: keeps the engine from guessing. */
const DPI = '300';

function modelFolder(language: OcrLanguage): string {
  const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return join(dirname(manifest), MODEL_FOLDER);
}

/** Portable grey map: the plainest container, no compression to pay for. */
function portableGreyMap(image: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.pixels]);
}

/**
 * One recognition worker with one language: a worker given two languages silently drops one of them.
 * It reads its model from the installed package and never from the network.
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
   * @param characters the only characters there can be; all when left out
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
      // White on dark is turned over beforehand: trying every doubtful line again inverted only costs time.
      tessedit_do_invert: '0',
      // Words of one page must not colour the next: the same picture is always read the same.
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
