import { periodOfPreset } from '@folio/ledger/calendar';
import { Button, Popover, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { type Preset, presetOf, presets } from '../../../../components/day/periods.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { useYearRule } from '../../../../components/day/use-year-rule.ts';
import {
  confirmStatuses,
  filterNames,
  isOn,
  type ListKind,
  type ListView,
  typesOf,
} from '../../../../components/invoice/list-view.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { ContactFilter } from './contact-filter.tsx';

export interface ListFilterProps {
  kind: ListKind;
  view: ListView;
  onView: (changes: Partial<ListView>) => void;
  /** The currencies there is something in. */
  currencies: readonly string[];
}

/** Opens what else the list may be narrowed by. */
export function ListFilters(props: ListFilterProps) {
  const { t } = useTranslation('invoice-life');
  const [isOpen, setOpen] = useState(false);
  const count = filterNames.filter((name) => isOn(props.view, name)).length;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<FilterPanel {...props} />}
    >
      <Button icon={<Icon name="filter" size={15} />} aria-expanded={isOpen}>
        {t('filter.open')}
        {count > 0 && (
          <span className="pad-0-6 font-small line-18 text-selected bg-selected radius-medium figures num">
            {count}
          </span>
        )}
      </Button>
    </Popover>
  );
}

function FilterPanel({ kind, view, onView, currencies }: ListFilterProps) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const offered = [...new Set([...currencies, ...(view.currency === '' ? [] : [view.currency])])].sort();
  const choice = (name: 'type' | 'confirm' | 'currency', options: { value: string; label: string }[]) => (
    <div className="grid min-0 gap-4">
      <span className="font-small muted">{t(`filter.${name}`)}</span>
      <Select
        aria-label={t(`filter.${name}`)}
        value={view[name]}
        options={[{ value: '', label: t('filter.any') }, ...options]}
        onChange={(value) => onView({ [name]: value })}
      />
    </div>
  );
  return (
    <fieldset className="filter-panel pad-4 m-0 border-0 grid gap-12">
      <legend className="visually-hidden absolute clip nowrap">{t('filter.open')}</legend>
      <DayFilter view={view} onView={onView} />
      <div className="grid min-0 gap-4">
        <span className="font-small muted">{t(`filter.contact.${kind}`)}</span>
        <ContactFilter
          label={t(`filter.contact.${kind}`)}
          side={kind === 'purchases' ? 'supplier' : 'customer'}
          value={view.contact}
          onChange={(contact) => onView({ contact })}
        />
      </div>
      {choice(
        'currency',
        offered.map((value) => ({ value, label: value })),
      )}
      {kind !== 'quotations' &&
        choice(
          'type',
          typesOf[kind].map((value) => ({ value, label: t(`common:documentKind.${value}`) })),
        )}
      {choice(
        'confirm',
        confirmStatuses.map((value) => ({ value, label: t(`invoice:confirm.${value}`) })),
      )}
    </fieldset>
  );
}

function DayFilter({ view, onView }: Pick<ListFilterProps, 'view' | 'onView'>) {
  const { t } = useTranslation(['invoice-life', 'reports']);
  const years = useYearRule();
  const today = todayInHongKong();
  const isUpsideDown = view.from !== '' && view.to !== '' && view.from > view.to;
  const day = (name: 'from' | 'to') => (
    <DayInput
      label={t(`filter.${name}`)}
      placeholder={t(`filter.${name}`)}
      allowClear
      value={view[name] || null}
      status={isUpsideDown ? 'error' : ''}
      onChange={(value) => onView({ [name]: value ?? '' })}
    />
  );
  return (
    <div className="grid min-0 gap-4">
      <span className="font-small muted">{t('filter.days')}</span>
      <Select<Preset | null>
        aria-label={t('filter.preset')}
        allowClear
        placeholder={t('filter.anyDay')}
        value={presetOf({ from: view.from, to: view.to }, 'period', today, years)}
        options={presets.map((value) => ({ value, label: t(`reports:preset.${value}`) }))}
        onChange={(preset) => onView(preset ? periodOfPreset(preset, today, years) : { from: '', to: '' })}
      />
      <span className="grid columns-halves gap-8">
        {day('from')}
        {day('to')}
      </span>
      {isUpsideDown && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {t('filter.order')}
        </p>
      )}
    </div>
  );
}
