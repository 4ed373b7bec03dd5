import type { InvoiceDraft } from '@folio/contract';
import { AutoComplete, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContacts } from '../../api/queries/contact.ts';
import { accountName } from '../../components/account-select.tsx';
import { Icon } from '../../components/icon.tsx';
import { sideOf } from './invoice-draft.ts';
import { PaperField } from './paper-field.tsx';
import type { PaperPartProps } from './paper-part.ts';

type PartyKey = 'vendor' | 'customer';

/** Who it is to (sales) or from (purchases), and where the goods go. */
export function PartyFields(props: PaperPartProps) {
  const { t } = useTranslation('invoice');
  const { draft, change, type } = props;
  const isSale = sideOf(type) === 'sales';
  const hasShipTo = draft.ship_to !== null;
  const toggleShipTo = () =>
    change((before) => ({
      ...before,
      ship_to: hasShipTo ? null : { name: before.customer.name, address: before.customer.address, tax_id: null },
    }));
  return (
    <section className="paper-parties" aria-label={t('section.parties')}>
      <Partner {...props} party={isSale ? 'customer' : 'vendor'} />
      {draft.ship_to && <ShipTo {...props} />}
      {isSale && (
        <Button
          type="link"
          size="small"
          icon={<Icon name={hasShipTo ? 'minus' : 'plus'} size={14} />}
          onClick={toggleShipTo}
        >
          {t(hasShipTo ? 'editor.noShipTo' : 'editor.shipTo')}
        </Button>
      )}
    </section>
  );
}

function Partner({ draft, change, errors, party }: PaperPartProps & { party: PartyKey }) {
  const { t } = useTranslation('invoice');
  const [q, setQ] = useState('');
  const { data } = useContacts(q);
  const { name, address } = draft[party];
  const set = (changes: Partial<InvoiceDraft['vendor']>, contactId: string | null | undefined) =>
    change((before) => ({
      ...before,
      [party]: { ...before[party], ...changes },
      ...(contactId !== undefined && { contact_id: contactId }),
    }));
  return (
    <>
      <PaperField path={`${party}.name`} name={party === 'customer' ? 'bill_to' : 'vendor_name'} errors={errors}>
        <AutoComplete
          id={`field-${party}.name`}
          value={name}
          options={(data ?? []).map((one) => ({ value: one.id, label: accountName(one) }))}
          placeholder={t(`placeholder.${party}`)}
          onSelect={(id: string) => {
            const chosen = data?.find((one) => one.id === id);
            if (chosen) set({ name: chosen.name }, chosen.id);
          }}
          onChange={(text: string) => {
            if (data?.some((one) => one.id === text)) return;
            setQ(text.trim());
            set({ name: text ?? '' }, null);
          }}
        />
      </PaperField>
      <PaperField
        path={`${party}.address`}
        name={party === 'customer' ? 'bill_to_address' : 'vendor_address'}
        errors={errors}
      >
        <Input.TextArea
          id={`field-${party}.address`}
          value={address ?? ''}
          autoSize={{ minRows: 2, maxRows: 4 }}
          maxLength={400}
          onChange={(event) => set({ address: event.target.value || null }, undefined)}
        />
      </PaperField>
    </>
  );
}

function ShipTo({ draft, change, errors }: PaperPartProps) {
  const set = (changes: Partial<InvoiceDraft['vendor']>) =>
    change((before) => ({
      ...before,
      ship_to: { name: '', address: null, tax_id: null, ...before.ship_to, ...changes },
    }));
  return (
    <>
      <PaperField path="ship_to.name" name="ship_to" errors={errors}>
        <Input
          id="field-ship_to.name"
          value={draft.ship_to?.name ?? ''}
          maxLength={300}
          onChange={(event) => set({ name: event.target.value })}
        />
      </PaperField>
      <PaperField path="ship_to.address" name="ship_to_address" errors={errors}>
        <Input.TextArea
          id="field-ship_to.address"
          value={draft.ship_to?.address ?? ''}
          autoSize={{ minRows: 2, maxRows: 4 }}
          maxLength={400}
          onChange={(event) => set({ address: event.target.value || null })}
        />
      </PaperField>
    </>
  );
}
