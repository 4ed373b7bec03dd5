import type { DraftItem } from '@folio/contract';
import { memo, type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../money/format-amount.ts';
import { Icon } from '../../page/icon.tsx';
import { AccountSelect } from '../../select/account-select.tsx';
import { type CellName, ChoiceCell, FigureCell, NoteCell, TextCell } from './cells.tsx';
import { DiscountCell } from './discount-cell.tsx';
import { amountOf, withAmount } from './item-amount.ts';
import { RowTools } from './row-tools.tsx';
import { TaxCell } from './tax-cell.tsx';

export interface ItemRowProps {
  item: DraftItem;
  index: number;
  currency: string;
  /** False: the document's amounts are without tax, whatever code the item keeps. */
  hasTax: boolean;
  /** Net and tax after all discounts; null while they cannot be computed. */
  vatBase: string | null;
  vatAmount: string | null;
  accountName: string;
  /** The server's error text for the item, and the fields it concerns (comma-separated). */
  fault: string;
  wrongFields: string;
  /** Where the dragged item would be dropped. */
  mark: 'above' | 'below' | 'taken' | null;
  onChange: (index: number, changes: Partial<DraftItem>) => void;
  onRemove: (index: number) => void;
  onDuplicate: (index: number) => void;
  onGrab: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** Shared props of the cells of a row. */
interface RowCells extends ItemRowProps {
  amount: string | null;
  cell: (name: CellName) => { cell: CellName; label: string; isWrong: boolean };
  set: (changes: Partial<DraftItem>) => void;
}

/** One item: name, quantity and price; below them its description, account and tax. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, currency, onChange } = props;
  const { t } = useTranslation('invoice-editor');
  const amount = useMemo(() => amountOf(item, currency), [item, currency]);
  const wrong = props.wrongFields.split(',');
  const row: RowCells = {
    ...props,
    amount,
    cell: (name) => ({
      cell: name,
      label: t('items.labelOf', { label: t(`items.${name}`), item: index + 1 }),
      isWrong: wrong.includes(name),
    }),
    set: (changes) => onChange(index, changes),
  };
  const fault = props.fault || (amount === null && item.price !== null ? t('items.cannotCount') : '');
  return (
    <tr className={`item-row item-grid grid ${props.mark ? `item-${props.mark}` : ''}`} data-row={index}>
      <td className="item-grip relative text-left">
        <button
          type="button"
          className="item-tool inline-flex font-inherit bg-none items-center justify-center font-small faint radius-small pointer"
          tabIndex={-1}
          aria-label={t('items.drag', { item: index + 1 })}
          title={t('items.dragTitle')}
          onPointerDown={(event) => props.onGrab(index, event)}
        >
          <span aria-hidden="true">{index + 1}</span>
          <Icon name="grip" size={14} />
        </button>
      </td>
      <FigureCells {...row} />
      <WordCells {...row} />
      <RowTools index={index} onDuplicate={props.onDuplicate} onRemove={props.onRemove} />
      {fault !== '' && (
        <td className="item-fault icons-rigid relative text-left" role="alert">
          <Icon name="circle-alert" size={14} /> {fault}
        </td>
      )}
    </tr>
  );
});

/** The first line: the name and the amounts. */
function FigureCells({ item, currency, hasTax, amount, cell, set }: RowCells) {
  const { t } = useTranslation('invoice-editor');
  return (
    <>
      <td className="item-name relative text-left">
        <TextCell
          {...cell('name')}
          value={item.name}
          most={300}
          placeholder={t('items.namePlaceholder')}
          onChange={(name) => set({ name })}
        />
      </td>
      <td className="item-quantity relative text-left" data-label={t('items.quantity')}>
        <FigureCell {...cell('quantity')} value={item.quantity} onChange={(quantity) => set({ quantity })} />
      </td>
      <td className="item-price relative text-left" data-label={t('items.price')}>
        <FigureCell {...cell('price')} value={item.price} placeholder="0.00" onChange={(price) => set({ price })} />
      </td>
      <td className="item-discount relative text-left" data-label={t('items.discount')}>
        <DiscountCell {...cell('discount')} of={item} currency={currency} onChange={set} />
      </td>
      <td className="item-tax relative text-left" data-label={t('items.tax_code')}>
        <TaxCell {...cell('tax_code')} item={hasTax ? item : { ...item, tax_code: null, rate: null }} onChange={set} />
      </td>
      <td className="item-amount relative text-left" data-label={t('items.amount')}>
        <FigureCell
          {...cell('amount')}
          value={amount}
          currency={currency}
          onChange={(typed) => set(withAmount(item, typed, currency))}
        />
      </td>
    </>
  );
}

/** The second line: description, account and tax. */
function WordCells({ item, hasTax, vatBase, vatAmount, accountName, cell, set }: RowCells) {
  const { t } = useTranslation('invoice-editor');
  const account = cell('account_code');
  return (
    <>
      <td className="item-description relative text-left">
        <NoteCell
          {...cell('description')}
          value={item.description ?? ''}
          most={400}
          placeholder={t('items.description')}
          onChange={(text) => set({ description: text === '' ? null : text })}
        />
      </td>
      <td className="item-account relative text-left">
        <ChoiceCell {...account} words={accountName} placeholder={t('items.chooseAccount')}>
          {(close, isPressed) => (
            <AccountSelect
              autoFocus
              defaultOpen={isPressed}
              size="small"
              variant="borderless"
              label={account.label}
              value={item.account_code}
              status={account.isWrong ? 'error' : ''}
              onChange={(account_code) => set({ account_code })}
              onBlur={close}
            />
          )}
        </ChoiceCell>
      </td>
      <td className="item-tax-figures relative text-left">
        <span>
          {t('items.vat_base')}{' '}
          <b className="medium text-plain num">{vatBase === null ? '–' : formatAmount(vatBase)}</b>
        </span>
        <span>
          {t('items.vatAt', { rate: (hasTax && item.rate) || '0' })}{' '}
          <b className="medium text-plain num">{vatAmount === null ? '–' : formatAmount(vatAmount)}</b>
        </span>
      </td>
    </>
  );
}
