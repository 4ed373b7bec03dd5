import type { LedgerAccountRow, ManualJournal } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useContactsById } from '../../../api/queries/books/accounting-journal.ts';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { JournalTable } from '../../../components/journal-grid/journal-table.tsx';
import { figureFault } from '../../../components/journal-grid/typed-figure.ts';
import { accountName } from '../../../components/select/account-select.tsx';
import { useSession } from '../../../session/session-store.ts';
import { type JournalLine, journalTotals } from './journal-draft.ts';

/** The lines as they were written; each account leads to its transactions. */
export function ViewLines({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation('accounting-journals');
  const { company } = useSession();
  const base = company?.base_currency ?? 'HKD';
  const { lines } = journal.draft;
  const contacts = useContactsById(lines.flatMap((line) => line.contact_id ?? []));
  const { data: accounts } = useLedgerAccounts();
  const totals = journalTotals(lines, base);
  const contactOf = (line: JournalLine) => {
    const contact = contacts.data?.find((one) => one.id === line.contact_id);
    return contact === undefined ? '' : accountName(contact);
  };
  const figureOf = (text: string | null) => (figureFault(text, base) === null ? text : null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="journal-lines relative scroll-x" aria-label={t('lines')} tabIndex={0}>
      <JournalTable
        heads={{
          account: t('field.account_code'),
          words: t('field.description'),
          debit: t('sideIn.debit', { currency: base }),
          credit: t('sideIn.credit', { currency: base }),
        }}
        lines={lines.map((line) => ({
          account: line.account_code !== '' && (
            <AccountLink
              code={line.account_code}
              account={accounts?.find((one) => one.code === line.account_code)}
              date={journal.date}
            />
          ),
          words: [contactOf(line), line.description],
          foreign:
            line.foreign_amount === null || line.currency === null
              ? null
              : { amount: line.foreign_amount, currency: line.currency, rate: line.rate },
          debit: figureOf(line.debit),
          credit: figureOf(line.credit),
        }))}
        total={{ label: t('total'), debit: totals.debit, credit: totals.credit }}
      />
    </section>
  );
}

interface AccountLinkProps {
  code: string;
  account: LedgerAccountRow | undefined;
  date: string;
}

function AccountLink({ code, account, date }: AccountLinkProps) {
  const query = new URLSearchParams({ account: code, to: date });
  return (
    <Link to={`/reports/account-transaction?${query}`}>
      <span className="figures num">{code}</span> {account && accountName(account)}
    </Link>
  );
}
