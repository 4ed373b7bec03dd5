import type { ReportPack } from '@folio/contract';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeptNote } from '../../../../components/draft/kept-note.tsx';
import { Refusal } from '../../../../components/form/refusal.tsx';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { Crumbs } from '../crumbs.tsx';
import { ScheduleList } from '../schedules/schedule-list.tsx';
import type { PackDraft } from './pack-draft.ts';
import { PackFiles } from './pack-files.tsx';
import { PackReports } from './pack-reports.tsx';
import { usePackForm } from './use-pack-form.ts';
import './packs.css';
import { usualTitles } from './usual-titles.ts';

/** The cover and the reports of a pack, and the files for a month. */
export function PackEditor({ stored, start }: { stored: ReportPack | null; start: PackDraft }) {
  const { t } = useTranslation('reports');
  const form = usePackForm(stored, start);
  const mayWrite = useMay('write');
  const title = stored?.name ?? t('pack.new');
  return (
    <>
      <Crumbs title={title}>
        {mayWrite && stored !== null && (
          <Button danger aria-label={t('saved.remove')} icon={<Icon name="trash" />} onClick={() => void form.remove()}>
            {t('saved.remove')}
          </Button>
        )}
        {mayWrite && (
          <Button
            type="primary"
            aria-label={t('common:save')}
            icon={<Icon name="check" />}
            loading={form.isBusy}
            disabled={!form.isReady || (stored !== null && !form.isTouched)}
            onClick={() => void form.save()}
          >
            {t('common:save')}
          </Button>
        )}
      </Crumbs>
      <h1 className="visually-hidden absolute clip nowrap">{title}</h1>
      {form.error && <Refusal error={form.error} labelOf={(path) => path} />}
      <KeptNote collisions={form.collisions} />
      <div className="grid gap-16">
        {stored !== null && <PackFiles pack={stored} isTouched={form.isTouched} />}
        {stored !== null && <ScheduleList isShown={({ subject_id: id }) => id === stored.id} />}
        <CoverFields draft={form.draft} change={form.change} isLocked={!mayWrite} />
        <PackReports
          reports={form.draft.reports}
          onChange={(reports) => form.change({ reports })}
          isLocked={!mayWrite}
        />
      </div>
    </>
  );
}

interface CoverFieldsProps {
  draft: PackDraft;
  change: (part: Partial<PackDraft>) => void;
  isLocked: boolean;
}

const texts = [
  { field: 'name', label: 'name' },
  { field: 'title', label: 'titleEnglish' },
  { field: 'title_zh', label: 'title_zh' },
  { field: 'prepared_by', label: 'prepared_by' },
] as const;
const most = 120;

function CoverFields({ draft, change, isLocked }: CoverFieldsProps) {
  const { t } = useTranslation('reports');
  return (
    <Card title={t('pack.cover')}>
      <div className="pack-cover grid columns-even gap-16">
        {texts.map(({ field, label }) => (
          <SideField key={field} id={`pack-${field}`} label={t(`pack.${label}`)}>
            <Input
              id={`pack-${field}`}
              maxLength={most}
              disabled={isLocked}
              value={draft[field]}
              placeholder={field === 'title' || field === 'title_zh' ? usualTitles[field] : undefined}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </SideField>
        ))}
        <SideField id="pack-language" label={t('pack.languageLabel')}>
          <Select
            id="pack-language"
            className="full"
            disabled={isLocked}
            value={draft.language}
            options={(['en-US', 'zh-Hant', 'both'] as const).map((value) => ({
              value,
              label: t(`pack.language.${value}`),
            }))}
            onChange={(language) => change({ language })}
          />
        </SideField>
      </div>
      <SideField id="pack-notes" label={t('pack.notes')}>
        <Input.TextArea
          id="pack-notes"
          maxLength={10_000}
          disabled={isLocked}
          autoSize={{ minRows: 2, maxRows: 12 }}
          value={draft.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </SideField>
    </Card>
  );
}
