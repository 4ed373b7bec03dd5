import type { ManualJournal } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useContactsById } from '../../../api/queries/accounting-journal.ts';
import { useLedgerAccounts } from '../../../api/queries/ledger-account.ts';
import { accountName } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { useSession } from '../../../session/session-store.ts';
import { figureFault } from '../typed-figure.ts';
import { type JournalLine, journalTotals } from './journal-draft.ts';

/** The lines as they were written; each account leads to its transactions. */
export function ViewLines({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation('accounting-journals');
  const { company } = useSession();
  const base = company?.base_currency ?? 'HKD';
  const { lines } = journal.draft;
  const contacts = useContactsById(lines.flatMap((line) => line.contact_id ?? []));
  const totals = journalTotals(lines, base);
  const contactOf = (line: JournalLine) => {
    const contact = contacts.data?.find((one) => one.id === line.contact_id);
    return contact === undefined ? '' : accountName(contact);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="journal-lines" aria-label={t('lines')} tabIndex={0}>
      <table className="journal-view">
        <thead>
          <tr>
            <th scope="col">{t('field.account_code')}</th>
            <th scope="col">{t('field.description')}</th>
            <th scope="col">{t('sideIn.debit', { currency: base })}</th>
            <th scope="col">{t('sideIn.credit', { currency: base })}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
            <ViewLine key={index} line={line} contact={contactOf(line)} date={journal.date} base={base} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td>
              <Amount value={totals.debit} strong />
            </td>
            <td>
              <Amount value={totals.credit} strong />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface ViewLineProps {
  line: JournalLine;
  contact: string;
  date: string;
  base: string;
}

function ViewLine({ line, contact, date, base }: ViewLineProps) {
  const { data: accounts } = useLedgerAccounts();
  const account = accounts?.find((one) => one.code === line.account_code);
  const query = new URLSearchParams({ account: line.account_code, to: date });
  const figure = (text: string | null) => <Amount value={figureFault(text, base) === null ? text : null} />;
  return (
    <tr>
      <th scope="row">
        {line.account_code !== '' && (
          <Link to={`/reports/account-transaction?${query}`}>
            <span className="figures">{line.account_code}</span> {account && accountName(account)}
          </Link>
        )}
      </th>
      <td className="journal-view-words">
        {[contact, line.description].filter(Boolean).join(' · ')}
        {line.foreign_amount !== null && line.currency !== null && (
          <span className="journal-view-foreign">
            <Amount value={line.foreign_amount} currency={line.currency} withCode brackets tone="muted" />
            {line.rate !== null && ` @ ${line.rate}`}
          </span>
        )}
      </td>
      <td>{figure(line.debit)}</td>
      <td>{figure(line.credit)}</td>
    </tr>
  );
}
