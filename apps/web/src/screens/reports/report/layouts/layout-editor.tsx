import type { ReportLayout, ReportLayoutBody } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KeptNote } from '../../../../components/draft/kept-note.tsx';
import { Refusal } from '../../../../components/form/refusal.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { Crumbs } from '../crumbs.tsx';
import { reportPathOf } from './layout-draft.ts';
import { layoutName } from './layout-name.ts';
import { LayoutPreview } from './layout-preview.tsx';
import { LayoutRows } from './layout-rows.tsx';
import { LayoutSettings } from './layout-settings.tsx';
import { useLayoutForm } from './use-layout-form.ts';

interface LayoutEditorProps {
  stored: ReportLayout | null;
  start: ReportLayoutBody;
}

/** The name, the rows and the columns of a layout, with the report that they make now. */
export function LayoutEditor({ stored, start }: LayoutEditorProps) {
  const { t } = useTranslation('reports');
  const form = useLayoutForm(stored, start);
  const title = stored === null ? t('layout.add') : layoutName(stored);
  return (
    <>
      <Crumbs title={title}>
        {stored !== null && <Link to={reportPathOf(stored)}>{t('layout.open')}</Link>}
        <Actions form={form} isStored={stored !== null} />
      </Crumbs>
      <h1 className="visually-hidden absolute clip nowrap">{title}</h1>
      {form.error && <Refusal error={form.error} labelOf={(path) => labelOf(path, form.draft, t('layout.name'))} />}
      <KeptNote collisions={form.collisions} />
      <div className="grid gap-16">
        <LayoutSettings form={form} isStored={stored !== null} />
        <LayoutRows
          rows={form.draft.rows}
          fields={form.error?.fields ?? {}}
          isLocked={form.isLocked}
          onChange={(rows) => form.change({ rows })}
        />
        <LayoutPreview draft={form.draft} />
      </div>
    </>
  );
}

/** `rows.2` is the row's id; other paths are fields with a name. */
function labelOf(path: string, { rows }: ReportLayoutBody, nameLabel: string): string {
  const index = /^rows\.(\d+)/.exec(path)?.[1];
  if (index !== undefined) return rows[Number(index)]?.id ?? path;
  return path === 'name' ? nameLabel : path;
}

function Actions({ form, isStored }: { form: ReturnType<typeof useLayoutForm>; isStored: boolean }) {
  const { t } = useTranslation('reports');
  return (
    <>
      {form.mayCopy && (
        <Button aria-label={t('layout.copy')} icon={<Icon name="copy" />} onClick={() => void form.copy()}>
          {t('layout.copy')}
        </Button>
      )}
      {isStored && !form.isLocked && (
        <Button danger aria-label={t('saved.remove')} icon={<Icon name="trash" />} onClick={() => void form.remove()}>
          {t('saved.remove')}
        </Button>
      )}
      {!form.isLocked && (
        <Button
          type="primary"
          aria-label={t('common:save')}
          icon={<Icon name="check" />}
          loading={form.isBusy}
          disabled={!form.isReady}
          onClick={() => void form.save()}
        >
          {t('common:save')}
        </Button>
      )}
    </>
  );
}
