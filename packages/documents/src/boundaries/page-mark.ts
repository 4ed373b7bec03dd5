import { isCheque } from '../classify/cheque.ts';
import { plainText } from '../classify/plain-text.ts';
import { type Title, titlesOf } from '../classify/titles.ts';
import { slipShape } from '../classify/traits.ts';
import { type Line, linesOf } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { bookkeepingOf, type DocumentKind } from '../reading.ts';
import { type PageCount, pageCountOf } from './page-count.ts';
import { QUICK_DATE } from './quick-date.ts';
import { type RoughLine, roughLines } from './rough-lines.ts';

/** The marks of one page that show which document it belongs to. */
export interface PageMark {
  /** True for a page without print: a separator or the back of a sheet. */
  readonly blank: boolean;
  readonly count: PageCount | null;
  /** The kind in the title at the top of the page; null for a page that only continues a document. */
  readonly title: DocumentKind | null;
  /** True when the page has a real title; otherwise only the labels of a number and a date name the kind. */
  readonly titled: boolean;
  /** True for a page that always belongs to another document: terms, a time sheet, an appendix. */
  readonly annex: boolean;
  /** Own numbers by the word before them ("invoice", "receipt", ...), letters and digits only. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly account: string | null;
  /** The first labelled date or period near the top, digits and letters only. */
  readonly date: string | null;
  /** Whether a label says that the date belongs to the page. */
  readonly issued: boolean;
  /** Pairs of letters of the first lines: the letterhead. */
  readonly head: ReadonlySet<string>;
  /**
   * Pairs of letters of the first line alone; recognition can read a few letters from the edge of the sheet above it.
   */
  readonly topLine: ReadonlySet<string>;
  readonly slip: boolean;
  readonly total: boolean;
  readonly continues: boolean;
  readonly text: string;
  readonly widthPt: number;
  readonly heightPt: number;
}

const MIN_LETTERS = 12;
const MIN_TOP_LETTERS = 6;
const HEAD_SHARE = 0.45;
const HEAD_LINES = 4;
const TITLE_LINES = 14;
const TITLE_STRENGTH = 0.6;
const LABEL_STRENGTH = 0.4;
/** Headings of the inner parts of statements and bills, which also begin a page. */
const SECTION =
  /^(?:account (?:summary|activity|history|transactions)|transaction (?:history|report)|bill summary|交易(?:明細|紀?記?錄)|(?:賬戶|戶口)(?:摘要|概要))/u;
const ANNEX =
  /\bterms (?:and|&) conditions|\bterms of (?:sale|business|service)|time ?sheet|^(?:annex|appendix|schedule|attachment|exhibit|enclosure)\b|附件|附錄|附表|工時|條款|breakdown|itemi[sz]ed|remarks$|^notes? to\b|packing list|agb\b|geschäftsbedingungen|conditions générales/u;
const NUMBER =
  /(invoice|\binv|\bbill|receipt|\brcpt|document|\bdoc|credit note|credit memo|quotation|\bquote|delivery note|\bd\.?n\b|\bchk|\bcheck|\bslip|trans(?:action)?|\bref|發票|賬單|收據|單據|報價單?|送貨單?|貸項|單號|編號|rechnungs?|gutschrift|facture|beleg)[^\p{L}\d\n]{0,3}(?:no|number|num|nr|nummer|n(?=°)|id|號碼|編號|號)?[\s.:：#°]{0,6}((?=[a-z0-9/-]*\d)[a-z0-9][a-z0-9/-]{2,})/gu;
const ACCOUNT =
  /(?:account|a\/c|賬號|賬戶(?:號碼)?|戶口(?:號碼)?|card (?:number|no)|卡號|number 號碼)[^\d\n]{0,18}(\d[\d -]{5,}\d)/u;
const LABELLED_DATE = new RegExp(
  `(?:date|period|日期|datum|issued?|結單|月份|statement)[^\\d\\n]{0,24}(${QUICK_DATE})`,
  'u',
);
const ANY_DATE = new RegExp(QUICK_DATE, 'u');
const WHOLE_DATE = new RegExp(`^(?:${QUICK_DATE})$`, 'u');
const TOTAL = /(?:total|合計|總計|總額|總數|應付|amount due|balance due|summe|gesamt|net à payer)[^\n]{0,40}\d/u;
const CONTINUES =
  /continued? (?:on|over|next|\.\.\.)|to be continued|carried (?:forward|over) to (?:the )?next|please turn over|see (?:over|next page)|續下頁|轉下頁|接下頁|下頁續|p\.?t\.?o\.?$|fortsetzung|übertrag$|suite page/mu;

function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function pairsOf(text: string): Set<string> {
  const letters = [...text.replace(/[^\p{L}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}

function numbersOf(text: string): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const [, label = '', value = ''] of text.matchAll(NUMBER)) {
    if (WHOLE_DATE.test(value) || numbers.has(label)) continue;
    numbers.set(label, compact(value));
  }
  return numbers;
}

/**
 * The title of a page; without one, the kind that its labels name if the page also has a date and a number or
 * account.
 */
function ownTitle(
  titles: readonly Title[],
  identified: boolean,
  opening: DocumentKind | null,
): { title: DocumentKind | null; titled: boolean } {
  const best = titles.find((title) => title.strength >= TITLE_STRENGTH);
  if (best !== undefined) return { title: best.kind, titled: true };
  const label = titles.find((title) => title.strength >= LABEL_STRENGTH && bookkeepingOf(title.kind) !== 'none');
  return { title: identified && label !== undefined ? label.kind : opening, titled: false };
}

/**
 * The kind of document that a dated page without a title begins: a statement by its account and addressee, a cheque,
 * or a letter by its greeting.
 */
function untitledKind(head: string, hasAccount: boolean): DocumentKind | null {
  if (STATEMENT.test(head) || (hasAccount && (ADDRESS.test(head) || OPENING.test(head)))) return 'bank_statement';
  if (isCheque(head.split('\n'))) return 'cheque';
  return LETTER.test(head) ? 'other' : null;
}

function isAnnex(texts: readonly string[], title: DocumentKind | null): boolean {
  if (title !== null && bookkeepingOf(title) !== 'none') return false;
  return texts.slice(0, HEAD_LINES).some((text) => text.length < 60 && ANNEX.test(text));
}

/** An address near the top: the recipient of a statement or a letter. */
const ADDRESS = /\bflat\b|\broom\b|\brm\b|\bunit\b|suite|floor|\d\/f\b|\broad\b|street|avenue|building|樓|道|街|室/u;
const OPENING = /(?:beginning|opening) balance|期初/u;
const LETTER = /\bdear (?:sir|madam|mr|ms|customer)|sehr geehrte|madame, monsieur|敬啟者|親愛的/u;
const ADDRESSED =
  /pay before|amount payable|due date|payment due|issued|到期|due date|payment due|issued|到期|bill(?:ed)? to|sold to|\bto ?:|致:?|客戶|rechnungsempf|empfänger|attention|attn|messrs/u;
const STATEMENT = /statement (?:date|period)|結單(?:日期|週期|期)|kontoauszug/u;
const MONEY = /\d[.,]\d{2}(?!\d|[-/.]| ?[-–] ?\d| ?uhr)/u;
const PAID = /\bcash\b|\bchange\b|tender|\bvisa\b|master ?card|octopus|八達通|現金|找[贖續零]|多謝|thank/u;

function isSlip(page: Page, rough: readonly RoughLine[], texts: readonly string[]): boolean {
  const shape = slipShape(
    rough.flatMap((line) => line.words),
    rough.length,
    page.heightPt / page.widthPt,
  );
  return shape >= 1 || (shape > 0 && PAID.test(texts.join('\n')));
}

function matched(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text);
  return match === null ? null : compact(match[1] ?? match[0]);
}

/**
 * The titles a document could begin with, without titles of inner parts and titles below rows of a table that
 * continues.
 */
function openingTitles(head: readonly Line[], rough: readonly RoughLine[], slip: boolean, misread: boolean): Title[] {
  const money = slip ? undefined : rough.find((line) => MONEY.test(line.text));
  return titlesOf(head, rough.at(-1)?.y0, misread).filter((title) => {
    const line = head[title.line];
    if (line === undefined || SECTION.test(plainText(line.text))) return false;
    return money === undefined || line.y0 <= money.y0 + 1;
  });
}

function upperPart(page: Page, rough: readonly RoughLine[]): Page {
  const end = (rough[TITLE_LINES]?.y0 ?? page.heightPt) / page.heightPt;
  return { ...page, words: page.words.filter((word) => (word.straight ?? word.box).y < end) };
}

export function markOf(page: Page): PageMark {
  const rough = roughLines(page);
  const texts = rough.map((line) => plainText(line.text));
  const text = texts.join('\n');
  const slip = isSlip(page, rough, texts);
  const share = slip ? 1 : HEAD_SHARE;
  const headText = texts.slice(0, rough.filter((line) => line.y0 < share * page.heightPt).length).join('\n');
  const head = linesOf(upperPart(page, rough));
  const numbers = numbersOf(headText);
  const account = matched(ACCOUNT, headText);
  const labelledDate = matched(LABELLED_DATE, headText);
  const date = labelledDate ?? matched(ANY_DATE, headText);
  const identified = date !== null && (numbers.size > 0 || account !== null || ADDRESSED.test(headText));
  const titles = openingTitles(head, rough, slip, page.source === 'ocr');
  const title = ownTitle(titles, identified, date === null ? null : untitledKind(headText, account !== null));
  return {
    blank: compact(text).length < MIN_LETTERS,
    count: pageCountOf(texts),
    ...title,
    annex: isAnnex(texts, title.title),
    // The numbers on a statement's page belong to its rows.
    numbers: title.title === 'bank_statement' ? new Map() : numbers,
    account,
    date,
    issued: labelledDate !== null,
    head: pairsOf(texts.slice(0, HEAD_LINES).join('')),
    topLine: pairsOf(texts.find((line) => compact(line).length >= MIN_TOP_LETTERS) ?? ''),
    slip,
    total: TOTAL.test(text),
    continues: CONTINUES.test(texts.slice(-HEAD_LINES).join('\n')),
    text: compact(text),
    widthPt: page.widthPt,
    heightPt: page.heightPt,
  };
}
