import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { openUploadDialog } from '../../../uploads/upload-store.ts';
import { useCanUpload } from '../../../uploads/use-can-upload.ts';

const steps = ['upload', 'review', 'reports'] as const;

/** A company nothing has happened in yet: what to do first. */
export function FirstSteps() {
  const { t } = useTranslation('home');
  const canUpload = useCanUpload();
  return (
    <Card>
      <EmptyState
        illustration="boat"
        title={t('first.title')}
        detail={t(canUpload ? 'first.detail' : 'first.detailOfReader')}
        action={
          canUpload && (
            <>
              <Button type="primary" icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
                {t('first.upload')}
              </Button>
              <Link to="/invoiceEditor?type=sales_invoice">
                <Button icon={<Icon name="plus" />} tabIndex={-1}>
                  {t('first.invoice')}
                </Button>
              </Link>
            </>
          )
        }
      />
      {canUpload && <Steps />}
    </Card>
  );
}

function Steps() {
  const { t } = useTranslation('home');
  return (
    <ol className="columns-three grid gap-20 pad-20 ruled-above">
      {steps.map((step, index) => (
        <li className="flex gap-12" key={step}>
          <span
            className="h-26 w-26 rigid grid centred font-base bold text-selected bg-selected radius-circle figures num"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span className="font-base muted">
            <strong className="block bold text-plain">{t(`first.steps.${step}.title`)}</strong>
            <span>{t(`first.steps.${step}.detail`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
