import type { TaxHirePurchaseLine } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../money/format-amount.ts';
import { FigureTable } from '../table/figure-table.tsx';

interface HirePurchaseTableProps {
  caption: string;
  /** Heading of the first column. */
  of: string;
  rows: readonly { key: string; head: ReactNode; line: TaxHirePurchaseLine }[];
}

/** Allowances of assets under hire purchase: from the value brought forward to the one carried forward. */
export function HirePurchaseTable({ caption, of, rows }: HirePurchaseTableProps) {
  const { t } = useTranslation('profits-tax');
  return (
    <FigureTable
      caption={caption}
      heads={[
        of,
        t('hirePurchase.brought_forward'),
        t('hirePurchase.paid'),
        t('hirePurchase.initial'),
        t('hirePurchase.annual'),
        t('hirePurchase.balancing'),
        t('hirePurchase.carried_forward'),
        t('hirePurchase.outcome'),
      ]}
      rows={rows.map(({ key, head, line }) => ({
        key,
        head,
        cells: [
          formatAmount(line.brought_forward),
          formatAmount(line.paid),
          formatAmount(line.initial),
          formatAmount(line.annual),
          balancing(line),
          formatAmount(line.carried_forward),
          t(`hirePurchase.outcomes.${line.outcome}`, { rate: line.rate }),
        ],
      }))}
    />
  );
}

/** A balancing allowance, or a charge in brackets as in the working. */
function balancing({ balancing_allowance, balancing_charge }: TaxHirePurchaseLine): string {
  if (balancing_charge === '0.00') return formatAmount(balancing_allowance);
  return `(${formatAmount(balancing_charge)})`;
}
