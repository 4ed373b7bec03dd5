import { Button, Input } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RateCell, SideCell, useSidedFaults } from '../../../components/journal-grid/sided-cells.tsx';
import type { Side } from '../../../components/journal-grid/sided-line.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import { ContactSelect } from './contact-select.tsx';
import type { JournalLine } from './journal-draft.ts';

interface LineRowProps {
  line: JournalLine;
  index: number;
  base: string;
  hasContacts: boolean;
  /** What would balance the journal, shown faintly on its side of a line without an amount. */
  missingSide: Side | null;
  missingAmount: string;
  /** What the server says of this line. */
  refusal: string;
  onChange: (index: number, changes: Partial<JournalLine>) => void;
  onAccount: (index: number, code: string | null) => void;
  onRemove: (index: number) => void;
}

/** One line: account, description, and its amount on one side; below it what is wrong with it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, base, hasContacts, missingSide, refusal, onChange } = props;
  const { t } = useTranslation('accounting-journals');
  const faults = useSidedFaults()(line, base);
  const nameOf = (label: string) => t('fieldOfLine', { label, line: index + 1 });
  const set = (changes: Partial<JournalLine>) => onChange(index, changes);
  const isWrong = refusal !== '';
  const said = isWrong ? [...faults, refusal] : faults;
  return (
    <>
      <tr data-line={index} className={said.length > 0 ? 'journal-line journal-line-wrong' : 'journal-line'}>
        <td className="journal-number faint text-right font-small figures num" aria-hidden="true">
          {index + 1}
        </td>
        <td data-column="account" className="journal-account min-w-200">
          <AccountSelect
            label={nameOf(t('field.account_code'))}
            value={line.account_code || null}
            status={isWrong ? 'error' : ''}
            allowClear
            offers={(one) => one.system_role !== 'accounts_receivable' && one.system_role !== 'accounts_payable'}
            onChange={(code) => props.onAccount(index, code)}
          />
        </td>
        <td className="journal-words">
          <div data-column="description">
            <Input
              aria-label={nameOf(t('field.description'))}
              value={line.description}
              maxLength={500}
              placeholder={t('field.description')}
              onChange={(event) => set({ description: event.target.value })}
            />
          </div>
          <RateCell line={line} base={base} nameOf={nameOf} onChange={set} />
        </td>
        {hasContacts && (
          <td data-column="contact" className="journal-contact min-w-140">
            <ContactSelect
              label={nameOf(t('field.contact_id'))}
              value={line.contact_id}
              onChange={(contact_id) => set({ contact_id })}
            />
          </td>
        )}
        {(['debit', 'credit'] as const).map((side) => (
          <td key={side} className="journal-figure text-right">
            <SideCell
              line={line}
              base={base}
              side={side}
              nameOf={nameOf}
              isWrong={isWrong}
              {...(missingSide === side && { placeholder: formatAmount(props.missingAmount) })}
              onChange={set}
            />
          </td>
        ))}
        <td className="journal-remove w-30 text-right">
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            aria-label={t('removeLine', { line: index + 1 })}
            title={t('removeLineHint')}
            icon={<Icon name="x" size={15} />}
            onClick={() => props.onRemove(index)}
          />
        </td>
      </tr>
      {said.length > 0 && <FaultRow said={said} columns={hasContacts ? 6 : 5} />}
    </>
  );
});

function FaultRow({ said, columns }: { said: readonly string[]; columns: number }) {
  return (
    <tr className="journal-fault icons-low-2">
      <td className="font-small text-red" />
      <td className="font-small text-red" colSpan={columns}>
        <Icon name="circle-alert" size={14} /> <span role="alert">{[...new Set(said)].join(' ')}</span>
      </td>
    </tr>
  );
}
