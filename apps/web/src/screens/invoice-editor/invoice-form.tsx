import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { invoiceCalls } from '../../api/queries/invoice.ts';
import { useConfirm } from '../../components/confirm.tsx';
import { ConflictDialog } from '../../components/conflict-dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { KeyCap } from '../../components/key-cap.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SaveNote } from '../../components/save-note.tsx';
import { toast } from '../../components/toast/toast.ts';
import { useLeaveGuard } from '../../components/use-leave-guard.ts';
import { sideOf } from './invoice-draft.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { useConfirmKey } from './use-confirm-key.ts';
import { useFieldLabel } from './use-field-label.ts';
import { type InvoiceEditing, useInvoiceDraft } from './use-invoice-draft.ts';

interface InvoiceFormProps {
  type: InvoiceType;
  id: string | null;
  version: number;
  draft: InvoiceDraft;
  documentId: string | null;
}

/** The editor: looks like the paper it is about, counts as one types, saves itself. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { t } = useTranslation('invoice');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const editing = useInvoiceDraft(props);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What was refused may be mended by the next change; the server judges again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is the occasion, not an input
  useEffect(() => setRefusal(null), [editing.draft]);
  const listPath = sideOf(props.type) === 'sales' ? '/sales' : '/purchases';
  const isUntouched = editing.idNow() === null && editing.state === 'saved';
  const isHeld = editing.state === 'failed' || editing.state === 'conflict';
  useLeaveGuard(isHeld, { title: t('editor.leave'), detail: t('editor.leaveDetail'), okText: t('editor.leaveOk') });

  const post = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const confirmed = await editing.confirm();
      if (confirmed === null) return;
      toast.success(t('editor.posted', { number: confirmed.number }));
      navigate(`/invoice/${confirmed.id}`, { replace: true });
    } catch (cause) {
      if (cause instanceof ApiError) setRefusal(cause);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    if (!isUntouched && !(await confirm({ title: t('editor.remove'), okText: t('editor.removeOk'), danger: true })))
      return;
    await editing.remove();
    navigate(listPath, { replace: true });
  };
  useConfirmKey(() => void post());
  const error = refusal ?? editing.error;
  return (
    <div className="invoice-editor">
      <PageHeader
        title={t(props.id === null ? `editor.new.${props.type}` : `editor.edit.${props.type}`, {
          number: editing.draft.number,
        })}
        beside={isUntouched ? null : <SaveNote state={editing.state} onRetry={() => void editing.flush()} />}
        actions={
          <>
            {props.documentId && (
              <Link to={`/document/${props.documentId}`} className="invoice-source">
                <Icon name="file" size={15} /> {t('view.document')}
              </Link>
            )}
            <Button icon={<Icon name="trash" size={15} />} onClick={remove}>
              {t('editor.discard')}
            </Button>
            <Button type="primary" loading={isBusy} onClick={() => void post()}>
              {t('editor.confirm')} <KeyCap>{t('keys.confirm')}</KeyCap>
            </Button>
          </>
        }
      />
      {error && error.word !== 'stale_version' && <Refusal error={error} />}
      <InvoicePaper type={props.type} editing={editing} errors={error?.fields ?? {}} />
      {editing.state === 'conflict' && <Conflict editing={editing} />}
    </div>
  );
}

/** The server's sentence, and its sentences for fields that stand nowhere else. */
function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslation('common');
  const labelOf = useFieldLabel();
  return (
    <div className="invoice-refusal" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{error.message || t('error.network')}</p>
        <ul>
          {Object.entries(error.fields).map(([path, sentences]) => (
            <li key={path}>
              {labelOf(path)}: {sentences.join(' ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Conflict({ editing }: { editing: InvoiceEditing }) {
  const labelOf = useFieldLabel();
  const [theirs, setTheirs] = useState<{ draft: InvoiceDraft; version: number }>();
  const id = editing.idNow();
  useEffect(() => {
    if (id === null) return;
    void invoiceCalls.read(id).then(setTheirs, () => undefined);
  }, [id]);
  return (
    <ConflictDialog
      mine={editing.draft}
      theirs={theirs?.draft}
      labelOf={labelOf}
      onKeepMine={() => theirs && editing.goOnFrom(editing.draft, theirs.version, false)}
      onTakeTheirs={() => theirs && editing.goOnFrom(theirs.draft, theirs.version, true)}
    />
  );
}
