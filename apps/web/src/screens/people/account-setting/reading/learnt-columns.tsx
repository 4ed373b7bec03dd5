import type { ReadingMemoryRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InstantDay } from '../../../../components/day/day.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';

type Forget = (memory: ReadingMemoryRow) => Promise<void>;

/** The columns of what was learnt. */
export function useLearntColumns(onForget: Forget): DataColumn<ReadingMemoryRow>[] {
  const { t } = useTranslation('account-setting');
  return [
    { title: t('learnt.supplier'), dataIndex: 'supplier', className: 'medium' },
    { title: t('learnt.fields'), key: 'fields', render: (_, row) => <LearntFields memory={row} /> },
    { title: t('learnt.accounts'), key: 'accounts', render: (_, row) => <LearntAccounts memory={row} /> },
    { title: t('learnt.times'), dataIndex: 'times', align: 'right', className: 'figures num' },
    { title: t('learnt.when'), dataIndex: 'learned_at', render: (instant: string) => <InstantDay value={instant} /> },
    { title: '', key: 'forget', align: 'right', render: (_, row) => <ForgetButton memory={row} onForget={onForget} /> },
  ];
}

function LearntFields({ memory }: { memory: ReadingMemoryRow }) {
  const { t } = useTranslation('account-setting');
  return memory.fields.map((field) => t(`learnt.field.${field}`, { defaultValue: field })).join(t('learnt.and'));
}

function LearntAccounts({ memory }: { memory: ReadingMemoryRow }) {
  const { t } = useTranslation('account-setting');
  const isChinese = currentLanguage() === 'zh-Hant';
  return (
    <ul>
      {memory.accounts.map((one) => (
        <li key={one.account_code}>
          {t('learnt.account', {
            account: `${one.account_code} ${isChinese ? one.account_name_zh || one.account_name : one.account_name}`,
            times: one.times,
          })}
        </li>
      ))}
    </ul>
  );
}

function ForgetButton({ memory, onForget }: { memory: ReadingMemoryRow; onForget: Forget }) {
  const { t } = useTranslation('account-setting');
  const readOnly = !useMay('write');
  if (readOnly) return null;
  return (
    <Button
      size="small"
      aria-label={t('learnt.forgetOf', { supplier: memory.supplier })}
      onClick={() => void onForget(memory)}
    >
      {t('learnt.forget')}
    </Button>
  );
}

/** What was learnt of a supplier, on a phone. */
export function LearntCard({ memory, onForget }: { memory: ReadingMemoryRow; onForget: Forget }) {
  return (
    <div className="pad-10-0 grid cells-start gap-4 font-base">
      <strong>{memory.supplier}</strong>
      <span>
        <LearntFields memory={memory} />
      </span>
      <LearntAccounts memory={memory} />
      <ForgetButton memory={memory} onForget={onForget} />
    </div>
  );
}
