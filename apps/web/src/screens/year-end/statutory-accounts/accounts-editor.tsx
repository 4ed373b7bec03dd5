import type { StatutoryAccounts } from '@folio/contract';
import { KeptNote } from '../../../components/draft/kept-note.tsx';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useMay } from '../../../session/use-may.ts';
import { ActionsCard } from './actions-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FrozenCard } from './frozen-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { TextsCard } from './texts-card.tsx';
import { useAccountsForm } from './use-accounts-form.ts';

/** The accounts of a period. Final accounts are read only. */
export function AccountsEditor({ accounts }: { accounts: StatutoryAccounts }) {
  const form = useAccountsForm(accounts);
  const mayWrite = useMay('write');
  const isLocked = !mayWrite || accounts.state === 'final';
  return (
    <div className="grid columns-one gap-16">
      {form.error && <Refusal error={form.error} labelOf={(path) => path} />}
      <KeptNote collisions={form.collisions} />
      <ActionsCard accounts={accounts} form={form} isLocked={isLocked} />
      {accounts.frozen.length > 0 && <FrozenCard accounts={accounts} />}
      <ChecksCard checks={accounts.checks} />
      <RowsCard accounts={accounts} form={form} isLocked={isLocked} />
      {accounts.book.statements
        .filter(({ rows }) => rows.length > 0)
        .map((statement) => (
          <StatementCard key={statement.id} statement={statement} accounts={accounts} />
        ))}
      <FactsCard accounts={accounts} form={form} isLocked={isLocked} />
      <TextsCard accounts={accounts} form={form} isLocked={isLocked} />
    </div>
  );
}
