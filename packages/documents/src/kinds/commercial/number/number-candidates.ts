import type { Candidate } from '../../../learning/choose.ts';
import type { Features } from '../../../learning/trees.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { datesIn } from '../../../values/date.ts';
import { contextOf, type LabelContext, tokensAt } from '../choice/label-context.ts';
import { NUMBER_LABELS, strengthOf } from './number-labels.ts';

export interface NumberCandidate extends Candidate {
  readonly text: string;
  readonly tokens: readonly Token[];
}

interface Occurrence {
  readonly text: string;
  readonly line: Line;
  readonly lineIndex: number;
  readonly tokens: readonly Token[];
  readonly context: LabelContext;
  /** The words directly before the text, up to a preceding value. */
  readonly label: string;
}

const DATE_LABEL = /date|日期|datum|time|時間|due|period/iu;
const WORD = /^[#(]?[\p{Script=Latin}\d][\p{Script=Latin}\d\-/.#_*]*[\p{Script=Latin}\d\-*]?\)?$/u;
/** Times and percentages. */
const NEVER_NUMBER = /^\d{1,2}:\d{2}|%$/u;
const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 30;

/** The token's text without marks around it, and without a label attached before it ("No.:123"). */
function cleaned(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}*-]+$/gu, '')
    .replace(/^(?:.*[:：])(?=[^:：]*\d)/u, '')
    .replace(/^(?:no|nr|inv|invoice|bill|receipt|id)(?:[.:#]+)(?=.*\d)/iu, '')
    .replace(/^\p{Script=Han}+(?=.*\d)/u, '')
    .replace(/[.,;:]+$/u, '');
}

function couldBeNumber(text: string): boolean {
  return (
    text.length >= MIN_CHARACTERS &&
    text.length <= MAX_CHARACTERS &&
    /\d/u.test(text) &&
    WORD.test(text) &&
    !/^\d{1,3}(?:,\d{3})*\.\d{2}$|^\d{5,}[.,]\d{2}$|^\d{1,2}:\d{2}|%$/u.test(text) &&
    datesIn(text).length === 0
  );
}

/** A token, or a short group of letters with the number behind it ("INV 00123", "A-17 / 2024"). */
function spellings(line: Line, index: number): { text: string; tokens: Token[] }[] {
  const token = line.tokens[index];
  if (token === undefined || NEVER_NUMBER.test(token.text)) return [];
  const single = { text: cleaned(token.text), tokens: [token] };
  const before = line.tokens[index - 1];
  const close = before !== undefined && token.x0 - before.x1 < (token.y1 - token.y0) * 0.7;
  const prefix = before?.text.replace(/^[:：#]+/u, '') ?? '';
  const joins =
    close &&
    /^(?:[A-Z]{1,5}[-/.]?|[A-Z0-9]+[-/])$/u.test(prefix) &&
    !/^(?:NO|NR|ID|TEL|FAX|RM|HK|DATE)\b/iu.test(prefix);
  const found = joins && before !== undefined ? [{ text: `${prefix} ${single.text}`, tokens: [before, token] }] : [];
  return [single, ...found, ...groupsEndingAt(line, index)].filter(({ text }) =>
    couldBeNumber(text.replaceAll(' ', '')),
  );
}

const GROUPED = /^(?:[A-Z]{1,5} ?)?\d{1,6}(?: \d{2,6}| ?[-/] ?[A-Z\d]{1,6}){1,3}$/u;
const MAX_GROUPS = 5;
/** Letters that recognition joined to the first group of a number: "R243 57848". */
const LETTERS_JOINED = /^[A-Z]{1,5}\d/u;
/** Groups of one number are as close together as words. */
const WORD_GAP_SHARE = 0.7;

/** Numbers printed in groups that end with a token: "R 598 47345", "1041 / 2026". */
function groupsEndingAt(line: Line, index: number): { text: string; tokens: Token[] }[] {
  const found: { text: string; tokens: Token[] }[] = [];
  for (let start = index - 1; start >= Math.max(0, index - MAX_GROUPS + 1); start--) {
    const [left, right] = [line.tokens[start], line.tokens[start + 1]];
    if (left === undefined || right === undefined) break;
    if (right.x0 - left.x1 > (right.y1 - right.y0) * WORD_GAP_SHARE || /[:：]/u.test(right.text)) break;
    const tokens = line.tokens.slice(start, index + 1);
    const text = tokens.map((token, at) => (at === 0 ? cleaned(token.text) : token.text)).join(' ');
    if (GROUPED.test(text) && (tokens.length > 2 || LETTERS_JOINED.test(text))) found.push({ text, tokens });
  }
  return found;
}

/**
 * The words before a value: in the same cell, or else in the nearest cell to its left that has letters. A name or a
 * place to its left is not a label when the cell above the value is one.
 */
function labelOf(line: Line, tokens: readonly Token[], above: string): string {
  const [first] = tokens;
  const own = line.cells.findIndex((cell) => first !== undefined && cell.tokens.includes(first));
  const inCell = line.cells[own]?.tokens ?? [];
  const before = inCell.slice(0, first === undefined ? 0 : inCell.indexOf(first));
  const lastValue = before.findLastIndex((token) => /\d{3}/u.test(token.text));
  const words = before.slice(lastValue + 1).map((token) => token.text);
  const stuck = /^(.*[:：.#])[^:：]*$/u.exec(first?.text ?? '')?.[1] ?? '';
  const near = [...words, stuck].join(' ').trim();
  if (/\p{L}|#/u.test(near) || lastValue >= 0) return near;
  const cells = line.cells.slice(0, Math.max(0, own)).reverse();
  const labelled = cells.find((cell) => /\p{L}|\d{3}|#/u.test(cell.text))?.text ?? '';
  const isOther = strengthOf(labelled) === 0 && strengthOf(above) > 0;
  return isOther || /\d{3}/u.test(labelled) ? near : `${labelled} ${near}`.trim();
}

function dateTokens(line: Line): Set<Token> {
  return new Set(datesIn(line.text).flatMap(({ start, end }) => tokensAt(line, start, end)));
}

/** A first letter of a number that recognition read as a digit or as a small letter: "0P/2024/61182", "1NV-2204". */
const MISREAD_LETTER = /^[01l](?=[A-Z]{1,4}[-/]\d)/u;

/** Restores a first letter that recognition read as a digit or as a small letter. */
function withPrintedLetter(text: string): string {
  return text.replace(MISREAD_LETTER, (misread) => (misread === '0' ? 'O' : 'I'));
}

function occurrences(lines: readonly Line[], scanned: boolean): Occurrence[] {
  return lines.flatMap((line, lineIndex) => {
    const dated = dateTokens(line);
    return line.tokens.flatMap((token, index) =>
      (dated.has(token) ? [] : spellings(line, index)).map(({ text: read, tokens }) => {
        const text = scanned ? withPrintedLetter(read) : read;
        const context = contextOf(lines, lineIndex, tokens);
        return { text, line, lineIndex, tokens, context, label: labelOf(line, tokens, context.above[0] ?? '') };
      }),
    );
  });
}

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

function bare(one: Occurrence): boolean {
  return !/\p{L}{2}|#/u.test(one.label);
}

function strengthFeatures(own: readonly Occurrence[]): Record<string, number> {
  const left = own.map((one) => strengthOf(bare(one) ? one.context.cellLeft : one.label.slice(-32)));
  const above = own.map((one) => (bare(one) ? strengthOf(one.context.above[0] ?? '') : 0));
  const most = (strengths: readonly number[]): number => Math.max(-2, ...strengths);
  return {
    strengthLeft: most(left),
    strengthAbove: most(above),
    strength: Math.max(most(left), most(above) * 0.9),
    weakest: Math.min(2, ...left),
  };
}

function labelFeatures(own: readonly Occurrence[]): Record<string, number> {
  const features: Record<string, number> = strengthFeatures(own);
  for (const [name, pattern] of Object.entries(NUMBER_LABELS)) {
    features[`left_${name}`] = flag(own.some((one) => pattern.test(one.label.slice(-32))));
    features[`line_${name}`] = flag(own.some((one) => pattern.test(one.line.text)));
    features[`above_${name}`] = flag(own.some((one) => bare(one) && pattern.test(one.context.above[0] ?? '')));
    features[`higher_${name}`] = flag(own.some((one) => bare(one) && pattern.test(one.context.above[1] ?? '')));
  }
  features.left_date = flag(own.some((one) => DATE_LABEL.test(one.label.slice(-20))));
  features.bare = flag(own.every(bare));
  features.directLabel = flag(own.some((one) => /(?:no|nr|number|#|[:：.])\W*$/iu.test(one.label)));
  return features;
}

function shapeFeatures(text: string): Record<string, number> {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  const digits = plain.replace(/\D/gu, '').length;
  return {
    characters: plain.length,
    digits,
    letters: plain.length - digits,
    lowerCase: flag(/\p{Ll}/u.test(text)),
    hash: flag(text.startsWith('#')),
    marks: (text.match(/[-/]/gu) ?? []).length,
    spaced: flag(text.includes(' ')),
    groups: text.split(' ').length,
    lettersFirst: flag(/^#?[A-Z]{1,6}[-/ ]?\d/u.test(text)),
    invoicePrefix: flag(/^#?(?:INV|IV|SI|CN|CR|CS|RE|R|BILL|RCP?T?)[-/ ]?\d/iu.test(text)),
    year: flag(/(?:19|20)\d{2}/u.test(text)),
    onlyYear: flag(/^(?:19|20)\d{2}$/u.test(text)),
    phone: flag(/^\+?\d{2,4}-\d{6,8}$|^\d{4}-\d{4}$|^0\d{8,10}$/u.test(text)),
    registration: flag(/^\d{5,7}-[A-Z]$/u.test(text)),
    postcode: flag(/^\d{5}$/u.test(text)),
    barcode: flag(/^\d{12,14}$/u.test(text)),
    decimal: flag(/\d[.,]\d/u.test(text)),
  };
}

function placeFeatures(own: readonly Occurrence[], lines: readonly Line[]): Record<string, number> {
  const first = own[0];
  return {
    times: own.length,
    y: first === undefined ? 0 : first.line.y0 / Math.max(1, first.line.pageHeight),
    x: first === undefined ? 0 : (first.tokens[0]?.x0 ?? 0) / Math.max(1, first.line.pageWidth),
    line: first === undefined ? 0 : first.lineIndex / Math.max(1, lines.length),
    page: first?.line.page ?? 1,
    withDate: flag(own.some((one) => datesIn(one.line.text).length > 0)),
    dateBelow: flag(own.some((one) => DATE_LABEL.test(one.context.lineBelow))),
    dateAbove: flag(own.some((one) => DATE_LABEL.test(one.context.lineAbove))),
    wordsOnLine: first?.line.tokens.length ?? 0,
    confidence: Math.min(1, ...(first?.tokens.map((token) => token.confidence) ?? [])),
  };
}

/** The letters and digits of a number, for comparison. */
export function numberKey(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every text that could be the number of the document. `rule` is the choice of the plain rules. */
export function numberCandidates(lines: readonly Line[], rule: string | null): NumberCandidate[] {
  const byKey = new Map<string, Occurrence[]>();
  const isScanned = lines.some((line) => line.tokens.some((token) => token.confidence < 1));
  for (const one of occurrences(lines, isScanned)) {
    const key = numberKey(one.text);
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  const longest = new Map<Token, number>();
  for (const { tokens } of [...byKey.values()].flat())
    for (const token of tokens) longest.set(token, Math.max(longest.get(token) ?? 0, tokens.length));
  const ruleKey = rule === null ? '' : numberKey(isScanned ? withPrintedLetter(rule) : rule);
  return [...byKey].map(([key, own]) => {
    const features: Features = {
      ...labelFeatures(own),
      ...shapeFeatures(own[0]?.text ?? ''),
      ...placeFeatures(own, lines),
      rule: flag(key === ruleKey),
      partOfGroup: flag(own.every(({ tokens }) => tokens.some((token) => (longest.get(token) ?? 0) > tokens.length))),
      scanned: flag(isScanned),
    };
    return { key, text: own[0]?.text ?? key, tokens: own[0]?.tokens ?? [], features };
  });
}
