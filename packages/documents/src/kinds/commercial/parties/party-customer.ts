import type { Line } from '../../../page/layout.ts';
import { addressIn, isAddressLine, type PartyBlock, partyBlock } from './party-addresses.ts';
import { cellsBelow, isOtherStart } from './party-columns.ts';
import { CUSTOMER, WEAK_CUSTOMER } from './party-labels.ts';
import { looksLikeName, nameKey } from './party-names.ts';
import { companyScore, labelledBlock } from './party-supplier.ts';

/** The recipient, and whether a label says so. */
export interface CustomerBlock extends PartyBlock {
  readonly labelled: boolean;
}

const MIN_COMPANY_SCORE = 4;

/** A name followed by "Esq.", 台照 or 寶號 is the addressee. */
const ADDRESSED = /\s*(?:台照|寶號|大鑒|台鑒|先生|女士|小姐|貴客戶)$/u;

function addressedBlock(lines: readonly Line[]): PartyBlock | null {
  for (const [index, line] of lines.entries()) {
    const cell = line.cells.find((candidate) => ADDRESSED.test(candidate.text) && candidate.text.length > 4);
    if (cell === undefined) continue;
    const name = { ...cell, text: cell.text.replace(ADDRESSED, '') };
    return partyBlock([name, ...cellsBelow(lines, index, cell)]);
  }
  return null;
}

/**
 * A company, or a name, with an address directly below it that is not the supplier's: as on bills in window
 * envelopes.
 */
function unlabelledBlock(lines: readonly Line[], supplierName: string | null): PartyBlock | null {
  const supplier = supplierName === null ? '' : nameKey(supplierName);
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const isSupplier = supplier !== '' && nameKey(cell.text).includes(supplier);
      if (isSupplier || isOtherStart(cell.text) || companyScore(cell.text) < MIN_COMPANY_SCORE) continue;
      const block = partyBlock([cell, ...cellsBelow(lines, index, cell)]);
      const isOwn = block.name !== null && supplier !== '' && nameKey(block.name.text) === supplier;
      if (block.address !== null && !isOwn && looksLikeName(cell.text)) return block;
    }
  }
  return null;
}

const MAX_LINES_APART = 8;

/** Finds an address that is separate from the name, lower in its column. */
function withAddress(block: PartyBlock, lines: readonly Line[]): PartyBlock {
  const start = block.name?.tokens[0];
  if (block.address !== null || start === undefined) return block;
  const from = lines.findIndex((line) => line.tokens.includes(start));
  for (let index = from + 1; index < Math.min(lines.length, from + MAX_LINES_APART); index++) {
    const line = lines[index];
    const height = start.y1 - start.y0;
    const cell = line?.cells.find(({ x0, text }) => Math.abs(x0 - start.x0) < height * 5 && isAddressLine(text));
    if (cell === undefined || line?.page !== start.page) continue;
    const cells = [cell, ...cellsBelow(lines, index, cell)];
    return { ...block, address: addressIn(cells), cells: [...block.cells, ...cells] };
  }
  return block;
}

/** The recipient: labelled, addressed, or alone in a separate block. */
export function customerBlock(lines: readonly Line[], supplierName: string | null): CustomerBlock | null {
  const labelled = labelledBlock(lines, CUSTOMER) ?? addressedBlock(lines) ?? labelledBlock(lines, WEAK_CUSTOMER);
  if (labelled !== null) return { ...withAddress(labelled, lines), labelled: true };
  const found = unlabelledBlock(lines, supplierName);
  return found === null ? null : { ...found, labelled: false };
}
