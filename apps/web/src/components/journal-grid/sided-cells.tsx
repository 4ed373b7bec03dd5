import { useTranslation } from 'react-i18next';
import { FigureCell, useFigureSentence } from './figure-cell.tsx';
import { foreignOn, type Side, type SidedLine, withAmount, withForeign, withRate } from './sided-line.ts';
import './sided-cells.css';

interface SidedCellProps {
  line: SidedLine;
  base: string;
  /** Builds the accessible name of a cell: 'Debit' becomes 'Debit, line 1'. */
  nameOf: (label: string) => string;
  onChange: (changes: Partial<SidedLine>) => void;
}

interface SideCellProps extends SidedCellProps {
  side: Side;
  placeholder?: string;
  isWrong?: boolean;
}

/**
 * One side of a line: the amount in base currency, and above it the amount in the account's currency if that differs.
 */
export function SideCell({ line, base, side, nameOf, placeholder, isWrong, onChange }: SideCellProps) {
  const { t } = useTranslation('accounting');
  const { currency } = line;
  return (
    <>
      {currency !== null && (
        <div data-column={`${side}Foreign`} className="below-6">
          <FigureCell
            label={nameOf(t(`foreign.${side}`, { currency }))}
            currency={currency}
            value={foreignOn(line, side)}
            prefix={currency}
            onChange={(amount) => onChange(withForeign(line, side, amount, base))}
          />
        </div>
      )}
      <div data-column={side}>
        <FigureCell
          key={currency}
          label={nameOf(t(`side.${side}`))}
          currency={base}
          value={line[side]}
          isWrong={(isWrong ?? false) && line[side] !== null}
          {...(currency !== null && { prefix: base })}
          placeholder={placeholder ?? t(`side.${side}`)}
          onChange={(amount) => onChange(withAmount(side, amount))}
        />
      </div>
    </>
  );
}

/** Base units for one unit of the account's currency; the base amount follows it. */
export function RateCell({ line, base, nameOf, onChange }: SidedCellProps) {
  const { t } = useTranslation('accounting');
  if (line.currency === null) return null;
  return (
    <div className="sided-rate flex items-center justify-end gap-8 font-base muted nowrap" data-column="rate">
      <span>{t('oneIs', { currency: line.currency })}</span>
      <FigureCell
        label={nameOf(t('rate'))}
        value={line.rate}
        prefix={base}
        placeholder={t('rate')}
        onChange={(rate) => onChange(withRate(line, rate, base))}
      />
    </div>
  );
}

/** Shows invalid figures before the server reports them. */
export function useSidedFaults(): (line: SidedLine, base: string) => string[] {
  const sentence = useFigureSentence();
  return (line, base) => {
    const said = [
      sentence(line.debit, base),
      sentence(line.credit, base),
      sentence(line.foreign_amount?.replace(/^-/, '') ?? null, line.currency ?? base),
      sentence(line.rate, undefined),
    ];
    return said.filter((one) => one !== undefined);
  };
}
