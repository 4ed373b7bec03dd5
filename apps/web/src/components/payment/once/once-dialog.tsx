import { Button, Modal } from 'antd';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { Refusal } from '../../form/refusal.tsx';
import type { OnceCall } from './use-once.ts';
import './once-dialog.css';
import { settleFields } from '../../form/typed-fields.ts';

interface OnceDialogProps {
  title: string;
  /** What the action does, in one plain sentence. */
  lead?: ReactNode;
  okText: string;
  isReady: boolean;
  isDanger?: boolean;
  call: OnceCall;
  /** The fields that show their own error messages; other messages are shown above the form. */
  fields: readonly string[];
  /** The result of the action, updated while the user types. */
  outcome?: ReactNode;
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A modal form that runs its action once; Enter submits it. */
export function OnceDialog(props: OnceDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const { call } = props;
  const [form, hasWrong] = useWrongFigure();
  const isReady = props.isReady && !hasWrong;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && settleFields()) void call.submit();
  };
  return (
    <Modal
      open
      centered
      width={props.width ?? 520}
      title={props.title}
      onCancel={props.onClose}
      footer={
        <div className="flex wrap justify-end gap-12">
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            danger={props.isDanger ?? false}
            loading={call.isBusy}
            disabled={!isReady}
          >
            {props.okText}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        className="side-form refusal-flush selects-full grid content-start money-form above-12"
        onSubmit={submit}
      >
        {props.lead && <p className="muted">{props.lead}</p>}
        {call.error && isGeneral(call.error, props.fields) && <Refusal error={generalOf(call.error, props.fields)} />}
        {props.children}
        {props.outcome !== undefined && (
          <p className="money-outcome pad-10-12 medium text-plain bg-sunken radius-medium" role="status">
            {hasWrong ? t('figureWrong') : props.outcome}
          </p>
        )}
      </form>
    </Modal>
  );
}

/** False if all errors are shown at fields on the screen. */
function isGeneral(error: ApiError, shown: readonly string[]): boolean {
  const paths = Object.keys(error.fields);
  return paths.length === 0 || paths.some((path) => !shown.includes(path));
}

/** The error without the messages that are shown at fields. */
function generalOf(error: ApiError, shown: readonly string[]): Pick<ApiError, 'message' | 'fields'> {
  const sentences = Object.entries(error.fields)
    .filter(([path]) => !shown.includes(path))
    .flatMap(([, own]) => own);
  return { message: sentences.length > 0 ? sentences.join(' ') : error.message, fields: {} };
}

/**
 * True while a field holds an invalid figure: its last valid value differs from the screen, so nothing may be sent.
 */
function useWrongFigure(): [RefObject<HTMLFormElement | null>, boolean] {
  const form = useRef<HTMLFormElement>(null);
  const [hasWrong, setWrong] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const look = () => setWrong(element.querySelector('[aria-invalid="true"]') !== null);
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, []);
  return [form, hasWrong];
}
