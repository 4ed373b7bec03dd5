import type { Builder, Outcome } from './builder.ts';
import type { Step } from './command.ts';
import { performDocument, performOpening } from './perform-documents.ts';
import { performJournal, performLock, performRevaluation, performTakingBack } from './perform-journals.ts';
import { performAllocation, performBankLine, performMoney, performTransfer } from './perform-money.ts';

/** The outcome of a step in the current books. Throws the fault of the rule that rejects it. */
export function perform(step: Step, builder: Builder): Outcome {
  switch (step.command.kind) {
    case 'sales_invoice':
    case 'purchase_bill':
    case 'sales_credit_note':
    case 'purchase_credit_note':
      return performDocument(step.command.kind, step);
    case 'opening_balances':
    case 'opening_document':
      return performOpening(step, builder);
    case 'receipt':
    case 'payment':
    case 'customer_refund':
    case 'supplier_refund':
      return performMoney(step.command.kind, step, builder);
    case 'allocation':
      return performAllocation(step, builder);
    case 'bank_line':
      return performBankLine(step);
    case 'transfer':
      return performTransfer(step);
    case 'manual_journal':
      return performJournal(step);
    case 'revaluation':
      return performRevaluation(step, builder);
    case 'period_lock':
      return performLock(step, builder);
    default:
      return performTakingBack(step, builder);
  }
}
