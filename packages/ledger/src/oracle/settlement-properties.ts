import { type JournalDraft, netOf } from '../journal/index.ts';
import { absolute } from '../money/index.ts';
import {
  carryingMinorOf,
  controlLinesOf,
  currencyOfAccount,
  customerRefund,
  type MoneyRecord,
  type OpenDocument,
  type OpenDocuments,
  openDocumentsFrom,
  openMinorOf,
  payment,
  receipt,
  supplierRefund,
} from '../posting-rules/index.ts';
import { ORACLE_CONTEXT } from './books.ts';
import { same } from './expectation.ts';
import { naiveShare } from './naive-ledger.ts';
import type { Property, Trial } from './property.ts';

const { chart } = ORACLE_CONTEXT;
const PAY_DAY = '2027-01-31';

/** The rule that settles a document: receivables are received, payables are paid, credits are refunded. */
function ruleFor(document: OpenDocument) {
  const isDebit = openMinorOf(document) > 0n;
  if (document.controlAccount === '1100') return isDebit ? receipt : customerRefund;
  return isDebit ? supplierRefund : payment;
}

/** Pays a document from its own currency's account where there is one, else from the USD account. */
function accountOf(document: OpenDocument): string {
  if (document.currency === 'HKD') return '1010';
  return document.currency === 'CNY' ? '1040' : '1030';
}

/** The entries of paying `parts` of an open document one after the other; amounts in the document's currency. */
export function paidInParts(document: OpenDocument, parts: readonly bigint[]): JournalDraft[] {
  let openDocuments: OpenDocuments = new Map([[document.ref, document]]);
  const accountCode = accountOf(document);
  return parts.flatMap((amountMinor, index) => {
    const record: MoneyRecord = {
      ref: `${document.ref}-PAID${index}`,
      number: `${document.ref}-PAID${index}`,
      date: PAY_DAY,
      accountCode,
      contactId: document.contactId,
      narration: 'Paid',
      amountMinor,
      rate: currencyOfAccount(ORACLE_CONTEXT, accountCode) === 'HKD' ? null : '7.123456',
      allocations: [{ documentRef: document.ref, amountMinor }],
    };
    const drafts = ruleFor(document)(record, { ...ORACLE_CONTEXT, openDocuments });
    openDocuments = openDocumentsFrom(controlLinesOf(drafts, chart), openDocuments);
    return drafts;
  });
}

function controlNet(drafts: readonly JournalDraft[], document: OpenDocument): bigint {
  const lines = drafts.flatMap((draft) => draft.lines).filter((line) => line.accountCode === document.controlAccount);
  return lines.reduce((sum, line) => sum + netOf(line), 0n);
}

/** The amount released so far is the base value times settled over total, rounded once. */
function releasesItsShare(document: OpenDocument, first: readonly JournalDraft[]): void {
  const after = openDocumentsFrom(controlLinesOf(first, chart), new Map([[document.ref, document]])).get(document.ref);
  const share = naiveShare(document.baseMinor, after?.settledMinor ?? 0n, document.totalMinor);
  same(after?.releasedBaseMinor, share, `${document.ref} released by its first part`);
}

function partsEqualWhole({ history }: Trial): void {
  const open = [...history.openDocuments.values()].filter((document) => absolute(openMinorOf(document)) > 2n);
  for (const document of open.slice(0, 12)) {
    const wholeMinor = absolute(openMinorOf(document));
    const part = wholeMinor / 3n;
    const atOnce = paidInParts(document, [wholeMinor]);
    const inParts = paidInParts(document, [part, part, wholeMinor - 2n * part]);
    same(controlNet(inParts, document), controlNet(atOnce, document), `${document.ref} in parts`);
    releasesItsShare(document, inParts.slice(0, 1));
    const after = openDocumentsFrom(controlLinesOf(inParts, chart), new Map([[document.ref, document]])).get(
      document.ref,
    );
    same(after && openMinorOf(after), 0n, `${document.ref} open after its parts`);
    same(after && carryingMinorOf(after), document.revaluationMinor, `${document.ref} carried after its parts`);
    if (document.currency === 'HKD') {
      const bankOf = (drafts: readonly JournalDraft[]) => -controlNet(drafts, document);
      same(bankOf(inParts), bankOf(atOnce), `money for ${document.ref}`);
    }
  }
}

export const SETTLEMENT_PROPERTIES: readonly Property[] = [
  { name: 'paying in parts releases, to the cent, what paying at once does', check: partsEqualWhole },
];
