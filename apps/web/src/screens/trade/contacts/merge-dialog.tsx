import type { ContactDetail } from '@folio/contract';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { useContact, useContactCalls } from '../../../api/queries/trade/contact.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError, refusalText } from '../../../components/form/refusal-text.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { ContactSelect } from '../../../components/select/contact-select.tsx';

interface MergeDialogProps {
  contact: ContactDetail;
  onClose: () => void;
}

/** Merges two contacts: shows both side by side, which one stays, and the effects. The toast offers to undo it. */
export function MergeDialog({ contact, onClose }: MergeDialogProps) {
  const { t } = useTranslation('contact');
  const [first] = contact.alike;
  const [chosen, setChosen] = useState<{ id: string | null; name: string }>(first ?? { id: null, name: '' });
  const [isTurned, setTurned] = useState(false);
  const { data: found } = useContact(chosen.id);
  const other = found && found.id !== contact.id ? found : null;
  const [stays, goes] = isTurned ? [other, contact] : [contact, other];
  const merging = useMerge(onClose);
  return (
    <Modal
      open
      width={640}
      title={t('merge.title')}
      okText={t('merge.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: stays === null || goes === null, loading: merging.isBusy }}
      onOk={() => stays && goes && void merging.merge(stays, goes)}
      onCancel={onClose}
    >
      {merging.error && <Refusal error={merging.error} />}
      <p className="around-0-0-12 muted">{t('merge.lead', { name: contact.name })}</p>
      <ContactSelect
        id="merge-other"
        label={t('merge.other')}
        side={contact.is_customer ? 'customer' : 'supplier'}
        value={chosen}
        onlyKnown
        autoFocus
        onChange={({ id, name }) => setChosen({ id, name })}
      />
      {chosen.id === contact.id && <p className="field-error above-4 font-small text-red">{t('merge.itself')}</p>}
      {stays && goes && (
        <>
          <div className="merge-sides grid items-center gap-12">
            <Side contact={stays} word={t('merge.stays')} />
            <Button
              aria-label={t('merge.turn')}
              title={t('merge.turn')}
              icon={<Icon name="arrow-left-right" size={15} />}
              onClick={() => setTurned(!isTurned)}
            />
            <Side contact={goes} word={t('merge.goes')} />
          </div>
          <p className="around-0-0-12 muted">{t('merge.moves', { goes: goes.name, stays: stays.name })}</p>
        </>
      )}
    </Modal>
  );
}

function Side({ contact, word }: { contact: ContactDetail; word: string }) {
  const { t } = useTranslation('contact');
  const texts = [contact.email, contact.phone, contact.address, contact.br].filter(Boolean);
  return (
    <section className="merge-side grid content-start gap-4 pad-12-14 break framed radius-large" aria-label={word}>
      <p className="font-small faint">{word}</p>
      <strong>{accountName({ name: contact.name, name_zh: contact.name_zh ?? null })}</strong>
      {contact.name_zh && <span>{contact.name_zh === contact.name ? null : contact.name_zh}</span>}
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      <span>
        {t('col.receivable')} <Amount value={contact.receivable} currency={contact.base_currency} />
      </span>
      <span>
        {t('col.payable')} <Amount value={contact.payable} currency={contact.base_currency} />
      </span>
    </section>
  );
}

function useMerge(onClose: () => void) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const calls = useContactCalls();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const undo = (stays: ContactDetail, goes: ContactDetail) =>
    calls.unmerge(stays.id, goes.id).catch((cause) => toast.error(refusalText(cause)));
  const merge = async (stays: ContactDetail, goes: ContactDetail) => {
    setBusy(true);
    setError(null);
    try {
      await calls.merge(stays.id, goes.id);
      toast.success(t('merge.done', { goes: goes.name, stays: stays.name }), {
        action: { label: t('common:undo'), run: () => void undo(stays, goes) },
        durationMs: 10_000,
      });
      onClose();
      void navigate(`/contact/${stays.id}`, { replace: true });
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return { isBusy, error, merge };
}
