import type { Account } from '../accounts/index.ts';
import type { Day, FinancialYearEnd } from '../calendar/index.ts';
import type { AmountsAre } from '../invoicing/index.ts';
import type { Currency } from '../money/index.ts';

/*
 * A worked example: a company, its chart, tax codes and contacts, and its business events in the order they were
 * entered. Amounts, quantities, prices and rates are decimal strings as in the file; an absent currency is the base
 * currency, an absent rate goes with it.
 */

export interface ExampleTaxCode {
  readonly code: string;
  readonly name: string;
  readonly rate: string;
  readonly recoverable: boolean;
}

export interface ExampleContact {
  readonly id: string;
  readonly name: string;
  readonly nameZh: string | null;
}

export interface ExampleLine {
  readonly account: string;
  readonly debit: string | null;
  readonly credit: string | null;
  readonly currency: Currency | null;
  readonly foreignAmount: string | null;
}

export interface ExampleItem {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly account: string;
  readonly taxCode: string | null;
}

export type ExampleDocumentType = 'sales_invoice' | 'purchase_bill' | 'sales_credit_note' | 'purchase_credit_note';

export interface ExampleBillPayment {
  readonly number: string;
  readonly paidFrom: string;
  readonly paidDate: Day;
  readonly amount: string;
  readonly reference: string;
}

interface EventHead {
  readonly id: string;
}

export interface OpeningBalancesEvent extends EventHead {
  readonly type: 'opening_balances';
  readonly date: Day;
  readonly lines: readonly ExampleLine[];
}

export interface OpeningDocumentEvent extends EventHead {
  readonly type: 'opening_document';
  readonly docType: ExampleDocumentType;
  readonly number: string;
  readonly contact: string;
  readonly date: Day;
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly currency: Currency | null;
  readonly rate: string | null;
  readonly total: string;
}

export interface DocumentEvent extends EventHead {
  readonly type: ExampleDocumentType;
  readonly number: string;
  readonly contact: string;
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly reference: string;
  readonly currency: Currency | null;
  readonly rate: string | null;
  readonly amountsAre: AmountsAre;
  readonly confirmStatus: 'unconfirmed' | 'pending' | 'confirmed' | 'rejected';
  readonly againstDocument: string | null;
  readonly items: readonly ExampleItem[];
  readonly payment: ExampleBillPayment | null;
}

export interface MoneyEvent extends EventHead {
  readonly type: 'receipt' | 'payment' | 'customer_refund' | 'supplier_refund';
  readonly number: string;
  readonly date: Day;
  readonly account: string;
  readonly contact: string;
  readonly amount: string;
  readonly rate: string | null;
  readonly reference: string;
  readonly fee: string | null;
  readonly feeAccount: string | null;
  readonly writeOff: { readonly account: string; readonly amount: string } | null;
  readonly allocations: readonly { readonly document: string; readonly amount: string }[];
}

export interface AllocationEvent extends EventHead {
  readonly type: 'allocation';
  readonly date: Day;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

export interface BankLineEvent extends EventHead {
  readonly type: 'bank_line';
  readonly number: string;
  readonly date: Day;
  readonly account: string;
  readonly direction: 'received' | 'spent';
  readonly amount: string;
  readonly rate: string | null;
  readonly payee: string;
  readonly description: string;
  readonly splits: readonly { readonly account: string; readonly amount: string; readonly taxCode: string | null }[];
}

export interface TransferEvent extends EventHead {
  readonly type: 'transfer';
  readonly number: string;
  readonly date: Day;
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly fee: string | null;
  readonly rate: string | null;
}

export interface ManualJournalEvent extends EventHead {
  readonly type: 'manual_journal';
  readonly number: string;
  readonly date: Day;
  readonly narration: string;
  readonly reverseOn: Day | null;
  readonly lines: readonly ExampleLine[];
}

export interface VoidEvent extends EventHead {
  readonly type: 'void';
  readonly date: Day;
  readonly document: string;
  readonly reason: string;
}

export interface PaymentReversalEvent extends EventHead {
  readonly type: 'payment_reversal';
  readonly date: Day;
  readonly payment: string;
  readonly reason: string;
}

export interface RevaluationEvent extends EventHead {
  readonly type: 'revaluation';
  readonly number: string;
  readonly date: Day;
  readonly rates: Readonly<Record<string, string>>;
  readonly reverseOn: Day;
}

export interface PeriodLockEvent extends EventHead {
  readonly type: 'period_lock';
  readonly date: Day;
  readonly through: Day;
}

export type ExampleEvent =
  | OpeningBalancesEvent
  | OpeningDocumentEvent
  | DocumentEvent
  | MoneyEvent
  | AllocationEvent
  | BankLineEvent
  | TransferEvent
  | ManualJournalEvent
  | VoidEvent
  | PaymentReversalEvent
  | RevaluationEvent
  | PeriodLockEvent;

export interface ExampleReport {
  readonly file: string;
  readonly report: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ExampleCompany {
  readonly company: {
    readonly name: string;
    readonly nameZh: string;
    readonly baseCurrency: Currency;
    readonly financialYearEnd: FinancialYearEnd;
    readonly businessRegistration: string | null;
    readonly companyNumber: string | null;
    readonly incorporatedOn: Day | null;
    readonly industry: string | null;
    readonly address: string | null;
    readonly directors: readonly string[];
  };
  readonly accounts: readonly Account[];
  readonly taxCodes: readonly ExampleTaxCode[];
  readonly contacts: readonly ExampleContact[];
  readonly events: readonly ExampleEvent[];
  readonly reports: readonly ExampleReport[];
}
