import type { DraftItem } from '@folio/contract';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '../../components/account-select.tsx';
import { Amount } from '../../components/amount.tsx';
import { FigureInput } from '../../components/figure-input.tsx';
import { Icon } from '../../components/icon.tsx';
import { draftTotals, withItem, withNewItem, withoutItem } from './invoice-draft.ts';
import { sentencesAt } from './paper-field.tsx';
import type { PaperPartProps } from './paper-part.ts';

/** The items; the tax columns stand only where there is tax. */
export function ItemTable({ draft, change, errors }: PaperPartProps) {
  const { t } = useTranslation('invoice');
  const totals = draftTotals(draft);
  const hasTax = draft.amounts_are !== 'no_tax';
  const heads = [
    'name',
    'account',
    'quantity',
    'price',
    ...(hasTax ? ['vat_rates', 'rate', 'vat_base', 'vat_amount'] : []),
    'amount',
  ];
  const listErrors = sentencesAt(errors, 'items');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="items" aria-label={t('section.items')} tabIndex={0}>
      <table className={hasTax ? 'item-table item-table-tax' : 'item-table'}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`item-${head}`}>
                {t(`item.${head}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('item.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.items.map((item, index) => (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other identity than its place
              key={index}
              item={item}
              index={index}
              hasTax={hasTax}
              computed={totals?.items[index]}
              currency={draft.currency}
              errors={errors}
              onChange={(changes) => change((before) => withItem(before, index, changes))}
              onRemove={() => change((before) => withoutItem(before, index))}
            />
          ))}
        </tbody>
      </table>
      {listErrors.length > 0 && <p className="paper-error">{listErrors.join(' ')}</p>}
      <Button type="link" icon={<Icon name="plus" size={15} />} onClick={() => change(withNewItem)}>
        {t('item.add')}
      </Button>
    </section>
  );
}

interface ItemRowProps {
  item: DraftItem;
  index: number;
  hasTax: boolean;
  computed: { vatBase: string; vatAmount: string; gross: string } | undefined;
  currency: string;
  errors: Readonly<Record<string, string[]>>;
  onChange: (changes: Partial<DraftItem>) => void;
  onRemove: () => void;
}

function ItemRow({ item, index, hasTax, computed, currency, errors, onChange, onRemove }: ItemRowProps) {
  const { t } = useTranslation('invoice');
  const label = (field: string) => t('fieldOfItem', { label: t(`item.${field}`), item: index + 1 });
  const status = (field: string) =>
    sentencesAt(errors, `items.${index}.${field}`).length > 0 ? ('error' as const) : ('' as const);
  const shown = item.amount ?? (hasTax ? computed?.vatBase : computed?.gross) ?? null;
  return (
    <tr>
      <td className="item-name">
        <Input
          aria-label={label('name')}
          status={status('name')}
          value={item.name}
          maxLength={300}
          placeholder={t('placeholder.item')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Input.TextArea
          aria-label={label('description')}
          value={item.description ?? ''}
          autoSize
          maxLength={400}
          variant="borderless"
          placeholder={t('item.description')}
          onChange={(event) => onChange({ description: event.target.value || null })}
        />
      </td>
      <td>
        <AccountSelect
          label={label('account')}
          status={status('account_code')}
          value={item.account_code}
          onChange={(account_code) => onChange({ account_code })}
        />
      </td>
      <td>
        <FigureInput
          label={label('quantity')}
          placeholder={t('item.quantity')}
          status={status('quantity')}
          value={item.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </td>
      <td>
        <FigureInput
          label={label('price')}
          placeholder={t('item.price')}
          status={status('price')}
          value={item.price}
          onChange={(price) => onChange({ price })}
        />
      </td>
      {hasTax && (
        <>
          <td>
            <Input
              aria-label={label('vat_rates')}
              value={item.tax_code ?? ''}
              maxLength={20}
              onChange={(event) => onChange({ tax_code: event.target.value || null })}
            />
          </td>
          <td>
            <FigureInput
              label={label('rate')}
              status={status('rate')}
              value={item.rate}
              decimals={4}
              onChange={(rate) => onChange({ rate })}
            />
          </td>
          <td className="item-figure">
            <Amount value={computed?.vatBase ?? null} />
          </td>
          <td className="item-figure">
            <Amount value={computed?.vatAmount ?? null} />
          </td>
        </>
      )}
      <td>
        <FigureInput
          label={label('amount')}
          status={status('amount')}
          value={shown}
          currency={currency}
          variant="borderless"
          onChange={(amount) => onChange({ amount })}
        />
      </td>
      <td>
        <Button
          type="text"
          aria-label={t('item.removeOne', { item: index + 1 })}
          icon={<Icon name="x" size={15} />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
