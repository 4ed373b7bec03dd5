import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day-input.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { useSession } from '../../../session/session-store.ts';
import { subjectTypes } from './subject.ts';
import { dayOf, isUpsideDown, type TrailView } from './trail-view.ts';
import { useTrailWords } from './use-trail-words.ts';

interface FilterProps {
  view: TrailView;
  /** What changes; the page begins anew. */
  onView: (changes: Partial<TrailView>) => void;
}

interface TrailFiltersProps extends FilterProps {
  /** Who did something in what is listed. */
  people: readonly { id: string; name: string }[];
}

/** Whose doing, about what, from when to when, and words to look for. */
export function TrailFilters({ view, people, onView }: TrailFiltersProps) {
  const { t } = useTranslation('accounting-audit-trail');
  return (
    <>
      <ListToolbar searchLabel={t('search')} search={view.q} onSearch={(q) => onView({ q })}>
        <TypeSelect view={view} onView={onView} />
        <PersonSelect view={view} people={people} onView={onView} />
        <span className="trail-days">
          <DayInput
            label={t('from')}
            placeholder={t('from')}
            allowClear
            value={dayOf(view.from)}
            status={isUpsideDown(view) ? 'error' : ''}
            onChange={(day) => onView({ from: day ?? '' })}
          />
          <span aria-hidden="true">{'–'}</span>
          <DayInput
            label={t('to')}
            placeholder={t('to')}
            allowClear
            value={dayOf(view.to)}
            status={isUpsideDown(view) ? 'error' : ''}
            onChange={(day) => onView({ to: day ?? '' })}
          />
        </span>
      </ListToolbar>
      {isUpsideDown(view) && (
        <p className="trail-fault" role="alert">
          {t('dateOrder')}
        </p>
      )}
      {view.subject !== '' && (
        <p className="trail-chip">
          {t('oneRecord')}
          <button type="button" aria-label={t('allRecords')} onClick={() => onView({ subject: '' })}>
            <Icon name="x" size={14} />
          </button>
        </p>
      )}
    </>
  );
}

function TypeSelect({ view, onView }: FilterProps) {
  const { t } = useTranslation('accounting-audit-trail');
  const { typeWord } = useTrailWords();
  const optionsOf = (types: readonly string[]) => types.map((value) => ({ value, label: typeWord(value) }));
  const known: readonly string[] = [...subjectTypes.journal, ...subjectTypes.setUp];
  return (
    <Select
      className="trail-select"
      aria-label={t('about')}
      popupMatchSelectWidth={false}
      value={view.type}
      onChange={(type) => onView({ type })}
      options={[
        { value: '', label: t('everything') },
        ...(view.type === '' || known.includes(view.type) ? [] : optionsOf([view.type])),
        { label: t('groups.journal'), title: 'journal', options: optionsOf(subjectTypes.journal) },
        { label: t('groups.setUp'), title: 'setUp', options: optionsOf(subjectTypes.setUp) },
      ]}
    />
  );
}

function PersonSelect({ view, people, onView }: TrailFiltersProps) {
  const { t } = useTranslation('accounting-audit-trail');
  const { profile } = useSession();
  const isMe = view.person === profile?.id;
  const others = people.filter(({ id }) => id !== profile?.id);
  return (
    <Select
      className="trail-select"
      aria-label={t('person')}
      popupMatchSelectWidth={false}
      value={view.person}
      onChange={(person) => onView({ person })}
      options={[
        { value: '', label: t('everyone') },
        ...(profile === null ? [] : [{ value: profile.id, label: t('me', { name: profile.name }) }]),
        ...others.map(({ id, name }) => ({ value: id, label: name })),
        ...(view.person === '' || isMe || others.some(({ id }) => id === view.person)
          ? []
          : [{ value: view.person, label: t('onePerson') }]),
      ]}
    />
  );
}
