import type { ReportSheet } from '@folio/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { detailKeys, everything, sectionsOf } from './sheet/fold.ts';
import type { FoldControl, FoldKind } from './use-folds.ts';

/** All lines, or one a section; or all details, or none. Nothing where a sheet does not fold. */
export function DepthSwitch({ sheet, control }: { sheet: ReportSheet | undefined; control: FoldControl }) {
  const { t } = useTranslation('reports');
  if (sheet === undefined) return null;
  const kind: FoldKind | null =
    sectionsOf(sheet.rows).length > 0 ? 'section' : detailKeys(sheet.rows).length > 0 ? 'details' : null;
  if (kind === null) return null;
  const { folds, setSummary } = control;
  const isSummary = kind === 'section' ? folds.sections.has(everything) : folds.details.size === 0;
  return (
    <Segmented<'detail' | 'summary'>
      className="depth-switch"
      aria-label={t('depth.label')}
      value={isSummary ? 'summary' : 'detail'}
      options={[
        { value: 'detail', label: t('depth.detail') },
        { value: 'summary', label: t('depth.summary') },
      ]}
      onChange={(value) => setSummary(kind, value === 'summary')}
    />
  );
}
