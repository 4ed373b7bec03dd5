import { PSM } from 'tesseract.js';
import { pictureHash } from '../image/picture-hash.ts';
import { type Preparation, prepare, type Straight, straighten } from '../image/prepare.ts';
import { betterOrientation, type LetterCount } from '../sheet/orientation.ts';
import { type Orientation, setUpright } from '../sheet/turning.ts';
import { chineseSample } from '../text/chinese-sample.ts';
import { isSheet } from '../text/clean.ts';
import { composeLines } from '../text/compose-lines.ts';
import { figuresAgree } from '../text/figures-agree.ts';
import { sureness } from '../text/lines.ts';
import { hasChinese, mergeLanguages } from '../text/merge-languages.ts';
import type { OcrSymbol, OcrWord } from '../text/ocr-word.ts';
import { placed, unscaled } from '../text/readings.ts';
import { rereadLines } from '../text/reread.ts';
import type { GreyImage, Recogniser, Recognition, RecognitionHints } from './recogniser.ts';
import { TesseractWorker } from './tesseract-worker.ts';

interface Pass extends Preparation {
  readonly segmentation: PSM;
}

/** Measured on receipts: the best single pass, then the passes that find most of what it misses, in that order. */
const FIRST: Pass = { scale: 1, blur: 1, segmentation: PSM.SINGLE_BLOCK };
const FURTHER: readonly Pass[] = [
  { scale: 1, blur: 0.6, segmentation: PSM.SINGLE_COLUMN },
  { scale: 1, blur: 0.6, segmentation: PSM.SPARSE_TEXT },
  { scale: 1.5, blur: 0.6, segmentation: PSM.SINGLE_BLOCK },
];
/**
 * The last pass reads the picture at another scale. A sheet that was already enlarged this much is reduced instead,
 * which costs less. Receipts are not reduced, because their print is coarse.
 */
const MUCH_ENLARGED = 1.25;
const REDUCED = 0.75;
/** Below this confidence the page may be turned or mirrored. */
const DOUBTFUL_SURENESS = 62;
/** Above the first confidence one further reading is enough; above the second no further reading is needed. */
const GOOD_SURENESS = 85;
const EXCELLENT_SURENESS = 93;
/**
 * If the doubtful lines contain at least this many Chinese characters with high confidence, the page gets a Chinese
 * pass.
 */
const MIN_HAN_IN_SAMPLE = 2;
const SURE_WORD = 80;
/** No letter is smaller than this, and the engine fails on smaller pictures. */
const MIN_SIDE_PX = 12;

/** The result of the first pass over a picture: all later passes build on it. */
interface FirstReading {
  readonly straight: Straight;
  readonly image: GreyImage;
  readonly chinese: readonly OcrWord[];
  readonly words: readonly OcrSymbol[];
}

/** Recognises English and traditional Chinese, with one worker per language, in as many passes as a page needs. */
export class PageRecogniser implements Recogniser {
  readonly #english = new TesseractWorker('eng');
  readonly #chinese = new TesseractWorker('chi_tra');
  readonly #languages: readonly LetterCount[] = [
    (piece) => this.#latinLetters(piece),
    (piece) => this.#chineseLetters(piece),
  ];

  async recognise(picture: GreyImage, hints: RecognitionHints = {}): Promise<Recognition> {
    if (Math.min(picture.width, picture.height) < MIN_SIDE_PX) return unreadable(picture);
    const stored: Orientation = { turn: hints.turn ?? 0, mirrored: false };
    const asStored = await this.#first(setUpright(picture, stored));
    const isDoubtful = hints.turn === undefined && sureness(asStored.words) < DOUBTFUL_SURENESS;
    const found = isDoubtful ? await betterOrientation(asStored.straight.paper, this.#languages) : null;
    const orientation = found ?? stored;
    const first = found === null ? asStored : await this.#first(setUpright(picture, orientation));
    const further: OcrSymbol[][] = [];
    for (const pass of furtherPasses(first.words)) {
      const reading = await this.#again(first, pass);
      further.push(reading);
      if (figuresAgree(first.words, reading)) break;
    }
    const best = composeLines(first.words, further);
    const again = await rereadLines(first.straight.image, best, this.#english);
    if (again !== null) further.push(again);
    const readings = further.length === 0 ? [best] : [best, first.words, ...further];
    const [words = [], ...variants] = readings.map((reading) => placed(reading, first.straight));
    return {
      words,
      variants,
      ...orientation,
      hash: pictureHash(first.straight.paper),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#english.close(), this.#chinese.close()]);
  }

  async #first(upright: GreyImage): Promise<FirstReading> {
    const straight = await straighten(upright);
    const image = await prepare(straight.image, FIRST);
    const english = await this.#english.words(image, FIRST.segmentation);
    const isChinese = await this.#hasChinese(image, english);
    const chinese = isChinese ? await this.#chinese.words(image, FIRST.segmentation) : [];
    return { straight, image, chinese, words: mergeLanguages(english, chinese) };
  }

  async #again({ straight, image, chinese }: FirstReading, pass: Pass): Promise<OcrSymbol[]> {
    const isReduced = pass.scale > 1 && isSheet(straight.image) && straight.enlargement > MUCH_ENLARGED;
    const scale = isReduced ? REDUCED : pass.scale;
    const same = scale === FIRST.scale && pass.blur === FIRST.blur;
    const prepared = same ? image : await prepare(straight.image, { ...pass, scale });
    const english = unscaled(await this.#english.words(prepared, pass.segmentation), scale);
    return mergeLanguages(english, chinese);
  }

  async #hasChinese(image: GreyImage, english: readonly OcrWord[]): Promise<boolean> {
    const sample = chineseSample(image, english);
    if (sample === null) return false;
    return hasChinese(await this.#chinese.words(sample, PSM.SINGLE_BLOCK), MIN_HAN_IN_SAMPLE);
  }

  /** How many Latin letters are read with high confidence on a piece of a page. */
  async #latinLetters(piece: GreyImage): Promise<number> {
    const image = await prepare((await straighten(piece)).image, FIRST);
    const words = await this.#english.words(image, PSM.SINGLE_BLOCK);
    return words
      .filter((word) => word.confidence >= SURE_WORD && /[\p{L}\p{N}]{3}/u.test(word.text))
      .reduce((sum, word) => sum + word.text.length, 0);
  }

  async #chineseLetters(piece: GreyImage): Promise<number> {
    const image = await prepare((await straighten(piece)).image, FIRST);
    const words = await this.#chinese.words(image, PSM.SINGLE_BLOCK);
    return hasChinese(words) ? words.reduce((sum, word) => sum + word.text.length, 0) : 0;
  }
}

function unreadable(picture: GreyImage): Recognition {
  return { words: [], variants: [], turn: 0, mirrored: false, hash: pictureHash(picture) };
}

function furtherPasses(words: readonly OcrSymbol[]): readonly Pass[] {
  const sure = sureness(words);
  if (sure >= EXCELLENT_SURENESS) return [];
  return sure >= GOOD_SURENESS ? FURTHER.slice(0, 1) : FURTHER;
}
