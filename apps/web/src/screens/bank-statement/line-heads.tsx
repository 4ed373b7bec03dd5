import { useTranslation } from 'react-i18next';

const heads = ['date', 'type', 'spent', 'payee', 'received', 'balance', 'suggestion', 'state'] as const;
const figures: readonly string[] = ['spent', 'received', 'balance'];

/** The column heads; the currency stands here once for all figures. */
export function LineHeads({ currency }: { currency: string }) {
  const { t } = useTranslation('bank-statement');
  return (
    <div role="rowgroup" className="line-heads">
      <div role="row" className="line-grid" tabIndex={-1}>
        {heads.map((head) => (
          <span key={head} role="columnheader" className={figures.includes(head) ? 'line-figure' : undefined}>
            {head === 'balance' ? t('col.balanceIn', { currency }) : t(`col.${head}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
