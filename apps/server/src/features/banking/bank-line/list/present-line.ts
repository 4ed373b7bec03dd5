import type { BankLineRow, LineSuggestion } from '@folio/contract';
import { absolute, type Chart, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { type LineMarks, readLineMarks } from '../../bank-evidence/index.ts';
import { codedText } from '../accept/coded-text.ts';
import { isToDo, type StoredLine } from '../stored-line.ts';
import { type NamedAround, presentSuggestion, readNamed } from './present-suggestion.ts';

/** Lines for the wire, with what their suggestions name. */
export async function presentLines(
  tx: CompanyTransaction,
  lines: readonly StoredLine[],
  { language, chart }: { language: Language; chart: Chart },
): Promise<BankLineRow[]> {
  const shown = lines.flatMap((line) => (line.state === 'suggested' ? line.candidates.slice(0, 1) : []));
  const named = await readNamed(tx, shown, chart);
  const marks = await readLineMarks(
    tx,
    lines.map((line) => ({ ...line, bare: line.evidence === 0 && line.state !== 'excluded' })),
  );
  return lines.map((line) => presentLine(line, named, marks.get(line.id), language));
}

/** Everything a line may be, best first. */
export async function presentCandidates(tx: CompanyTransaction, line: StoredLine): Promise<LineSuggestion[]> {
  const { chart } = await readBooks(tx);
  const named = await readNamed(tx, line.candidates, chart);
  return line.candidates.map((candidate) => presentSuggestion(candidate, line, named));
}

function presentLine(
  line: StoredLine,
  named: NamedAround,
  marks: LineMarks | undefined,
  language: Language,
): BankLineRow {
  const amount = formatMoney(absolute(line.amountMinor), line.currency);
  const spent = line.amountMinor < 0n;
  const [best] = line.candidates;
  return {
    id: line.id,
    statement_id: line.statementId,
    date: line.date,
    type: spent ? 'spent' : 'received',
    hint: line.hint,
    payee: line.payee,
    description: line.description,
    spent: spent ? amount : null,
    received: spent ? null : amount,
    balance: line.balanceMinor === null ? null : formatMoney(line.balanceMinor, line.currency),
    state: line.state,
    proved: line.statementProved && !isToDo(line),
    suggestion: line.state === 'suggested' && best !== undefined ? presentSuggestion(best, line, named) : null,
    coded:
      line.coded === null
        ? null
        : {
            kind: line.coded.kind,
            text: codedText(line.coded, { chart: named.chart, language }),
            journal_entry_id: line.entryId,
          },
    document_id: line.documentId,
    page: line.page,
    flags: line.flags,
    comments: marks?.comments ?? 0,
    open_question: marks?.openQuestion ?? false,
    evidence: marks?.evidence ?? 0,
    arrived: marks?.arrived ?? false,
  };
}
