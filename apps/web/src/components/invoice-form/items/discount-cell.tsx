import type { DraftItem } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { currencySymbol } from '../../money/format-amount.ts';
import { type CellName, FigureCell } from './cells.tsx';

type Discounted = Pick<DraftItem, 'discount' | 'discount_is'>;

interface DiscountCellProps {
  cell: CellName;
  label: string;
  isWrong: boolean;
  of: Discounted;
  currency: string;
  onChange: (changes: Partial<Discounted>) => void;
}

/** A discount in percent or as an amount; the button behind it switches between the two. */
export function DiscountCell({ of, currency, label, onChange, ...rest }: DiscountCellProps) {
  const { t } = useTranslation('invoice-editor');
  const isPercent = of.discount_is === 'percent';
  return (
    <span className="cell-discount block relative">
      <FigureCell
        {...rest}
        label={label}
        value={of.discount}
        currency={isPercent ? undefined : currency}
        placeholder="–"
        onChange={(discount) => onChange({ discount })}
      />
      <button
        type="button"
        className="item-tool inline-flex font-inherit bg-none items-center justify-center font-small faint radius-small pointer"
        tabIndex={-1}
        aria-label={`${label}: ${t(isPercent ? 'discount.inPercent' : 'discount.inMoney')}`}
        title={t('discount.change')}
        onClick={() => onChange({ discount_is: isPercent ? 'amount' : 'percent' })}
      >
        {isPercent ? '%' : currencySymbol(currency).trim()}
      </button>
    </span>
  );
}
