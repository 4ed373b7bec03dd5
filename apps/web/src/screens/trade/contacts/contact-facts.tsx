import type { ContactDetail } from '@folio/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { useContactCalls } from '../../../api/queries/trade/contact.ts';
import { usePaymentTerms } from '../../../api/queries/trade/sales-setting.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { useMay } from '../../../session/use-may.ts';

/** All fields of a contact that have a value, and its possible duplicates. */
export function ContactFacts({ contact, onMerge }: { contact: ContactDetail; onMerge: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <Card title={t('facts')}>
      <FactList contact={contact} />
      <Alike contact={contact} onMerge={onMerge} />
      <Merged contact={contact} />
    </Card>
  );
}

function FactList({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const { data: accounts } = useLedgerAccounts();
  const { data: terms } = usePaymentTerms();
  const accountOf = (code: string | null | undefined) => {
    const account = accounts?.find((one) => one.code === code);
    return account ? `${account.code} ${accountName(account)}` : code;
  };
  const term = terms?.find(({ id }) => id === contact.payment_term_id);
  const facts: [string, ReactNode][] = [
    ['contact_person', contact.contact_person],
    ['email', contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>],
    ['phone', contact.phone && <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>],
    ['address', contact.address],
    ['address_zh', contact.address_zh],
    ['ship_to', contact.ship_to],
    ['br', contact.br],
    ['tax_id', contact.tax_id],
    ['payment_term_id', term && accountName(term)],
    ['currency', contact.currency],
    ['sales_account', accountOf(contact.sales_account)],
    ['purchase_account', accountOf(contact.purchase_account)],
    ['tax_code', contact.tax_code],
    ['language', contact.language && t(`language.${contact.language}`)],
    ['reminders', contact.is_customer && contact.reminders === false ? t('noReminders') : null],
    ['notes', contact.notes],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return <p className="font-small faint">{t('noFacts')}</p>;
  return (
    <dl className="m-0 grid gap-12">
      {known.map(([field, value]) => (
        <div key={field}>
          <dt className="font-small faint">{t(`field.${field}`)}</dt>
          <dd className="break around-2-0-0 prewrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Contacts with similar names: possible duplicates. */
function Alike({ contact, onMerge }: { contact: ContactDetail; onMerge: () => void }) {
  const { t } = useTranslation('contact');
  const readOnly = !useMay('write');
  if (contact.alike.length === 0) return null;
  return (
    <section
      className="contact-alike grid cells-start gap-8 above-16 pad-12-14 bg-sunken radius-large"
      aria-label={t('alike')}
    >
      <p className="flex items-center gap-8">
        <Icon name="users" size={15} /> {t('alike')}
      </p>
      <ul className="m-0 p-0 grid list-none gap-4">
        {contact.alike.map((one) => (
          <li key={one.id}>
            <Link to={`/contact/${one.id}`}>{accountName(one)}</Link>
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button size="small" onClick={onMerge}>
          {t('merge.open')}
        </Button>
      )}
    </section>
  );
}

/** The contacts merged into this one; each merge can be undone. */
function Merged({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const readOnly = !useMay('write');
  const calls = useContactCalls();
  if (contact.merged.length === 0) return null;
  const takeBack = async (otherId: string, name: string) => {
    try {
      await calls.unmerge(contact.id, otherId);
      toast.success(t('merge.undone', { name }));
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
  return (
    <section className="contact-merged grid cells-start gap-8 above-16 pad-12-14 bg-sunken radius-large">
      <h3 className="font-base">{t('merge.parts')}</h3>
      <ul className="m-0 p-0 grid list-none gap-4">
        {contact.merged.map(({ id, name }) => (
          <li className="flex items-center between gap-8" key={id}>
            <span>{name}</span>
            {!readOnly && (
              <Button size="small" type="link" onClick={() => void takeBack(id, name)}>
                {t('merge.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
