import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { useStartCompany } from '../../../../api/queries/people/company.ts';
import { useFieldErrors } from '../../../../components/form/use-field-errors.ts';
import { switchCompany } from '../../../../session/session-actions.ts';
import { MonthDayPicker } from './month-day-picker.tsx';
import { PaperDrop } from './paper/paper-drop.tsx';
import { PaperOutcome } from './paper/paper-outcome.tsx';
import type { CompanyPaperState } from './paper/use-company-paper.ts';

interface StartValues {
  name: string;
  fye: string | null;
}

interface StartDialogProps {
  /** What the company form holds already. */
  typed: StartValues;
  paper: CompanyPaperState;
  onStarted: (id: string, started: StartValues) => void;
  onClose: () => void;
}

/** Starts a company with its name and year end; its Home opens, and files can be uploaded at once. */
export function StartDialog({ typed, paper, onStarted, onClose }: StartDialogProps) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const [form] = Form.useForm<StartValues>();
  const start = useStartCompany();
  const error = start.error instanceof ApiError ? start.error : null;
  useFieldErrors(form, error?.fields);
  const send = async ({ name, fye }: StartValues) => {
    const made = await start.mutateAsync({ name: name.trim(), fye: fye ?? '' }).catch(() => null);
    if (made === null) return;
    onStarted(made.id, { name, fye });
    await switchCompany(made.id);
    navigate('/home');
  };
  /** The certificate fills the company form, and here the name if none is typed. */
  const take = async (file: File) => {
    const reading = await paper.take(file);
    const found = reading?.fields.find(({ field }) => field === 'name');
    if (found !== undefined && !form.getFieldValue('name')?.trim()) form.setFieldValue('name', found.value);
  };
  const hasFields = error !== null && Object.keys(error.fields).length > 0;
  return (
    <Modal
      open
      centered
      title={t('start.title')}
      okText={t('start.ok')}
      cancelText={t('common:cancel')}
      confirmLoading={start.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<StartValues>
        name="start"
        form={form}
        layout="vertical"
        initialValues={typed}
        onFinish={(values) => void send(values)}
      >
        {start.error && !hasFields && (
          <Alert
            className="below-16"
            type="error"
            showIcon
            role="alert"
            title={error?.message || t('common:error.generic')}
          />
        )}
        <PaperDrop reading={paper.reading} onFile={(file) => void take(file)} />
        <PaperOutcome paper={paper} />
        <Form.Item
          name="name"
          label={t('field.name')}
          rules={[{ required: true, whitespace: true, message: t('validation.enterName') }]}
        >
          <Input maxLength={200} autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item
          name="fye"
          label={t('field.fye')}
          tooltip={t('hint.fye')}
          rules={[{ required: true, message: t('validation.enterFye') }]}
        >
          <MonthDayPicker />
        </Form.Item>
      </Form>
    </Modal>
  );
}
