import type { AuditRequest, Room } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoomCalls } from '../../../api/queries/year-end/auditor-room.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';

/** Who of the company answers a request. A choice is saved at once. */
export function OwnerSelect({ request, people }: { request: AuditRequest; people: Room['people'] }) {
  const { t } = useTranslation('auditor-room');
  const { assign } = useRoomCalls();
  const { isBusy, error, save } = useSaving();
  const { owner } = request;
  const isGone = owner !== null && people.every(({ id }) => id !== owner.id);
  const choose = async (id: string | null) => {
    await assign(request.id, { owner_id: id, version: request.version });
  };
  return (
    <span className="grid gap-4">
      {error && <Refusal error={error} />}
      <Select<string>
        aria-label={t('owner.one', { number: request.number })}
        allowClear
        loading={isBusy}
        value={owner?.id ?? null}
        placeholder={t('owner.choose')}
        popupMatchSelectWidth={240}
        options={[...(isGone ? [owner] : []), ...people].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => void save(() => choose(id ?? null))}
      />
    </span>
  );
}
