import type { ContactDetail } from '@folio/contract';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type ContactSide, useContact } from '../../../api/queries/trade/contact.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { SalesNav } from '../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { ContactActions } from './contact-actions.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHistory } from './contact-history.tsx';
import { valuesOf } from './contact-values.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { OpenDocuments } from './open-documents.tsx';
import { StatementCard } from './statement-card.tsx';
import './contacts.css';

/** One customer or supplier: who it is, what is open, the statement of account, what was done to it. */
export default function ContactScreen() {
  const { contactId = '' } = useParams();
  const { data, error, refetch } = useContact(contactId);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <ContactView key={data.id} contact={data} />;
}

function ContactView({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const [view] = useUrlState({ side: '' });
  const [panel, setPanel] = useState<'form' | 'merge' | null>(null);
  const side = sideOf(contact, view.side);
  const close = () => setPanel(null);
  return (
    <>
      <PageHeader
        title={accountName({ name: contact.name, name_zh: contact.name_zh ?? null })}
        beside={<Standing contact={contact} />}
        subtitle={<OtherName contact={contact} />}
        actions={
          <ContactActions
            contact={contact}
            side={side}
            onEdit={() => setPanel('form')}
            onMerge={() => setPanel('merge')}
          />
        }
      />
      <SalesNav side={side === 'customer' ? 'sales' : 'purchases'} />
      <div className="contact-columns grid items-start gap-16">
        <div className="grid min-0 gap-16">
          <OpenDocuments contact={contact} side={side} />
          <StatementCard contact={contact} side={side} />
        </div>
        <div className="grid min-0 gap-16">
          <ContactFacts contact={contact} onMerge={() => setPanel('merge')} />
          <Card title={t('history.title')}>
            <ContactHistory contact={contact} />
          </Card>
        </div>
      </div>
      {panel === 'form' && <ContactForm start={valuesOf(contact)} contact={contact} onClose={close} />}
      {panel === 'merge' && <MergeDialog contact={contact} onClose={close} />}
    </>
  );
}

/** The side it is looked at from: the one asked for, else the one it is on. */
function sideOf(contact: ContactDetail, asked: string): ContactSide {
  if (asked === 'customer' || asked === 'supplier') return asked;
  return contact.is_supplier && !contact.is_customer ? 'supplier' : 'customer';
}

function Standing({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  return (
    <span className="gap-8-12 inline-flex wrap items-center">
      {contact.is_customer && <StateTag tone="blue">{t('field.is_customer')}</StateTag>}
      {contact.is_supplier && <StateTag tone="grey">{t('field.is_supplier')}</StateTag>}
      {contact.archived && <StateTag tone="amber">{t('archived')}</StateTag>}
    </span>
  );
}

function OtherName({ contact }: { contact: ContactDetail }) {
  const shown = accountName({ name: contact.name, name_zh: contact.name_zh ?? null });
  return shown === contact.name ? contact.name_zh : contact.name;
}
