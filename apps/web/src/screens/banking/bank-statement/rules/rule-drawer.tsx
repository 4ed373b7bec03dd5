import type { BankRuleBody, BankRuleRow } from '@folio/contract';
import { Button, Drawer, Input, Skeleton } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { useBankRuleCalls, useRuleFromLine } from '../../../../api/queries/banking/bank-rule.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { onSendKey } from '../../../../components/keyboard/send-key.ts';
import { sentencesOf } from './refusal-words.ts';
import { RuleActionFields } from './rule-action.tsx';
import { RuleConditionFields } from './rule-conditions.tsx';
import { bodyOf, draftOf, emptyRule, type RuleDraft, trialOf } from './rule-draft.ts';
import { RuleField } from './rule-field.tsx';
import { RuleTrialView } from './rule-trial.tsx';
import { useEscape } from './use-escape.ts';
import './rule-drawer.css';
import { settleFields } from '../../../../components/form/typed-fields.ts';

interface RuleDrawerProps {
  /** The rule to change; a new one without it. */
  rule?: BankRuleRow;
  /** A new rule is made from this bank line: its payee, direction, account and coding. */
  lineId?: string;
  onClose: () => void;
  onSaved?: (rule: BankRuleRow) => void;
}

/** Writes a rule, tried on the lines there are while it is written. Ctrl-Enter saves, Esc closes. */
export function RuleDrawer({ rule, lineId, onClose, onSaved }: RuleDrawerProps) {
  const { t } = useTranslation('bank-rules');
  const fromLine = useRuleFromLine(rule === undefined ? (lineId ?? null) : null);
  const isFromLine = rule === undefined && lineId !== undefined;
  const start = rule ?? (isFromLine ? fromLine.data : emptyRule);
  if (start !== undefined)
    return <RuleEditor start={start} id={rule?.id ?? null} onClose={onClose} onSaved={onSaved} />;
  return (
    <Drawer open size={880} title={t('new')} onClose={onClose} closable={{ 'aria-label': t('common:close') }}>
      {fromLine.error ? (
        <ErrorState detail={sentencesOf(fromLine.error)} onRetry={() => void fromLine.refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}

interface RuleEditorProps {
  start: BankRuleBody;
  /** Null: a new rule. */
  id: string | null;
  onClose: () => void;
  onSaved: ((rule: BankRuleRow) => void) | undefined;
}

function RuleEditor({ start, id, onClose, onSaved }: RuleEditorProps) {
  const { t } = useTranslation('bank-rules');
  const formId = useId();
  const form = useRuleForm({ start, id, onSaved, onClose });
  const close = useCloseCarefully(form.isChanged, onClose);
  useEscape(() => void close());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  // Before the field sees it: there, Enter opens a list of choices.
  const saveByKey = onSendKey(() => void form.save());
  return (
    <Drawer
      open
      size={880}
      title={t(id === null ? 'new' : 'edit')}
      onClose={() => void close()}
      keyboard={false}
      closable={{ 'aria-label': t('common:close') }}
      footer={
        <div className="flex items-center justify-end gap-12">
          <span className="rule-foot-keys hide-tablet font-small faint">
            <KeyCap>{'Ctrl'}</KeyCap> <KeyCap>{'↵'}</KeyCap> {t('common:save')}
          </span>
          <Button onClick={() => void close()}>{t('common:cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={form.isBusy}>
            {t('common:save')}
          </Button>
        </div>
      }
    >
      <form id={formId} className="rule-form grid items-start" onSubmit={submit} onKeyDownCapture={saveByKey}>
        <div className="grid gap-20">
          {form.refusal !== '' && (
            <p className="text-wrong above-4 font-small" role="alert">
              {form.refusal}
            </p>
          )}
          <RuleConditionFields draft={form.draft} set={form.set} fields={form.fields} />
          <RuleActionFields draft={form.draft} set={form.set} fields={form.fields} />
          <RuleField id="rule-name" label={t('name')} sentences={form.fields.name}>
            <Input
              id="rule-name"
              maxLength={120}
              placeholder={bodyOf(form.draft).name || t('nameExample')}
              value={form.draft.name}
              onChange={(event) => form.set({ name: event.target.value })}
            />
          </RuleField>
        </div>
        <RuleTrialView rule={form.trial} />
      </form>
    </Drawer>
  );
}

/** The rule as it is written, what the server says of it, and saving it. */
function useRuleForm({ start, id, onSaved, onClose }: RuleEditorProps) {
  const { t } = useTranslation('bank-rules');
  const calls = useBankRuleCalls();
  const [first] = useState(() => draftOf(start));
  const [draft, setDraft] = useState<RuleDraft>(first);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const tried = trialOf(draft);
  const fields = error instanceof ApiError ? error.fields : {};
  const set = (change: Partial<RuleDraft>) => {
    setError(null);
    setDraft((before) => ({ ...before, ...change }));
  };
  const save = async () => {
    if (isBusy || !settleFields()) return;
    setBusy(true);
    try {
      const body = bodyOf(draft);
      const saved = await (id === null ? calls.add(body) : calls.change(id, body));
      toast.success(t('saved', { name: saved.name }));
      onSaved?.(saved);
      onClose();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  };
  return {
    draft,
    set,
    save,
    isBusy,
    fields,
    refusal: error === null || Object.keys(fields).length > 0 ? '' : sentencesOf(error),
    isChanged: JSON.stringify(draft) !== JSON.stringify(first),
    trial: tried === null ? null : JSON.stringify(tried),
  };
}

/** Closing asks first when something was typed that would be lost. */
function useCloseCarefully(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const { t } = useTranslation('bank-rules');
  const confirm = useConfirm();
  return async () => {
    const isSure = !isChanged || (await confirm({ title: t('discard'), okText: t('discardOk'), danger: true }));
    if (isSure) onClose();
  };
}
