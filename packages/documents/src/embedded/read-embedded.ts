import { Decimal } from 'decimal.js';
import type { Check } from '../checks/check.ts';
import { directionOf } from '../kinds/commercial/parties/direction.ts';
import { amountsOf } from '../page/amounts.ts';
import type { Line } from '../page/layout.ts';
import type { Reading } from '../reading.ts';
import { absolute, moneyText } from '../values/amount.ts';
import { ciiData } from './cii.ts';
import type { InvoiceData } from './invoice-data.ts';
import { ublData } from './ubl.ts';
import { parseXml } from './xml.ts';

interface EmbeddedInput {
  readonly attachments: readonly { readonly name: string; readonly text: string }[];
  readonly ownNames: readonly string[];
  readonly ownNumbers: readonly string[];
  readonly ownAddresses?: readonly string[];
}

/** Embedded data is exact; only its agreement with the page is still to be checked. */
const CONFIDENCE = 0.99;
/** The payable amount may be rounded to coins. */
const ROUNDING = '0.05';

function totalsCheck({ subtotal, tax, total, amountDue, prepaid }: InvoiceData): Check[] {
  if (subtotal === null || total === null) return [];
  const expected = new Decimal(subtotal.value).plus(tax?.value ?? 0);
  const checks: Check[] = [
    { code: 'totals', holds: expected.equals(total.value), found: total.value, expected: moneyText(expected) },
  ];
  if (amountDue === null || prepaid === null) return checks;
  const due = new Decimal(total.value).minus(prepaid.value);
  return [
    ...checks,
    {
      code: 'amount_due',
      holds: due.minus(amountDue.value).abs().lessThanOrEqualTo(ROUNDING),
      found: amountDue.value,
      expected: moneyText(due),
    },
  ];
}

/** Compares the printed total with the total in the data. */
function pageCheck({ total }: InvoiceData, lines: readonly Line[]): Check[] {
  if (total === null || lines.length === 0) return [];
  const printed = lines
    .flatMap((line) => [...amountsOf(line.tokens, ','), ...amountsOf(line.tokens, '.')])
    .map((amount) => absolute(amount.value));
  const match = printed.find((value) => new Decimal(value).equals(total.value));
  return [{ code: 'embedded_total', holds: match !== undefined, found: match ?? '', expected: total.value }];
}

/**
 * The reading of an invoice embedded in the file (Factur-X, ZUGFeRD, UBL); null without one. A broken attachment is
 * not an error: the page can still be read.
 */
export function readEmbedded(base: Reading, input: EmbeddedInput, lines: readonly Line[]): Reading | null {
  for (const attachment of input.attachments) {
    const root = parseXml(attachment.text);
    const data = root === null ? null : (ciiData(root) ?? ublData(root));
    if (data === null || data.total === null) continue;
    const own = { names: input.ownNames, numbers: input.ownNumbers, addresses: input.ownAddresses ?? [] };
    return {
      ...base,
      ...data,
      direction: directionOf(data.supplier, data.customer, own),
      confidence: CONFIDENCE,
      checks: [...totalsCheck(data), ...pageCheck(data, lines)],
    };
  }
  return null;
}
