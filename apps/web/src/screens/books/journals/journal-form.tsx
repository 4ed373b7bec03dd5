import type { ManualJournalDraft } from '@folio/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { journalCalls } from '../../../api/queries/books/accounting-journal.ts';
import { ConflictDialog } from '../../../components/draft/conflict-dialog.tsx';
import { SaveNote } from '../../../components/draft/save-note.tsx';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError, refusalText } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useDropHere } from '../../../components/form/use-drop-here.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { useNavigateFromHere } from '../../../components/hooks/use-navigate-from-here.ts';
import { useConfirmKey } from '../../../components/invoice-form/use-confirm-key.ts';
import { KeyCap } from '../../../components/keyboard/key-cap.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { useSession } from '../../../session/session-store.ts';
import { Attachments } from './attachments.tsx';
import { placeOfPath } from './journal-draft.ts';
import { JournalHead } from './journal-head.tsx';
import { JournalKeys } from './journal-keys.tsx';
import { LineGrid } from './line-grid.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useAttaching } from './use-attaching.ts';
import { type Attachment, type JournalEditing, useJournalDraft } from './use-journal-draft.ts';
import { useJournalLabel } from './use-journal-label.ts';

interface JournalFormProps {
  id: string | null;
  version: number;
  draft: ManualJournalDraft;
  attachments: readonly Attachment[];
  /** The name under which this browser keeps a new, unsaved journal. */
  newName: string;
}

const listPath = '/accounting/journals';

/** The editor of a manual journal: made for the keyboard, updates totals while the user types, saves automatically. */
export function JournalForm(props: JournalFormProps) {
  const { t } = useTranslation('accounting-journals');
  const { company } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const editing = useJournalDraft(props);
  const actions = useJournalActions(editing);
  const files = useAttaching(editing.attach);
  const isOver = useDropHere(place, true, files.take);
  const error = actions.refusal ?? editing.error;
  const errors = error?.fields ?? {};
  const isUntouched = editing.idNow() === null && editing.state === 'saved';
  const isHeld = editing.state === 'failed' || editing.state === 'conflict';
  useLeaveGuard(isHeld, { title: t('leave'), detail: t('leaveDetail'), okText: t('leaveOk') });
  useConfirmKey(() => void actions.post());
  return (
    <div
      ref={place}
      className={isOver ? 'journal-editor radius-huge journal-editor-over' : 'journal-editor radius-huge'}
    >
      <ToolHeader
        title={t(props.id === null ? 'newTitle' : 'draftTitle')}
        parent={{ title: t('title'), path: listPath }}
        beside={isUntouched ? null : <SaveNote state={editing.state} onRetry={() => void editing.flush()} />}
        actions={
          <>
            <TemplateMenu draft={editing.draft} change={editing.change} />
            <Button icon={<Icon name="trash" size={15} />} onClick={() => void actions.remove(isUntouched)}>
              {t('delete')}
            </Button>
            <Button type="primary" loading={actions.isBusy} onClick={() => void actions.post()}>
              {t('post')} <KeyCap>{t('keys.post')}</KeyCap>
            </Button>
          </>
        }
      />
      {error && error.word !== 'stale_version' && <FormRefusal error={error} />}
      <Card className="journal-paper">
        <JournalHead draft={editing.draft} errors={errors} change={editing.change} />
        <LineGrid
          draft={editing.draft}
          base={company?.base_currency ?? 'HKD'}
          errors={errors}
          change={editing.change}
        />
        <Attachments
          id={editing.idNow()}
          files={editing.attachments}
          isBusy={files.isBusy}
          onFiles={files.take}
          onRemove={(file) => void editing.detach(file.sha256).catch((cause) => toast.error(refusalText(cause)))}
        />
      </Card>
      <JournalKeys />
      {editing.state === 'conflict' && <Conflict editing={editing} />}
    </div>
  );
}

/** Posting and deleting, with the server's errors. */
function useJournalActions(editing: JournalEditing) {
  const { t } = useTranslation('accounting-journals');
  const navigate = useNavigateFromHere();
  const confirm = useConfirm();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The next change may correct the rejected draft; the server checks it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is the trigger, not an input
  useEffect(() => setRefusal(null), [editing.draft]);
  const post = async () => {
    if (isBusy || !settleFields()) return;
    setBusy(true);
    setRefusal(null);
    try {
      const posted = await editing.post();
      if (posted === null) return;
      toast.success(t('posted', { number: posted.number ?? '' }));
      navigate(`${listPath}/${posted.id}`, { replace: true });
    } catch (cause) {
      setRefusal(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  const remove = async (isUntouched: boolean) => {
    if (!isUntouched && !(await confirm({ title: t('deleteAsk'), okText: t('delete'), danger: true }))) return;
    try {
      await editing.remove();
      navigate(listPath, { replace: true });
    } catch (cause) {
      setRefusal(asApiError(cause));
    }
  };
  return { refusal, isBusy, post, remove };
}

/** The server's error message. Messages about lines are shown at their lines, those about the head at its fields. */
function FormRefusal({ error }: { error: ApiError }) {
  const labelOf = useJournalLabel();
  const shownElsewhere = ['date', 'narration', 'reference', 'reverse_on'];
  const fields = Object.fromEntries(
    Object.entries(error.fields).filter(([path]) => {
      const { line, field } = placeOfPath(path);
      return line === null && !shownElsewhere.includes(field);
    }),
  );
  return <Refusal error={{ message: error.message, fields }} labelOf={labelOf} />;
}

function Conflict({ editing }: { editing: JournalEditing }) {
  const labelOf = useJournalLabel();
  const [theirs, setTheirs] = useState<{ draft: ManualJournalDraft; version: number }>();
  const id = editing.idNow();
  useEffect(() => {
    if (id !== null) void journalCalls.read(id).then(setTheirs, () => undefined);
  }, [id]);
  return (
    <ConflictDialog
      mine={editing.draft}
      theirs={theirs?.draft}
      labelOf={labelOf}
      onKeepMine={() => theirs && editing.goOnFrom(editing.draft, theirs)}
      onTakeTheirs={() => theirs && editing.goOnFrom(theirs.draft, theirs)}
    />
  );
}
