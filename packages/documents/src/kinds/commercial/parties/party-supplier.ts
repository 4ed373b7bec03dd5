import { amountsOf } from '../../../page/amounts.ts';
import type { Cell, Line } from '../../../page/layout.ts';
import { datesIn } from '../../../values/date.ts';
import { editDistance } from '../../../values/words.ts';
import { cellAfter, isAddressLine, type PartyBlock, partyBlock } from './party-addresses.ts';
import { cellsBelow, isOtherStart } from './party-columns.ts';
import { FORM_LAST, KEYED_NUMBER, PLACE_ONLY, SENDER_SEPARATOR, TITLE_LAST } from './party-labels.ts';
import { looksLikeName, nameKey, nameScore } from './party-names.ts';

const TOP_LINES = 14;
const MIN_COMPANY_SCORE = 4;
const MAX_NAME_ERRORS = 0.15;

function isName(text: string): boolean {
  return looksLikeName(text) && !PLACE_ONLY.test(text) && !TITLE_LAST.test(text.trim()) && !isAddressLine(text);
}

export function labelledBlock(lines: readonly Line[], label: RegExp): PartyBlock | null {
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells.filter((candidate) => label.test(candidate.text))) {
      const block = blockAt(lines, index, cell, label.exec(cell.text)?.[0].length ?? 0);
      if (block !== null) return block;
    }
  }
  return null;
}

function blockAt(lines: readonly Line[], index: number, cell: Cell, length: number): PartyBlock | null {
  const rest = cellAfter(cell, length);
  if (rest !== null && rest.text.length > 1 && isName(rest.text)) {
    const top = rest.tokens[0] === undefined ? rest : { ...rest, x0: rest.tokens[0].x0 };
    const below = cellsBelow(lines, index, cell);
    return partyBlock([rest, ...(below.length > 0 ? below : cellsBelow(lines, index, top))]);
  }
  const cells = lines[index]?.cells ?? [];
  const right = cells[cells.indexOf(cell) + 1];
  const below = cellsUnder(lines, index, cell);
  const named = below.find((candidate) => !KEYED_NUMBER.test(candidate.text));
  if (named !== undefined && isName(named.text)) return partyBlock(below);
  if (right === undefined || !isName(right.text) || isOtherStart(right.text)) return null;
  return partyBlock([right, ...cellsBelow(lines, index, right, cell.x0)]);
}

/** The cells under a label: in its column, or in that of the cell right below it when its lines are indented. */
function cellsUnder(lines: readonly Line[], index: number, label: Cell): Cell[] {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || next === undefined || next.page !== line.page) return [];
  const height = next.y1 - next.y0;
  const first = next.cells.find((cell) => Math.min(cell.x1, label.x1) - Math.max(cell.x0, label.x0) > -height);
  const isIndented = first !== undefined && Math.abs(first.x0 - label.x0) > height * 1.5;
  if (!isIndented || isOtherStart(first.text) || next.y0 - line.y1 > height * 1.9)
    return cellsBelow(lines, index, label);
  return [first, ...cellsBelow(lines, index + 1, first)];
}

/** How much a text looks like a company, including one named after a place. */
export function companyScore(text: string): number {
  const score = nameScore(text);
  return score > 0 && score < MIN_COMPANY_SCORE && FORM_LAST.test(text.trim()) ? MIN_COMPANY_SCORE : score;
}

/** The block under a known name: of several places the one with an address. */
export function namedBlock(lines: readonly Line[], name: string): PartyBlock | null {
  const key = nameKey(name);
  if (key.length < 2) return null;
  const blocks = lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const own = nameKey(cell.text);
      const isSame = own === key || editDistance(own, key) <= key.length * MAX_NAME_ERRORS;
      const holds = key.length >= 4 && own.includes(key) && own.length <= key.length * 2.5;
      return isSame || holds ? [partyBlock([cell, ...cellsBelow(lines, index, cell)])] : [];
    }),
  );
  return blocks.find((block) => block.address !== null) ?? blocks[0] ?? null;
}

/** The sender in one small line above the recipient's address, as in the windows of envelopes. */
export function senderLine(lines: readonly Line[]): PartyBlock | null {
  for (const cell of lines.flatMap((line) => line.cells)) {
    const parts = cell.text.split(SENDER_SEPARATOR);
    const [name, ...rest] = parts;
    if (name === undefined || rest.length === 0 || !isName(name) || !rest.some(isAddressLine)) continue;
    const address = rest.filter((part) => !/@|www|tel|fax/iu.test(part)).join(', ');
    return {
      name: { text: name, tokens: cell.tokens },
      address: { text: address, tokens: cell.tokens },
      cells: [cell],
    };
  }
  return null;
}

/** Smudges and logos are recognised as doubtful letters. */
function doubt(cell: Cell): number {
  const mean = cell.tokens.reduce((sum, token) => sum + token.confidence, 0) / Math.max(1, cell.tokens.length);
  return mean < 0.6 ? 2 : 0;
}

/** A company named below another in the same script is another company, not a second name of the first. */
function isOtherCompany(text: string, name: string): boolean {
  const han = /\p{Script=Han}/u;
  return companyScore(text) >= MIN_COMPANY_SCORE && (han.test(text) === han.test(name) || !han.test(text));
}

/** The most name-like text near the top: large, early, a company by its words, and not the customer. */
export function topBlock(lines: readonly Line[], customer: PartyBlock | null): PartyBlock | null {
  const top = lines.slice(0, TOP_LINES);
  const heights = top.map((line) => line.y1 - line.y0).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const taken = new Set(customer?.cells.flatMap((cell) => [...cell.tokens]) ?? []);
  const candidates = top.flatMap((line, index) =>
    line.cells.map((cell) => {
      const size = Math.max(...cell.tokens.map((token) => token.y1 - token.y0)) / usual;
      const isTaken =
        isOtherStart(cell.text) || TITLE_LAST.test(cell.text.trim()) || cell.tokens.some((token) => taken.has(token));
      const isNumber = datesIn(cell.text).length > 0 || amountsOf(cell.tokens, '.').some((a) => a.value.includes('.'));
      const rank = companyScore(cell.text) + Math.min(1.5, size - 1) * 1.2 - index * 0.25 - doubt(cell);
      return { index, cell, score: isTaken || isNumber ? -1 : rank };
    }),
  );
  const best = candidates.filter((candidate) => candidate.score > 0).sort((a, b) => b.score - a.score)[0];
  if (best === undefined) return null;
  const below = cellsBelow(lines, best.index, best.cell);
  const other = below.findIndex((cell) => isOtherCompany(cell.text, best.cell.text));
  return partyBlock([best.cell, ...(other < 0 ? below : below.slice(0, other))]);
}

/** A company with its address below the table, where some letters print their letterhead. */
export function footBlock(lines: readonly Line[], customer: PartyBlock | null): PartyBlock | null {
  const taken = nameKey(customer?.name?.text ?? '');
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells.filter((candidate) => companyScore(candidate.text) >= MIN_COMPANY_SCORE)) {
      const block = partyBlock([cell, ...cellsBelow(lines, index, cell)]);
      if (block.address !== null && nameKey(cell.text) !== taken) return block;
    }
  }
  return null;
}
