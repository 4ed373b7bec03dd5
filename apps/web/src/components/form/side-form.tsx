import { Button, Drawer } from 'antd';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Refusal } from './refusal.tsx';
import '../page/accounting.css';
import { settleFields } from './typed-fields.ts';

interface SideFormProps {
  title: string;
  /** The word of the action. */
  okText: string;
  isBusy: boolean;
  isReady?: boolean;
  error: ApiError | null;
  onSubmit: () => void;
  onClose: () => void;
  /** At the left of the footer: a second action. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A form at the right edge, so that the list stays visible. Enter in a field submits it. */
export function SideForm(props: SideFormProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isBusy && props.isReady !== false && settleFields()) props.onSubmit();
  };
  return (
    <Drawer
      open
      size={460}
      title={props.title}
      onClose={props.onClose}
      closable={{ 'aria-label': t('close') }}
      footer={
        <div className="side-form-foot flex wrap items-center justify-end gap-12">
          {props.extra}
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={props.isBusy}
            disabled={props.isReady === false}
          >
            {props.okText}
          </Button>
        </div>
      }
    >
      <form id={formId} className="side-form refusal-flush selects-full grid content-start" onSubmit={submit}>
        {props.error && <Refusal error={props.error} />}
        {props.children}
      </form>
    </Drawer>
  );
}

interface SideFieldProps {
  id: string;
  label: string;
  /** The server's error messages for it. */
  sentences?: readonly string[] | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** A label above its field, with a hint and error messages. */
export function SideField({ id, label, sentences, hint, children }: SideFieldProps) {
  return (
    <div className="side-field min-0">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <p className="side-hint above-4 font-small">{hint}</p>}
      {sentences && sentences.length > 0 && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}
