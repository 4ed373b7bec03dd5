import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import './journal-table.css';

export interface JournalTableLine {
  /** The account's code and name, with or without a link. */
  account: ReactNode;
  /** Contact and description; empty texts are left out. */
  words: readonly (string | null | undefined)[];
  foreign: { amount: string; currency: string; rate?: string | null | undefined } | null;
  debit: string | null;
  credit: string | null;
}

interface JournalTableProps {
  heads: { account: string; words?: string; debit: string; credit: string };
  lines: readonly JournalTableLine[];
  total?: { label: string; debit: string | null; credit: string | null };
  caption?: ReactNode;
}

/**
 * The lines of a journal entry, debit and credit next to each other. The words have a column if it has a heading, and are
 * else below the account.
 */
export function JournalTable({ heads, lines, total, caption }: JournalTableProps) {
  const hasWords = heads.words !== undefined;
  return (
    <table
      className={
        hasWords
          ? 'journal-table cells-regular cells-ruled cells-top heads-small heads-muted full joined journal-table-wide'
          : 'journal-table cells-regular cells-ruled cells-top heads-small heads-muted full joined'
      }
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heads.account}</th>
          {hasWords && <th scope="col">{heads.words}</th>}
          <th scope="col">{heads.debit}</th>
          <th scope="col">{heads.credit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <tr key={index}>
            <th scope="row">
              {line.account}
              {!hasWords && <Words line={line} />}
            </th>
            {hasWords && (
              <td>
                <Words line={line} />
              </td>
            )}
            <td>
              <Amount value={line.debit} />
            </td>
            <td>
              <Amount value={line.credit} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasWords ? 2 : 1}>
              {total.label}
            </th>
            <td>
              <Amount value={total.debit} strong />
            </td>
            <td>
              <Amount value={total.credit} strong />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Words({ line: { words, foreign } }: { line: JournalTableLine }) {
  const text = words.filter(Boolean).join(' · ');
  return (
    <>
      {text !== '' && <span className="journal-table-words block muted">{text}</span>}
      {foreign && (
        <span className="journal-table-words block muted">
          <Amount value={foreign.amount} currency={foreign.currency} withCode brackets tone="muted" />
          {foreign.rate && ` @ ${foreign.rate}`}
        </span>
      )}
    </>
  );
}
