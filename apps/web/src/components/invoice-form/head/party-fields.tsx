import type { InvoiceDraft } from '@folio/contract';
import { Button, Input } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../page/icon.tsx';
import { ContactSelect } from '../../select/contact-select.tsx';
import { sideOf } from '../invoice-draft.ts';
import { sentencesOf } from '../items/item-faults.ts';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

type PartyKey = 'vendor' | 'customer' | 'ship_to';
type Party = InvoiceDraft['vendor'];

interface PartyFieldsProps extends PaperPartProps {
  onContact: (id: string) => void;
}

/** The customer or supplier, and the delivery address. */
export const PartyFields = memo(function PartyFields(props: PartyFieldsProps) {
  const { t } = useTranslation('invoice-editor');
  const { head, change, type } = props;
  const isSale = sideOf(type) === 'sales';
  const hasShipTo = head.ship_to !== null;
  const toggleShipTo = () =>
    change((before) => ({
      ...before,
      ship_to: hasShipTo ? null : { name: before.customer.name, address: before.customer.address, tax_id: null },
    }));
  return (
    <section className="grid content-start gap-10" aria-label={t('section.parties')}>
      <Partner {...props} party={isSale ? 'customer' : 'vendor'} />
      {hasShipTo && <ShipTo {...props} />}
      <Button
        type="link"
        size="small"
        className="sheet-more"
        icon={<Icon name={hasShipTo ? 'minus' : 'plus'} size={14} />}
        onClick={toggleShipTo}
      >
        {t(hasShipTo ? 'party.noShipTo' : 'party.shipTo')}
      </Button>
    </section>
  );
});

function useParty(change: PaperPartProps['change'], party: PartyKey) {
  return (changes: Partial<Party>, more: Partial<InvoiceDraft> = {}) =>
    change((before) => ({
      ...before,
      [party]: { ...(before[party] ?? { name: '', address: null, tax_id: null }), ...changes },
      ...more,
    }));
}

function Partner({ head, change, errors, party, onContact }: PartyFieldsProps & { party: 'vendor' | 'customer' }) {
  const { t } = useTranslation('invoice-editor');
  const set = useParty(change, party);
  const { name, tax_id } = head[party];
  return (
    <>
      <PaperField path={`${party}.name`} name={party === 'customer' ? 'billTo' : 'vendor'} errors={errors}>
        <ContactSelect
          id={`field-${party}.name`}
          side={party === 'customer' ? 'customer' : 'supplier'}
          value={{ id: head.contact_id, name }}
          placeholder={t(`placeholder.${party}`)}
          status={sentencesOf(errors, `${party}.name`) === '' ? '' : 'error'}
          onChange={(choice) => {
            set({ name: choice.name }, { contact_id: choice.id });
            if (choice.id !== null) onContact(choice.id);
          }}
        />
      </PaperField>
      <Address
        party={party}
        name={party === 'customer' ? 'billToAddress' : 'vendorAddress'}
        {...{ head, change, errors }}
      />
      {(tax_id !== null || head.amounts_are !== 'no_tax') && (
        <PaperField path={`${party}.tax_id`} name="taxNumber" errors={errors}>
          <Input
            id={`field-${party}.tax_id`}
            value={tax_id ?? ''}
            maxLength={60}
            onChange={(event) => set({ tax_id: event.target.value || null })}
          />
        </PaperField>
      )}
    </>
  );
}

function ShipTo({ head, change, errors }: PaperPartProps) {
  const set = useParty(change, 'ship_to');
  return (
    <>
      <PaperField path="ship_to.name" name="shipTo" errors={errors}>
        <Input
          id="field-ship_to.name"
          value={head.ship_to?.name ?? ''}
          maxLength={300}
          onChange={(event) => set({ name: event.target.value })}
        />
      </PaperField>
      <Address party="ship_to" name="shipToAddress" {...{ head, change, errors }} />
    </>
  );
}

type AddressProps = Pick<PaperPartProps, 'head' | 'change' | 'errors'> & { party: PartyKey; name: string };

function Address({ party, name, head, change, errors }: AddressProps) {
  const set = useParty(change, party);
  return (
    <PaperField path={`${party}.address`} name={name} errors={errors}>
      <Input.TextArea
        id={`field-${party}.address`}
        value={head[party]?.address ?? ''}
        autoSize={{ minRows: 2, maxRows: 5 }}
        maxLength={400}
        onChange={(event) => set({ address: event.target.value || null })}
      />
    </PaperField>
  );
}
