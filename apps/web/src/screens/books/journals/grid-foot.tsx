import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../components/keyboard/key-cap.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { type JournalLine, journalTotals } from './journal-draft.ts';

interface GridFootProps {
  lines: readonly JournalLine[];
  base: string;
  hasContacts: boolean;
  /** Fills what is missing into a line. */
  onFill: () => void;
}

/** Both totals, and whether they are equal; the difference is always in sight. */
export function GridFoot({ lines, base, hasContacts, onFill }: GridFootProps) {
  const { t } = useTranslation('accounting-journals');
  const totals = journalTotals(lines, base);
  const before = hasContacts ? 4 : 3;
  return (
    <tfoot>
      <tr className="journal-totals">
        <th className="text-left nowrap bold text-plain font-body" scope="row" colSpan={before}>
          {t('total')}
        </th>
        <td className="text-right">
          <Amount value={totals.debit} strong />
        </td>
        <td className="text-right">
          <Amount value={totals.credit} strong />
        </td>
        <td className="text-right" />
      </tr>
      <tr>
        <td colSpan={before + 3} className="journal-balance font-base text-right" aria-live="polite">
          <Balance totals={totals} onFill={onFill} />
        </td>
      </tr>
    </tfoot>
  );
}

function Balance({ totals, onFill }: { totals: ReturnType<typeof journalTotals>; onFill: () => void }) {
  const { t } = useTranslation('accounting-journals');
  if (totals.isBalanced) {
    return (
      <span className="inline-flex wrap items-center justify-end gap-6 text-green">
        <Icon name="circle-check" size={15} /> {t('balanced')}
      </span>
    );
  }
  if (!/[1-9]/.test(totals.difference)) return <span className="faint">{t('nothingYet')}</span>;
  const isCredit = !totals.difference.startsWith('-');
  return (
    <span className="inline-flex wrap items-center justify-end gap-6 text-amber">
      <Icon name="triangle-alert" size={15} />
      <span>{t(isCredit ? 'creditMissing' : 'debitMissing')}</span>
      <Amount value={totals.difference.replace(/^-/, '')} strong />
      <button
        type="button"
        className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer journal-fill"
        onClick={onFill}
      >
        <KeyCap>{t('keys.balance')}</KeyCap> {t('fill')}
      </button>
    </span>
  );
}
