import type { Box, Word } from '@folio/documents';
import { PSM } from 'tesseract.js';
import { mergeLanguages } from './merge-languages.ts';
import { prepare } from './prepare.ts';
import type { GreyImage, Recogniser } from './recogniser.ts';
import { type OcrSymbol, TesseractWorker } from './tesseract-worker.ts';

function boxOf(symbol: OcrSymbol, image: GreyImage): Box {
  const { x0, y0, x1, y1 } = symbol.bbox;
  return {
    x: x0 / image.width,
    y: y0 / image.height,
    width: (x1 - x0) / image.width,
    height: (y1 - y0) / image.height,
  };
}

/** Recognises English and traditional Chinese with one worker a language, both at the same time. */
export class TesseractRecogniser implements Recogniser {
  readonly #english = new TesseractWorker('eng');
  readonly #chinese = new TesseractWorker('chi_tra');

  async recognise(image: GreyImage): Promise<Word[]> {
    const prepared = await prepare(image);
    const [english, chinese] = await Promise.all([
      this.#english.words(prepared.image, PSM.SINGLE_BLOCK),
      this.#chinese.words(prepared.image, PSM.SINGLE_BLOCK),
    ]);
    return mergeLanguages(english, chinese)
      .filter((symbol) => symbol.text.trim() !== '')
      .map((symbol) => {
        const straight = boxOf(symbol, prepared.image);
        const box = prepared.toPicture(straight);
        const text = symbol.text.normalize('NFKC');
        return { text, box, confidence: symbol.confidence / 100, ...(box === straight ? {} : { straight }) };
      });
  }

  async close(): Promise<void> {
    await Promise.all([this.#english.close(), this.#chinese.close()]);
  }
}
