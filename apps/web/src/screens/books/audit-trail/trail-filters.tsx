import type { AuditPeople } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { dayOf, isUpsideDown, type TrailView, trailGroups } from '../../../components/audit-trail/trail-view.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useSession } from '../../../session/session-store.ts';

interface TrailFiltersProps {
  view: TrailView;
  /** All people in the log; undefined until loaded. */
  known: AuditPeople | undefined;
  /** Changes the filters; the list starts again at page 1. */
  onView: (changes: Partial<TrailView>) => void;
}

/** Filters by kind of action, person, practice, dates and text. */
export function TrailFilters({ view, known, onView }: TrailFiltersProps) {
  const { t } = useTranslation('accounting-audit-trail');
  return (
    <>
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => onView({ q })}
        chipsLabel={t('kind')}
        chip={view.group}
        onChip={(group) => onView({ group })}
        chips={[
          { value: '', label: t('everything') },
          ...trailGroups.map((value) => ({ value, label: t(`group.${value}`) })),
        ]}
      >
        <PersonSelect view={view} known={known} onView={onView} />
        {(known?.practices.length ?? 0) > 0 && <PracticeSelect view={view} known={known} onView={onView} />}
        <span className="trail-days inline-flex items-center gap-6">
          <DayFilter side="from" view={view} onView={onView} />
          <span aria-hidden="true">{'–'}</span>
          <DayFilter side="to" view={view} onView={onView} />
        </span>
      </ListToolbar>
      {isUpsideDown(view) && (
        <p className="below-12 text-red text-right" role="alert">
          {t('dateOrder')}
        </p>
      )}
      {view.subject !== '' && (
        <p className="trail-chip tint-buttons inline-flex items-center gap-8 below-12 font-base text-selected bg-selected radius-medium">
          {t('oneRecord')}
          <button
            className="p-0 border-0 bg-none grid centred text-inherit radius-small pointer h-26"
            type="button"
            aria-label={t('allRecords')}
            onClick={() => onView({ subject: '' })}
          >
            <Icon name="x" size={14} />
          </button>
        </p>
      )}
    </>
  );
}

function DayFilter({ side, view, onView }: Omit<TrailFiltersProps, 'known'> & { side: 'from' | 'to' }) {
  const { t } = useTranslation('accounting-audit-trail');
  return (
    <DayInput
      label={t(side)}
      placeholder={t(side)}
      allowClear
      value={dayOf(view[side])}
      status={isUpsideDown(view) ? 'error' : ''}
      onChange={(day) => onView({ [side]: day ?? '' })}
    />
  );
}

function PersonSelect({ view, known, onView }: TrailFiltersProps) {
  const { t } = useTranslation('accounting-audit-trail');
  const { profile } = useSession();
  const people = known?.people ?? [];
  return (
    <Select
      className="trail-select"
      aria-label={t('person')}
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      value={view.person}
      onChange={(person) => onView({ person })}
      options={[
        { value: '', label: t('everyone') },
        ...people.map(({ id, name }) => ({ value: id, label: id === profile?.id ? t('me', { name }) : name })),
        ...(view.person === '' || people.some(({ id }) => id === view.person)
          ? []
          : [{ value: view.person, label: t('onePerson') }]),
      ]}
    />
  );
}

function PracticeSelect({ view, known, onView }: TrailFiltersProps) {
  const { t } = useTranslation('accounting-audit-trail');
  return (
    <Select
      className="trail-select"
      aria-label={t('practice')}
      popupMatchSelectWidth={false}
      value={view.practice}
      onChange={(practice) => onView({ practice })}
      options={[
        { value: '', label: t('everyPractice') },
        ...(known?.practices ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
