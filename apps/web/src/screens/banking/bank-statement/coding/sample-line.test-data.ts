import type { BankLineRow, LineSuggestion } from '@folio/contract';

/** A spent line of 10.00 to look at in tests; `changes` say what is different about it. */
export function sampleLine(id: string, changes: Partial<BankLineRow> = {}): BankLineRow {
  return {
    id,
    statement_id: 's',
    date: '2026-03-03',
    type: 'spent',
    hint: null,
    payee: null,
    description: '',
    spent: '10.00',
    received: null,
    balance: null,
    state: 'unreviewed',
    proved: false,
    suggestion: null,
    coded: null,
    document_id: null,
    page: null,
    flags: [],
    comments: 0,
    open_question: false,
    evidence: 0,
    arrived: false,
    ...changes,
  };
}

export function sampleSuggestion(changes: Partial<LineSuggestion> = {}): LineSuggestion {
  return {
    action: 'classify',
    documents: [],
    entries: [],
    parts: [],
    difference: null,
    rule_id: null,
    score: 90,
    reasons: [],
    ...changes,
  };
}
