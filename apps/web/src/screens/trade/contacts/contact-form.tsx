import type { ContactDetail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useContactCalls } from '../../../api/queries/trade/contact.ts';
import { ConflictDialog } from '../../../components/draft/conflict-dialog.tsx';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideForm } from '../../../components/form/side-form.tsx';
import { AddressFields, IdentityFields, MoneyFields, OtherFields } from './contact-fields.tsx';
import { bodyOf, type ContactValues, valuesOf } from './contact-values.ts';

interface ContactFormProps {
  start: ContactValues;
  /** The contact to change; undefined for a new one. */
  contact?: ContactDetail;
  onClose: () => void;
  onSaved?: (contact: ContactDetail) => void;
}

/** The form of a customer or supplier. If another user changed it meanwhile, both versions are shown side by side. */
export function ContactForm({ start, contact, onClose, onSaved }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useContactForm({ start, contact, onSaved, onClose });
  const confirm = useConfirm();
  const close = async () => {
    const isSure = !form.isChanged || (await confirm({ title: t('discard'), okText: t('discardOk'), danger: true }));
    if (isSure) onClose();
  };
  const part = { values: form.values, set: form.set, fields: form.error?.fields ?? {} };
  return (
    <SideForm
      title={
        contact === undefined ? t(start.is_supplier && !start.is_customer ? 'add.supplier' : 'add.customer') : t('edit')
      }
      okText={t('common:save')}
      isBusy={form.isBusy}
      isReady={form.values.name.trim() !== ''}
      error={form.error}
      onSubmit={() => void form.save()}
      onClose={() => void close()}
    >
      <IdentityFields {...part} isNew={contact === undefined} />
      <AddressFields {...part} />
      <MoneyFields {...part} />
      <OtherFields {...part} />
      {form.theirs && (
        <ConflictDialog
          mine={form.values}
          theirs={valuesOf(form.theirs)}
          labelOf={(path) => t(`field.${path}`)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </SideForm>
  );
}

function useContactForm({
  start,
  contact,
  onSaved,
  onClose,
}: Required<Pick<ContactFormProps, 'start' | 'onClose'>> & {
  contact: ContactDetail | undefined;
  onSaved: ContactFormProps['onSaved'];
}) {
  const { t } = useTranslation('contact');
  const calls = useContactCalls();
  const [values, setValues] = useState(start);
  const [version, setVersion] = useState(contact?.version ?? 0);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<ApiError | null>(null);
  const [theirs, setTheirs] = useState<ContactDetail | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = bodyOf(values);
      const saved = await (contact ? calls.change(contact.id, version, body) : calls.add(body, key));
      toast.success(t('saved', { name: saved.name }));
      onClose();
      onSaved?.(saved);
    } catch (cause) {
      const refused = asApiError(cause);
      if (contact && refused.word === 'stale_version') setTheirs(await calls.read(contact.id));
      else setError(refused);
      // After an error the corrected body is a new request, which needs a new key.
      if (refused.status >= 400) setKey(crypto.randomUUID());
      setBusy(false);
    }
  };
  const settle = (next: ContactValues) => {
    setVersion(theirs?.version ?? version);
    setValues(next);
    setTheirs(null);
  };
  return {
    values,
    error,
    theirs,
    isBusy,
    save,
    isChanged: JSON.stringify(values) !== JSON.stringify(start),
    set: (changes: Partial<ContactValues>) => {
      setError(null);
      setValues((before) => ({ ...before, ...changes }));
    },
    keepMine: () => settle(values),
    takeTheirs: () => settle(theirs ? valuesOf(theirs) : values),
  };
}
