import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import { useMay } from '../../../session/use-may.ts';
import { useFileActs } from './use-file-acts.ts';

/** What can be done with the files that are chosen. */
export function ChosenBar({ ids, onDone }: { ids: ReadonlySet<string>; onDone: () => void }) {
  const { t } = useTranslation('file-storage');
  const mayWrite = useMay('write');
  const { zip, trash } = useFileActs();
  const [isBusy, setBusy] = useState(false);
  if (ids.size === 0) return null;
  const run = (act: () => Promise<unknown>) => async () => {
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  const throwAway = async () => {
    if (await trash([...ids])) onDone();
  };
  return (
    <section
      className="file-chosen bottom-12 flex wrap items-center sticky gap-8 above-12 pad-10-14 bg-raised framed-strong radius-huge"
      aria-label={t('chosen.label')}
    >
      <span>{t('chosen.count', { count: ids.size })}</span>
      <Button loading={isBusy} icon={<Icon name="download" size={15} />} onClick={run(() => zip([...ids]))}>
        {t('chosen.zip')}
      </Button>
      {mayWrite && (
        <Button disabled={isBusy} icon={<Icon name="trash" size={15} />} onClick={run(throwAway)}>
          {t('toTrash')}
        </Button>
      )}
      <Button type="text" onClick={onDone}>
        {t('chosen.clear')}
      </Button>
    </section>
  );
}
