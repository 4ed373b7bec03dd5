import type { TaxComputation } from '@folio/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useComputationCalls } from '../../../../api/queries/year-end/profits-tax.ts';
import { hongKongTime } from '../../../../components/day/hong-kong-time.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { JournalForm, ReverseForm } from './journal-forms.tsx';

/** Approves the figures that are shown, opens them again, and posts the tax. */
export function ApprovalCard({ tax }: { tax: TaxComputation }) {
  const { t } = useTranslation('profits-tax');
  const open = tax.adjustments.filter(({ state }) => state === 'proposed').length;
  return (
    <Card title={t('approval.title')}>
      {tax.state === 'approved' ? (
        <p className="below-14 muted">
          {t('approval.by', {
            person: tax.approved_by ?? 'Folio',
            time: hongKongTime(tax.approved_at ?? '', currentLanguage()),
          })}
        </p>
      ) : (
        <p className="below-14 muted">{open > 0 ? t('approval.open', { count: open }) : t('approval.detail')}</p>
      )}
      <p className="below-14 font-small faint break">{t('approval.hash', { hash: tax.hash })}</p>
      {tax.state === 'draft' ? <ApproveButton tax={tax} isReady={open === 0} /> : <Approved tax={tax} />}
    </Card>
  );
}

function ApproveButton({ tax, isReady }: { tax: TaxComputation; isReady: boolean }) {
  const { t } = useTranslation('profits-tax');
  const mayApprove = useMay('approve');
  const { approve } = useComputationCalls(tax);
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await approve(tax.hash);
      toast.success(t('approval.done'));
    } catch (cause) {
      toast.error(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  if (!mayApprove) return <p className="muted">{t('approval.noRight')}</p>;
  return (
    <Button type="primary" loading={isBusy} disabled={!isReady} onClick={() => void act()}>
      {t('approval.ok')}
    </Button>
  );
}

function Approved({ tax }: { tax: TaxComputation }) {
  const { t } = useTranslation('profits-tax');
  const mayWrite = useMay('write');
  const mayApprove = useMay('approve');
  const [form, setForm] = useState<'post' | 'reverse' | null>(null);
  const isPosted = tax.journal?.state === 'posted';
  return (
    <div className="grid gap-14">
      {tax.journal !== null && (
        <p>
          <Link className="underlined" to={`/accounting/journals/${tax.journal.id}`}>
            {tax.journal.number}
          </Link>{' '}
          {t(`journal.${tax.journal.state}`)}
        </p>
      )}
      {mayWrite && (
        <div className="flex wrap gap-8">
          {isPosted ? (
            <Button onClick={() => setForm('reverse')}>{t('journal.reverse')}</Button>
          ) : (
            <Button type="primary" onClick={() => setForm('post')}>
              {t('journal.post')}
            </Button>
          )}
        </div>
      )}
      {mayApprove && !isPosted && <Reopen tax={tax} />}
      {form === 'post' && <JournalForm tax={tax} onClose={() => setForm(null)} />}
      {form === 'reverse' && <ReverseForm tax={tax} onClose={() => setForm(null)} />}
    </div>
  );
}

function Reopen({ tax }: { tax: TaxComputation }) {
  const { t } = useTranslation('profits-tax');
  const { reopen } = useComputationCalls(tax);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const act = () => reopen(reason.trim()).catch((cause: unknown) => setRefusal(refusalText(cause)));
  return (
    <div className="flex wrap items-end gap-8">
      <SideField id="tax-reopen" label={t('approval.reason')} sentences={refusal === '' ? [] : [refusal]}>
        <Input id="tax-reopen" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </SideField>
      <Button disabled={reason.trim() === ''} onClick={() => void act()}>
        {t('approval.reopen')}
      </Button>
    </div>
  );
}
