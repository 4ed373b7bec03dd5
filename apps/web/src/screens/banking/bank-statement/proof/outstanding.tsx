import type { StatementProof } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';

type Entries = StatementProof['outstanding_payments'];

/** More than these would not stay on one page: the rest is in the account's ledger. */
const shownOnPage = 16;

/** What is in the books and not on the statement. */
export function Outstanding({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  return (
    <div className="proof-outstanding table-full table-joined grid columns-even">
      <Entries title={t('outstanding.payments')} entries={proof.outstanding_payments} />
      <Entries title={t('outstanding.receipts')} entries={proof.outstanding_receipts} />
    </div>
  );
}

function Entries({ title, entries }: { title: string; entries: Entries }) {
  const { t } = useTranslation('bank-proof');
  const shown = entries.slice(0, shownOnPage);
  const rest = entries.length - shown.length;
  return (
    <section aria-label={title}>
      <h3 className="font-body">{title}</h3>
      {entries.length === 0 && <p className="font-base faint">{t('outstanding.none')}</p>}
      <table className="font-base">
        <tbody>
          {shown.map((entry) => (
            <tr key={`${entry.journal_entry_id} ${entry.number}`}>
              <td className="at-top">
                <Day value={entry.date} short />
              </td>
              <td className="at-top">
                <Link to={`/journal-entry/${entry.journal_entry_id}`}>{entry.number}</Link>
              </td>
              <td className="at-top">{entry.contact}</td>
              <td className="at-top">
                <Amount value={entry.amount} brackets />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="font-base faint">{t('outstanding.more', { count: rest })}</p>}
    </section>
  );
}
