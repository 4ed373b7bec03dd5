import type { DraftItem, InvoiceDraft } from '@folio/contract';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsure } from '../../../../../components/document/evidence.ts';
import {
  commonAccount,
  draftTotals,
  withItem,
  withNewItem,
  withoutItem,
} from '../../../../../components/invoice-form/invoice-draft.ts';
import { Amount } from '../../../../../components/money/amount.tsx';
import { FigureInput } from '../../../../../components/money/figure-input.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { AccountSelect } from '../../../../../components/select/account-select.tsx';
import { useReview } from '../review-context.ts';
import { ReviewField } from '../review-field.tsx';
import { MendedNote } from './mended-note.tsx';
import { useAdjustment } from './use-adjustment.ts';
import './item-fields.css';

const amountModes = ['no_tax', 'tax_exclusive', 'tax_inclusive'] as const;

function useChangeInvoice() {
  const { change } = useReview();
  return (path: string, update: (invoice: InvoiceDraft) => InvoiceDraft) =>
    change(path, (draft) => (draft.invoice ? { ...draft, invoice: update(draft.invoice) } : draft));
}

/** One account for all items, unless the items use several. */
export function ItemAccount({ invoice }: { invoice: InvoiceDraft }) {
  const { t } = useTranslation('invoice');
  const change = useChangeInvoice();
  const common = commonAccount(invoice.items);
  const isMixed =
    invoice.items.length > 1 && common === null && invoice.items.some((item) => item.account_code !== null);
  return (
    <ReviewField path="invoice.items.0.account_code" label={t('field.account')}>
      {(input) => (
        <AccountSelect
          {...input}
          value={common}
          {...(isMixed && { placeholder: t('document:severalAccounts') })}
          onChange={(code) =>
            change('invoice.items.0.account_code', (before) => ({
              ...before,
              items: before.items.map((item) => ({ ...item, account_code: code })),
            }))
          }
        />
      )}
    </ReviewField>
  );
}

/** The items and their totals. */
export function ItemFields({ invoice }: { invoice: InvoiceDraft }) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useReview();
  const change = useChangeInvoice();
  const isMixed = invoice.items.length > 1 && commonAccount(invoice.items) === null;
  const [isSplit, setSplit] = useState(isMixed);
  return (
    <section className="review-items min-0 above-6 ruled-above" aria-label={t('section.items')}>
      <div className="review-items-head min-h-28 flex wrap items-center between font-small muted">
        <span>{t('section.items')}</span>
        {invoice.items.length > 1 && !readOnly && (
          <Button type="link" size="small" aria-pressed={isSplit} onClick={() => setSplit(!isSplit)}>
            {t(isSplit ? 'document:oneAccount' : 'document:accountEach')}
          </Button>
        )}
      </div>
      {invoice.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is an item's only identity
        <ItemRow key={index} item={item} index={index} invoice={invoice} hasAccount={isSplit} />
      ))}
      {!readOnly && (
        <Button
          type="link"
          size="small"
          icon={<Icon name="plus" size={14} />}
          onClick={() => change('invoice.items', withNewItem)}
        >
          {t('item.add')}
        </Button>
      )}
      <TaxMode invoice={invoice} />
      <ReviewTotals invoice={invoice} />
    </section>
  );
}

/**
 * The document's totals next to the totals of its items. A difference is posted as an extra item, which is shown here
 * before posting.
 */
function ReviewTotals({ invoice }: { invoice: InvoiceDraft }) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useReview();
  const change = useChangeInvoice();
  const totals = draftTotals(invoice);
  const adjustment = useAdjustment()(invoice);
  const stated = (field: 'subtotal' | 'total_tax', computed: string | undefined) => (
    <FigureInput
      id={`field-invoice.${field}`}
      label={t(`field.${field}`)}
      size="small"
      className="review-stated"
      disabled={readOnly}
      currency={invoice.currency}
      placeholder={computed ?? ''}
      value={invoice[field]}
      onChange={(value) => change(`invoice.${field}`, (before) => ({ ...before, [field]: value }))}
    />
  );
  return (
    <dl className="review-totals gap-4-16 grid above-10 font-base">
      <dt className="muted">{t('document:itemsTotal')}</dt>
      <dd className="text-right">
        <Amount value={totals?.total ?? null} currency={invoice.currency} strong />
      </dd>
      <dt className="muted">{t('field.subtotal')}</dt>
      <dd className="text-right">{stated('subtotal', totals?.subtotal)}</dd>
      <dt className="muted">{t('field.total_tax')}</dt>
      <dd className="text-right">{stated('total_tax', totals?.totalTax)}</dd>
      {adjustment && (
        <>
          <dt className="muted">
            {t('document:adjustment.missing')}{' '}
            {!readOnly && (
              <Button type="link" size="small" onClick={() => change('invoice.items', () => adjustment.invoice)}>
                {t('document:adjustment.add', { name: adjustment.item.name })}
              </Button>
            )}
          </dt>
          <dd className="text-right">
            <Amount value={adjustment.item.amount} currency={invoice.currency} />
          </dd>
        </>
      )}
    </dl>
  );
}

function TaxMode({ invoice }: { invoice: InvoiceDraft }) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useReview();
  const change = useChangeInvoice();
  return (
    <Segmented
      size="small"
      className="above-8"
      aria-label={t('field.amounts_are')}
      disabled={readOnly}
      value={invoice.amounts_are}
      options={amountModes.map((value) => ({ value, label: t(`amountsAre.${value}`) }))}
      onChange={(value) => change('invoice.amounts_are', (before) => ({ ...before, amounts_are: value }))}
    />
  );
}

interface ItemRowProps {
  item: DraftItem;
  index: number;
  invoice: InvoiceDraft;
  hasAccount: boolean;
}

/** The props that the cells of an item share, and how a cell changes its item. */
function useItemCell(index: number) {
  const { t } = useTranslation('invoice');
  const { evidence, mended, touched, accepted, readOnly, focus } = useReview();
  const changeInvoice = useChangeInvoice();
  const base = `invoice.items.${index}`;
  const input = (field: keyof DraftItem) => {
    const path = `${base}.${field}`;
    const isSettled = touched.has(path) || accepted.has(path) || readOnly;
    const isAmber = (isUnsure(evidence[path]) || mended.has(path)) && !isSettled;
    return {
      id: `field-${path}`,
      disabled: readOnly,
      onFocus: () => focus(path),
      ...(isAmber && { className: 'item-unsure' }),
    };
  };
  const label = (field: string) => t('fieldOfItem', { label: t(`item.${field}`), item: index + 1 });
  const set = (field: keyof DraftItem, value: string | null) =>
    changeInvoice(`${base}.${field}`, (before) =>
      withItem(before, index, { [field]: field === 'name' ? (value ?? '') : value }),
    );
  return { base, input, label, set };
}

function ItemRow({ item, index, invoice, hasAccount }: ItemRowProps) {
  const { t } = useTranslation('invoice');
  const { mended, touched } = useReview();
  const { base, input, label, set } = useItemCell(index);
  return (
    <div className="review-item pad-5-0 ruled-below">
      <Input.TextArea
        {...input('name')}
        aria-label={label('name')}
        variant="borderless"
        autoSize
        value={item.name}
        maxLength={300}
        placeholder={t('placeholder.item')}
        onChange={(event) => set('name', event.target.value.replaceAll('\n', ' '))}
      />
      <ItemFigures item={item} index={index} invoice={invoice} />
      {(['quantity', 'price', 'amount'] as const).map(
        (field) =>
          !touched.has(`${base}.${field}`) && <MendedNote key={field} printed={mended.get(`${base}.${field}`)} />,
      )}
      {hasAccount && (
        <AccountSelect
          {...input('account_code')}
          label={label('account')}
          size="small"
          value={item.account_code}
          onChange={(code) => set('account_code', code)}
        />
      )}
    </div>
  );
}

function ItemFigures({ item, index, invoice }: Omit<ItemRowProps, 'hasAccount'>) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useReview();
  const changeInvoice = useChangeInvoice();
  const { input, label, set } = useItemCell(index);
  const hasTax = invoice.amounts_are !== 'no_tax';
  const computed = draftTotals(invoice)?.items[index];
  return (
    <span className="review-item-figures flex items-center gap-6 below-4 faint">
      <FigureInput
        {...input('quantity')}
        label={label('quantity')}
        size="small"
        value={item.quantity}
        onChange={(value) => set('quantity', value)}
      />
      <span aria-hidden="true">{'×'}</span>
      <FigureInput
        {...input('price')}
        label={label('price')}
        size="small"
        value={item.price}
        onChange={(value) => set('price', value)}
      />
      {hasTax && (
        <FigureInput
          {...input('rate')}
          label={label('rate')}
          size="small"
          decimals={4}
          placeholder={t('item.rate')}
          value={item.rate}
          onChange={(value) => set('rate', value)}
        />
      )}
      <FigureInput
        {...input('amount')}
        label={label('amount')}
        size="small"
        currency={invoice.currency}
        value={item.amount ?? (hasTax ? computed?.vatBase : computed?.gross) ?? null}
        onChange={(value) => set('amount', value)}
      />
      {!readOnly && (
        <Button
          type="text"
          size="small"
          aria-label={t('item.removeOne', { item: index + 1 })}
          icon={<Icon name="x" size={14} />}
          onClick={() => changeInvoice('invoice.items', (before) => withoutItem(before, index))}
        />
      )}
    </span>
  );
}
