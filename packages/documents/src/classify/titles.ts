import type { Line } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import { bookkeepingOf, type DocumentKind } from '../reading.ts';
import { damagedTitle } from './damaged-titles.ts';
import { cellTexts, mendedText, plainText } from './plain-text.ts';
import { TITLE_WORDS } from './title-words.ts';

/**
 * A place where a page says what it is. `strength` is 0..1: near 1 for words that are alone on their line, big and at
 * the top; small for a label such as "Invoice No.", which is also printed on documents of other kinds.
 */
export interface Title {
  readonly kind: DocumentKind;
  readonly strength: number;
  readonly label: boolean;
  /** Index of its line among the lines searched. */
  readonly line: number;
}

interface Match {
  readonly kind: DocumentKind;
  readonly start: number;
  readonly end: number;
}

const MAX_CHARACTERS = 70;
/** Words that may be next to a title without making it a sentence. */
const DECORATION =
  /fapiao|original|duplicate|triplicate|copy|copies|customer|accounts?|page \d+(?: ?(?:of|\/) ?\d+)?|\bof \d+|\(?\s*(?:正|副|存)[本根聯]\)?|第\d+聯|客戶|正式|seite +\d+|as (?:at|of)|for the (?:year|month|period|quarter)(?: ended)?|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|vom\b|dated?\b/gu;
/** Text after the name of a document that makes it the label of a value. */
const LABEL_AFTER =
  /^ ?(?:[-/] ?)?(?:s\b|ref(?:erence)?|no\b|nos\b|number|num\b|nr\b|#|id\b|date|period|total|sub ?total|amount|due|to\b|for\b|from\b|details|currency|address|type|value|code|time|status|month|balance|summary of|line|item|編號|號碼|號|日期|金額|總額|總計|類別|抬頭|月份|期間|nummer|datum|betrag|sempf|sdatum|sadresse)/u;
/** The number directly after it: "Rechnung Nr. 4711", "Invoice #33"; with a colon it would be a label. */
const NUMBER_AFTER =
  /^(?! ?\d{1,2}(?:st|nd|rd|th)? ?(?:[./年月-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?! ?\d{4} ?[-/.年]) ?(?:(?:no|number|nr|n°|編號|號碼)\.? ?)?#? ?[a-z]{0,6}[-/ ]?\d/u;
/** "Original invoice no." on a credit note names the other document. */
const COPIED_BEFORE = /(?:original|corrected|credited) $/u;
/** Text that makes it a reference to another document, or part of a sentence about documents. */
const REFERENCE_BEFORE =
  /(?:\b(?:our|your|ref(?:erence)?\.?|per|against|related|with|of|the|this|an?|any|for|no|not|by|on|to|see|from|each|all|when|quote|issue|previous|last|without|and|or|valid|fax|tel)|原|對應|有關|根據|憑|此|本|非|按照?|以|退回|未付|zur?|zum|relevant|對)\s?[:/]?\s*$/u;

function matchesIn(text: string): Match[] {
  const found: Match[] = TITLE_WORDS.filter(({ stem }) => stem.test(text)).flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
  );
  const longest: Match[] = [];
  for (const match of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (match.end > match.start && longest.every((other) => match.end <= other.start || match.start >= other.end)) {
      longest.push(match);
    }
  }
  return longest.sort((a, b) => a.start - b.start);
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** The share of a text's letters that belong to the title words, without decorations. */
function coverage(text: string, matches: readonly Match[]): number {
  let rest = '';
  let from = 0;
  for (const match of matches) {
    rest += `${text.slice(from, match.start)} `;
    from = match.end;
  }
  rest += text.slice(from);
  const own = matches.reduce((sum, match) => sum + letters(text.slice(match.start, match.end)), 0);
  return own / (own + letters(rest.replace(DECORATION, ' ')));
}

function isLabel(text: string, match: Match, matches: readonly Match[]): boolean {
  const after = text.slice(match.end);
  const next = matches.find((other) => other.start >= match.end);
  // The same name in the second language may be between a label's word and its "No.".
  if (next !== undefined && next.kind === match.kind && text.slice(match.end, next.start).trim() === '') {
    return isLabel(text, next, matches);
  }
  return LABEL_AFTER.test(after) || NUMBER_AFTER.test(after) || after.startsWith(':') || after.startsWith(' :');
}

/**
 * The labels of number and date often name the document's own kind, but references to other documents have labels
 * too.
 */
function labelStrength(kind: DocumentKind, numbered: boolean): number {
  if (bookkeepingOf(kind) !== 'commercial' && kind !== 'quotation') return 0.2;
  return numbered ? 0.65 : 0.45;
}

type Named = Omit<Title, 'line'>;

/** How likely a name without a label is a title, by its share of the text. */
function standing(covered: number, big: boolean): number {
  if (covered > 0.85) return 1;
  if (covered > 0.6) return 0.7;
  return covered > 0.4 && big ? 0.6 : MENTIONED;
}

function namedBy(text: string, match: Match, matches: readonly Match[], covered: number, big: boolean): Named[] {
  const { kind } = match;
  const before = text.slice(0, match.start);
  if (REFERENCE_BEFORE.test(before)) return [];
  if (!isLabel(text, match, matches)) return [{ kind, strength: standing(covered, big), label: false }];
  if (COPIED_BEFORE.test(before)) return [];
  const numbered = match.start === 0 && NUMBER_AFTER.test(text.slice(match.end));
  return [{ kind, strength: big ? BIG_LABEL : labelStrength(kind, numbered), label: !big }];
}

function titlesOfText(text: string, big: boolean, damaged: boolean): Named[] {
  if (text.length < 2) return [];
  const matches = matchesIn(text);
  const covered = coverage(text, matches);
  const named = matches.flatMap((match) => namedBy(text, match, matches, covered, big));
  if (!damaged || matches.length !== named.length || named.some(({ strength }) => strength > MENTIONED)) return named;
  const kind = damagedTitle(text);
  return kind === null ? named : [{ kind, strength: DAMAGED_STRENGTH, label: false }];
}

const MENTIONED = 0.15;
const BIG_LABEL = 0.75;
const DAMAGED_STRENGTH = 0.7;
/** Damaged titles are searched among the first lines only: further down any word could match. */
const DAMAGED_LINES = 12;

function medianHeight(tokens: readonly Token[]): number {
  const heights = tokens.map((token) => token.y1 - token.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

const BIG = 1.3;
/** Titles are in the upper part; further down the same words are the heading of a section or of an annexed slip. */
function placeFactor(share: number): number {
  if (share < 0.3) return 1;
  return share < 0.55 ? 0.75 : 0.35;
}

const COLUMN_WORD =
  /^(?:date|qty|quantity|amount|description|balance|total|price|charges|payments|debit|credit|日期|金額|數量|項目|單價|結餘|摘要)/iu;
const COLUMNS = 4;

/**
 * A row of column headings also names documents ("Date, Invoice, Charges, Payments"), but not the document it is
 * printed on.
 */
function isColumnHeading(line: Line): boolean {
  return line.cells.length >= COLUMNS && line.cells.filter((cell) => COLUMN_WORD.test(cell.text)).length >= 2;
}

/** A cell whose neighbour begins with a colon is the label of that neighbour. */
function withFollowers(texts: readonly string[]): string[] {
  return texts.map((text, index) => (/^[:：]/u.test(texts[index + 1] ?? '') ? `${text}:` : text));
}

/**
 * Everything on one page that names a kind of document, the strongest first.
 * @param lines of that page, or of its upper part only
 * @param bottom where the text of the page ends, in points
 * @param misread whether letters may be wrong, as on pictures and in text layers made from them
 */
export function titlesOf(lines: readonly Line[], bottom: number = lines.at(-1)?.y1 ?? 0, misread = true): Title[] {
  const usual = medianHeight(lines.flatMap((line) => line.tokens));
  const top = lines[0]?.y0 ?? 0;
  const height = Math.max(1, bottom - top);
  const titles = lines.flatMap((line, index): Title[] => {
    const big = medianHeight(line.tokens) > usual * BIG;
    const factor = Math.max(placeFactor((line.y0 - top) / height), index < 6 ? 1 : 0);
    if (isColumnHeading(line)) return [];
    const damaged = misread && index < DAMAGED_LINES;
    return withFollowers(cellTexts(line))
      .filter((text) => text.length <= MAX_CHARACTERS)
      .flatMap((text) =>
        titlesOfText(damaged ? mendedText(text) : plainText(text), big, damaged).map((title) => ({
          ...title,
          strength: Math.min(1, title.strength * factor * (big ? 1.15 : 1)),
          line: index,
        })),
      );
  });
  return titles.sort((a, b) => b.strength - a.strength);
}
