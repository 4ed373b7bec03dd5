import type { RegisterMeta } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';

/** The footer of the register: its totals, and for each account what the ledger has and the difference. */
export function TiesCard({ meta }: { meta: RegisterMeta }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const accounts = useLedgerAccounts();
  const nameOf = (code: string) => {
    const account = accounts.data?.find((one) => one.code === code);
    return account ? `${code} ${accountName(account)}` : code;
  };
  const isEqual = meta.ties.every(({ difference }) => !/[1-9]/.test(difference));
  return (
    <Card title={t('ties.title')} extra={t(isEqual ? 'ties.equal' : 'ties.differs')}>
      <p className="below-12 font-base">
        {t('ties.totals', {
          cost: formatAmount(meta.cost),
          depreciation: formatAmount(meta.depreciation),
          net: formatAmount(meta.net),
        })}
      </p>
      {meta.ties.length > 0 && (
        <FigureTable
          caption={t('ties.title')}
          heads={['account', 'register', 'ledger', 'difference'].map((one) => t(`ties.${one}`))}
          rows={meta.ties.map((tie) => ({
            key: `${tie.account} ${tie.kind}`,
            head: nameOf(tie.account),
            cells: [tie.register, tie.ledger, tie.difference].map((amount) => formatAmount(amount)),
          }))}
        />
      )}
    </Card>
  );
}
