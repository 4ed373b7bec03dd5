import { PSM } from 'tesseract.js';
import { chineseSample } from './chinese-sample.ts';
import { isSheet } from './clean.ts';
import { composeLines } from './compose-lines.ts';
import { figuresAgree } from './figures-agree.ts';
import { sureness } from './lines.ts';
import { hasChinese, mergeLanguages } from './merge-languages.ts';
import { pictureHash } from './picture-hash.ts';
import { type Preparation, prepare, type Straight, straighten } from './prepare.ts';
import { placed, unscaled } from './readings.ts';
import type { GreyImage, Recogniser, Recognition, RecognitionHints } from './recogniser.ts';
import { rereadLines } from './reread.ts';
import { betterStance, type LetterCount } from './stance.ts';
import { type OcrSymbol, type OcrWord, TesseractWorker } from './tesseract-worker.ts';
import { type Stance, setUpright } from './turning.ts';

interface Pass extends Preparation {
  readonly segmentation: PSM;
}

/** Measured on receipts: the best single pass, and those that find most of what it misses, in that order. */
const FIRST: Pass = { scale: 1, blur: 1, segmentation: PSM.SINGLE_BLOCK };
const FURTHER: readonly Pass[] = [
  { scale: 1, blur: 0.6, segmentation: PSM.SINGLE_COLUMN },
  { scale: 1, blur: 0.6, segmentation: PSM.SPARSE_TEXT },
  { scale: 1.5, blur: 0.6, segmentation: PSM.SINGLE_BLOCK },
];
/**
 * The last pass reads the picture at another scale. A sheet already enlarged this much is reduced instead, which costs less;
 * a receipt is not, its print being coarse.
 */
const MUCH_ENLARGED = 1.25;
const REDUCED = 0.75;
/** Below this the page may lie on its side or on its head, or be seen from behind. */
const DOUBTFUL_SURENESS = 62;
/** Above the first figure one further reading is enough, above the second none is needed. */
const GOOD_SURENESS = 85;
const EXCELLENT_SURENESS = 93;
/** So many sure Chinese characters among the doubtful lines show that the page is worth a Chinese pass. */
const MIN_HAN_IN_SAMPLE = 2;
const SURE_WORD = 80;
/** No letter fits into less, and the engine fails on it. */
const MIN_SIDE_PX = 12;

/** What the first pass over a picture gave: everything later passes build on. */
interface FirstReading {
  readonly straight: Straight;
  readonly image: GreyImage;
  readonly chinese: readonly OcrWord[];
  readonly words: readonly OcrSymbol[];
}

/** Recognises English and traditional Chinese, one worker a language, in as many passes as a page needs. */
export class PageRecogniser implements Recogniser {
  readonly #english = new TesseractWorker('eng');
  readonly #chinese = new TesseractWorker('chi_tra');
  readonly #languages: readonly LetterCount[] = [
    (piece) => this.#latinLetters(piece),
    (piece) => this.#chineseLetters(piece),
  ];

  async recognise(picture: GreyImage, hints: RecognitionHints = {}): Promise<Recognition> {
    if (Math.min(picture.width, picture.height) < MIN_SIDE_PX) return unreadable(picture);
    const stored: Stance = { turn: hints.turn ?? 0, mirrored: false };
    const asStored = await this.#first(setUpright(picture, stored));
    const isDoubtful = hints.turn === undefined && sureness(asStored.words) < DOUBTFUL_SURENESS;
    const found = isDoubtful ? await betterStance(asStored.straight.paper, this.#languages) : null;
    const stance = found ?? stored;
    const first = found === null ? asStored : await this.#first(setUpright(picture, stance));
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
      ...stance,
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

  /** How many Latin letters are read surely on a piece of a page. */
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
