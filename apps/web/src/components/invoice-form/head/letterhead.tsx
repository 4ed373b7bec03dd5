import type { InvoiceType } from '@folio/contract';
import { Input, Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextNumber } from '../../../api/queries/trade/invoice-editing.ts';
import { isCreditNote, sideOf } from '../invoice-draft.ts';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

/** Document type as offered to the user: a receipt is a bill that was paid at once. */
export type DocumentKindChoice = InvoiceType | 'receipt';

const choices: readonly { side: 'sales' | 'purchase'; kinds: readonly DocumentKindChoice[] }[] = [
  { side: 'sales', kinds: ['sales_invoice', 'sales_credit_note', 'quotation'] },
  { side: 'purchase', kinds: ['purchase_bill', 'purchase_credit_note', 'receipt'] },
];

interface LetterheadProps extends PaperPartProps {
  /** Null if the type cannot be changed. */
  onKind: ((kind: DocumentKindChoice) => void) | null;
}

/** Document type and number, next to the issuer. */
export const Letterhead = memo(function Letterhead({ type, head, change, errors, onKind }: LetterheadProps) {
  const { t } = useTranslation('invoice-editor');
  const kind: DocumentKindChoice = head.is_receipt ? 'receipt' : type;
  const isSale = sideOf(type) === 'sales';
  const own = isSale ? 'vendor' : 'customer';
  const next = useNextNumber(type, head.issue_date, isSale);
  const setOwn = (changes: Partial<typeof head.vendor>) =>
    change((before) => ({ ...before, [own]: { ...before[own], ...changes } }));
  const numberName = isCreditNote(type) ? 'numberCredit' : type === 'quotation' ? 'numberQuotation' : 'number';
  return (
    <div className="sheet-head grid ruled-below">
      <div className="sheet-own">
        <label className="visually-hidden absolute clip nowrap" htmlFor={`field-${own}.name`}>
          {t(isSale ? 'field.ownVendor' : 'field.ownCustomer')}
        </label>
        <Input
          id={`field-${own}.name`}
          className="sheet-own-name"
          variant="borderless"
          value={head[own].name}
          maxLength={300}
          placeholder={t('placeholder.ownName')}
          onChange={(event) => setOwn({ name: event.target.value })}
        />
        <label className="visually-hidden absolute clip nowrap" htmlFor={`field-${own}.address`}>
          {t(isSale ? 'field.ownVendorAddress' : 'field.ownCustomerAddress')}
        </label>
        <Input.TextArea
          id={`field-${own}.address`}
          className="sheet-own-address"
          variant="borderless"
          value={head[own].address ?? ''}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={400}
          placeholder={t('placeholder.ownAddress')}
          onChange={(event) => setOwn({ address: event.target.value || null })}
        />
      </div>
      <div className="grid content-start gap-8">
        {onKind === null ? (
          <p className="sheet-kind">{t(`common:documentKind.${kind}`)}</p>
        ) : (
          <Select<DocumentKindChoice>
            className="sheet-kind-select"
            variant="borderless"
            aria-label={t('field.documentType')}
            value={kind}
            popupMatchSelectWidth={240}
            options={choices.map(({ side, kinds }) => ({
              label: t(`side.${side}`),
              options: kinds.map((value) => ({ value, label: t(`common:documentKind.${value}`) })),
            }))}
            onChange={onKind}
          />
        )}
        <PaperField
          path="number"
          name={head.is_receipt ? 'numberReceipt' : isSale ? numberName : `${numberName}Bill`}
          errors={errors}
        >
          <Input
            id="field-number"
            value={head.number}
            maxLength={60}
            placeholder={
              next
                ? t('placeholder.nextNumber', { number: next })
                : t(isSale ? 'placeholder.number' : 'placeholder.billNumber')
            }
            onChange={(event) => change((before) => ({ ...before, number: event.target.value }))}
          />
        </PaperField>
      </div>
    </div>
  );
});
