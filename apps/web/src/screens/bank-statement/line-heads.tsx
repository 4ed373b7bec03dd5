import { useTranslation } from 'react-i18next';

const heads = ['date', 'type', 'spent', 'payee', 'received', 'balance', 'suggestion', 'state'] as const;
const figures: readonly string[] = ['spent', 'received', 'balance'];

/** The column heads; the currency stands here once for all figures. */
export function LineHeads({ currency }: { currency: string }) {
  const { t } = useTranslation('bank-statement');
  return (
    <thead className="line-heads">
      <tr className="line-grid">
        {heads.map((head) => (
          <th key={head} scope="col" className={figures.includes(head) ? 'line-figure' : undefined}>
            {head === 'balance' ? t('col.balanceIn', { currency }) : t(`col.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
