import { enclosing, onSameLine } from './lines.ts';
import type { OcrSymbol, OcrWord, PixelBox } from './ocr-word.ts';

const HAN = /[\p{Script=Han}　-〿！-～]/u;
/** A Chinese result with fewer Han characters on a line is Latin text that was misread. */
const MIN_HAN_ON_LINE = 2;
const MIN_HAN_CONFIDENCE = 40;
const MAX_HAN_GAP_SHARE = 0.6;

/**
 * On English pages the Chinese pass sees characters in every smudge, but seldom with high confidence: on pages with
 * Chinese at least two thirds of the characters have this confidence, on others at most four tenths.
 */
const SURE_CONFIDENCE = 90;
const MIN_SURE_SHARE = 0.52;
const MIN_HAN_ON_PAGE = 6;
/** An English word with this confidence is not misread Han, even where the Chinese pass saw Han. */
const SURE_ENGLISH_CONFIDENCE = 88;
const UNSURE_ENGLISH_CONFIDENCE = 60;

/** A run of characters of one script. */
interface Run extends OcrSymbol {
  readonly han: boolean;
}

function runOf(symbols: readonly OcrSymbol[], han: boolean): Run {
  return {
    text: symbols.map((symbol) => symbol.text).join(''),
    bbox: enclosing(symbols.map((symbol) => symbol.bbox)),
    confidence: symbols.reduce((sum, symbol) => sum + symbol.confidence, 0) / symbols.length,
    han,
  };
}

/** Splits a word where Han and other characters meet. */
function runsOf(word: OcrWord): Run[] {
  const runs: Run[] = [];
  let current: OcrSymbol[] = [];
  let han = false;
  for (const symbol of word.symbols) {
    const isHan = HAN.test(symbol.text);
    if (current.length > 0 && isHan !== han) {
      runs.push(runOf(current, han));
      current = [];
    }
    han = isHan;
    current.push(symbol);
  }
  if (current.length > 0) runs.push(runOf(current, han));
  return runs;
}

function overlapShare(of: PixelBox, by: PixelBox): number {
  const width = Math.min(of.x1, by.x1) - Math.max(of.x0, by.x0);
  const height = Math.min(of.y1, by.y1) - Math.max(of.y0, by.y0);
  const area = Math.max(1, (of.x1 - of.x0) * (of.y1 - of.y0));
  return width <= 0 || height <= 0 ? 0 : (width * height) / area;
}

/** The share of a symbol's area that others cover. */
function coveredShare(of: OcrSymbol, by: readonly OcrSymbol[]): number {
  return by.reduce((sum, other) => sum + overlapShare(of.bbox, other.bbox), 0);
}

const MAX_SET_GAP_SHARE = 0.35;
/** The characters 年, 月 and 日 are further from their digits than other characters. */
const MAX_DAY_GAP_SHARE = 0.8;
const DAY = /^[年月日]/u;
/** Text after a complete date belongs to the next column. */
const WHOLE_DAY = /日[。，．]?$/u;

function isBeside(run: Run, other: Run | undefined): boolean {
  if (other === undefined || !other.han || !onSameLine(run.bbox, other.bbox)) return false;
  const gap = Math.max(run.bbox.x0 - other.bbox.x1, other.bbox.x0 - run.bbox.x1);
  const most = DAY.test(other.text) ? MAX_DAY_GAP_SHARE : MAX_SET_GAP_SHARE;
  return gap < (other.bbox.y1 - other.bbox.y0) * most;
}

/** Digits, with the smudge or quotation mark that the engine saw before them. */
const SET_DIGITS = /^[^\p{L}\p{N}.,$-]?(\d{1,4})$/u;

/**
 * Digits between Han characters, as in 2024年6月15日 or 50號, are read better together with the characters around them:
 * they count as Han.
 */
function withSetDigits(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    const [, digits] = SET_DIGITS.exec(run.text) ?? [];
    const isSet = isBeside(run, runs[index - 1]) || isBeside(run, runs[index + 1]);
    return !run.han && digits !== undefined && isSet ? { ...run, text: digits, han: true } : run;
  });
}

/** The Han runs that are accepted: enough Han characters on their line, with enough confidence. */
function believableHan(runs: readonly Run[]): Run[] {
  const han = runs.filter((run) => run.han && run.confidence >= MIN_HAN_CONFIDENCE);
  return han.filter((run) => {
    const line = han.filter((other) => onSameLine(other.bbox, run.bbox));
    return line.reduce((count, other) => count + [...other.text].length, 0) >= MIN_HAN_ON_LINE;
  });
}

/**
 * Whether a Chinese result shows that the page contains Chinese; `min` is the required number of characters with high
 * confidence.
 */
export function hasChinese(chinese: readonly OcrWord[], min = MIN_HAN_ON_PAGE): boolean {
  const characters = chinese.flatMap((word) => word.symbols).filter((symbol) => /\p{Script=Han}/u.test(symbol.text));
  const sure = characters.filter((symbol) => symbol.confidence >= SURE_CONFIDENCE).length;
  return sure >= min && sure >= characters.length * MIN_SURE_SHARE;
}

const MONTH_OR_DAY = /^[月日]$/u;
const SURE_DAY_CONFIDENCE = 75;

/**
 * The runs of dates such as 12月17日. They take precedence over English words with high confidence, because the English
 * model reads such dates as figures with high confidence.
 */
function daysIn(runs: readonly Run[]): ReadonlySet<Run> {
  const marks = runs.filter(({ text, confidence }) => MONTH_OR_DAY.test(text) && confidence >= SURE_DAY_CONFIDENCE);
  const near = (run: Run) => marks.some((mark) => mark === run || isBeside(run, mark));
  return new Set(runs.filter((run) => near(run) && (MONTH_OR_DAY.test(run.text) || /^\d{1,4}$/u.test(run.text))));
}

function isSureEnglish(word: OcrSymbol): boolean {
  return word.confidence >= SURE_ENGLISH_CONFIDENCE && /^[\p{Script=Latin}\p{N}.,:$%/-]{3,}$/u.test(word.text);
}

/**
 * A Latin word mostly covered by Han characters is a misreading of them. If its confidence is low, part of it is
 * enough.
 */
function isMisreadHan(word: OcrSymbol, han: readonly Run[]): boolean {
  return coveredShare(word, han) > (word.confidence < UNSURE_ENGLISH_CONFIDENCE ? 0.3 : 0.5);
}

/** Chinese has no spaces: characters that closely follow one another on a line become one word. */
function joinNeighbours(han: readonly Run[], runs: readonly Run[]): OcrSymbol[] {
  const joined: Run[] = [];
  let previousIndex = -2;
  for (const run of han) {
    const index = runs.indexOf(run);
    const isNext = index === previousIndex + 1;
    previousIndex = index;
    const left = joined.at(-1);
    const height = run.bbox.y1 - run.bbox.y0;
    const gap = left === undefined ? Number.POSITIVE_INFINITY : run.bbox.x0 - left.bbox.x1;
    const follows = left !== undefined && onSameLine(left.bbox, run.bbox) && run.bbox.x0 > left.bbox.x0;
    const isNextDay = left !== undefined && WHOLE_DAY.test(left.text) && /^\d/u.test(run.text);
    if (left !== undefined && isNext && follows && !isNextDay && gap < height * MAX_HAN_GAP_SHARE)
      joined[joined.length - 1] = joinRuns(left, run);
    else joined.push(run);
  }
  return joined;
}

function joinRuns(left: Run, right: Run): Run {
  const leftLength = left.text.length;
  const length = leftLength + right.text.length;
  const confidence = (left.confidence * leftLength + right.confidence * right.text.length) / length;
  return { text: left.text + right.text, bbox: enclosing([left.bbox, right.bbox]), confidence, han: true };
}

/**
 * Combines the results of two single-language workers for one page: Han characters come from the Chinese result,
 * everything else from the English one, or from the Chinese one where English found nothing.
 */
export function mergeLanguages(english: readonly OcrWord[], chinese: readonly OcrWord[]): OcrSymbol[] {
  if (!hasChinese(chinese)) return [...english];
  const runs = withSetDigits(chinese.flatMap(runsOf));
  const believed = believableHan(runs);
  const sure = english.filter(isSureEnglish);
  const days = daysIn(believed);
  const isSureOverlap = (run: Run) => sure.some((word) => overlapShare(run.bbox, word.bbox) > 0.5);
  const han = believed.filter((run) => days.has(run) || !isSureOverlap(run));
  const latin = english.filter((word) => !isMisreadHan(word, han));
  const onHanLines = runs.filter((run) => !run.han && han.some((other) => onSameLine(other.bbox, run.bbox)));
  const missed = onHanLines.filter((run) => coveredShare(run, latin) <= 0.3 && run.confidence >= MIN_HAN_CONFIDENCE);
  return [...latin, ...joinNeighbours(han, runs), ...missed];
}
