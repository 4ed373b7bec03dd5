import type { SampleCheck } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSampleCalls } from '../../../api/queries/year-end/audit-sample.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

/** The bundle of documents, and the proof that the same draw gives the same items. */
export function SampleActions({ id }: { id: string }) {
  const { t } = useTranslation('audit-samples');
  const calls = useSampleCalls();
  const { isBusy, error, save } = useSaving();
  const [check, setCheck] = useState<SampleCheck | null>(null);
  return (
    <Card title={t('bundle.title')}>
      <p className="below-10 font-base muted">{t('bundle.about')}</p>
      {error && <Refusal error={error} />}
      <div className="flex wrap gap-12">
        <Button icon={<Icon name="download" />} disabled={isBusy} onClick={() => void save(() => calls.bundle(id))}>
          {t('bundle.get')}
        </Button>
        <Button
          icon={<Icon name="refresh" />}
          disabled={isBusy}
          onClick={() => void save(async () => setCheck(await calls.check(id)))}
        >
          {t('check.run')}
        </Button>
      </div>
      <div role="status">{check && <CheckResult check={check} />}</div>
    </Card>
  );
}

function CheckResult({ check }: { check: SampleCheck }) {
  const { t } = useTranslation('audit-samples');
  const isSame = check.same_population && check.same_items;
  const found = isSame ? 'same' : check.same_population ? 'otherItems' : 'otherPopulation';
  return (
    <p className="above-4 font-base">
      {t(`check.${found}`)} {check.later > 0 && t('check.later', { count: check.later })}
    </p>
  );
}
