import type { ContactDetail } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ContactSide, useContactCalls } from '../../../api/queries/trade/contact.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { useMay } from '../../../session/use-may.ts';

interface ContactActionsProps {
  contact: ContactDetail;
  side: ContactSide;
  onEdit: () => void;
  onMerge: () => void;
}

/** What may be done with a contact; archiving is undone from the toast. */
export function ContactActions({ contact, side, onEdit, onMerge }: ContactActionsProps) {
  const { t } = useTranslation('contact');
  const readOnly = !useMay('write');
  const archive = useArchive();
  if (readOnly) return null;
  const type = side === 'customer' ? 'sales_invoice' : 'purchase_bill';
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'merge', label: t('merge.open') },
            { key: 'archive', label: t(contact.archived ? 'restore' : 'archive') },
          ],
          onClick: ({ key }) => (key === 'merge' ? onMerge() : void archive(contact)),
        }}
      >
        <Button icon={<Icon name="ellipsis" />} aria-label={t('more')} title={t('more')} />
      </Dropdown>
      <Button icon={<Icon name="pencil" size={15} />} onClick={onEdit}>
        {t('common:edit')}
      </Button>
      {!contact.archived && (
        <Link to={`/invoiceEditor?${new URLSearchParams({ type, contact: contact.id })}`}>
          <Button type="primary" icon={<Icon name="plus" />} tabIndex={-1}>
            {t(`newDocument.${side}`)}
          </Button>
        </Link>
      )}
    </>
  );
}

function useArchive() {
  const { t } = useTranslation('contact');
  const calls = useContactCalls();
  return async (contact: ContactDetail) => {
    const turn = async (before: ContactDetail, archived: boolean) => {
      try {
        return await calls.archive(before.id, before.version, archived);
      } catch (cause) {
        toast.error(refusalText(cause));
        return null;
      }
    };
    const after = await turn(contact, !contact.archived);
    if (after === null) return;
    toast.success(t(after.archived ? 'archivedOne' : 'restoredOne', { name: after.name }), {
      action: { label: t('common:undo'), run: () => void turn(after, !after.archived) },
      durationMs: 8000,
    });
  };
}
