import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../../components/page/icon.tsx';
import type { BulkOutcome } from './use-bulk.ts';

/** What became of each document of an act: those that were refused first, with the reason. */
export function BulkOutcomeDialog({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const { act, results, refusal } = outcome;
  const done = results.filter((one) => one.ok);
  const refused = results.filter((one) => !one.ok);
  return (
    <Modal
      open
      width={620}
      title={t(`bulk.${act}Outcome`)}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <p>{t('bulk.outcome', { done: done.length, refused: refused.length })}</p>
      {refusal !== null && <p className="text-red">{t('bulk.stopped', { refusal })}</p>}
      <ul className="bulk-results icons-down around-12-0-0 grid scroll-y">
        {[...refused, ...done].map((one) => (
          <li key={one.id} className="grid columns-auto-wide gap-10 pad-8-0 ruled-above">
            <span className={one.ok ? 'text-green' : 'text-red'}>
              <Icon name={one.ok ? 'circle-check' : 'circle-alert'} size={15} />
            </span>
            <div>
              {one.ok && act === 'remove' ? (
                <strong>{one.number || t('invoice:noNumber')}</strong>
              ) : (
                <Link to={`/invoice/${one.id}`}>{one.number || t('invoice:noNumber')}</Link>
              )}
              <p className="font-base muted around-2-0-0">{one.message ?? t(`bulk.${act}One`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
