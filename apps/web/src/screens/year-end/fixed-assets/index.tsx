import type { AssetClass, FixedAssetRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAssetClasses, useRegister } from '../../../api/queries/year-end/fixed-asset.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PagedCard } from '../../../components/table/paged-card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { AskedForm } from './asked-form.tsx';
import { AssetForm } from './asset-form.tsx';
import { ClassForm } from './class-form.tsx';
import { ClassesCard } from './classes-card.tsx';
import { AssetCard, useAssetColumns } from './columns.tsx';
import { ImportForm } from './import-form.tsx';
import { SettingCard } from './setting-card.tsx';
import { TiesCard } from './ties-card.tsx';

const pageSize = 50;
const states = ['held', 'disposed', 'all'] as const;

/** The panel open next to the register; a class is null while it is new. */
type Panel = { name: 'asset' | 'import' } | { name: 'class'; row: AssetClass | null };

/** The register of fixed assets; its footer compares it with the ledger. */
export default function FixedAssetsScreen() {
  const { t } = useTranslation('accounting-fixed-assets');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', state: 'held', page: '1', bill: '', line: '' });
  const [panel, setPanel] = useState<Panel | null>(null);
  const state = states.find((one) => one === view.state) ?? 'held';
  const list = useRegister({ page: Number(view.page) || 1, limit: pageSize, q: view.q || undefined, state });
  const classes = useAssetClasses();
  const columns = useAssetColumns();
  const meta = list.data?.meta;
  const actions = <Actions hasClasses={(classes.data?.length ?? 0) > 0} onPanel={setPanel} />;
  return (
    <div className="cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={actions} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={states.map((value) => ({ value, label: t(`filter.${value}`) }))}
        chip={state}
        onChip={(next) => setView({ state: next, page: '1' })}
      />
      <PagedCard<FixedAssetRow>
        list={list}
        label={t('title')}
        rowKey={(row) => row.id}
        columns={columns}
        onOpen={(row) => navigate(`/accounting/fixed-assets/${row.id}`)}
        onPage={(page) => setView({ page: String(page) })}
        card={(row) => <AssetCard row={row} />}
        empty={<EmptyState title={t('empty')} detail={t('emptyDetail')} />}
      />
      {meta && <TiesCard meta={meta} />}
      <ClassesCard classes={classes.data ?? []} onOpen={(row) => setPanel({ name: 'class', row })} />
      <SettingCard />
      {panel && <SidePanel panel={panel} classes={classes.data ?? []} onClose={() => setPanel(null)} />}
      {view.line !== '' && classes.data && (
        <AskedForm
          bill={view.bill}
          lineKey={view.line}
          classes={classes.data}
          onClose={() => setView({ bill: '', line: '' })}
        />
      )}
    </div>
  );
}

function Actions({ hasClasses, onPanel }: { hasClasses: boolean; onPanel: (panel: Panel) => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const navigate = useNavigate();
  const readOnly = !useMay('write');
  return (
    <>
      <Button onClick={() => navigate('/accounting/fixed-assets/movement')}>{t('movement.title')}</Button>
      <Button onClick={() => navigate('/accounting/fixed-assets/depreciation')}>{t('run.title')}</Button>
      {!readOnly && <Button onClick={() => onPanel({ name: 'class', row: null })}>{t('class.add')}</Button>}
      {!readOnly && hasClasses && <Button onClick={() => onPanel({ name: 'import' })}>{t('import.title')}</Button>}
      {!readOnly && hasClasses && (
        <Button type="primary" onClick={() => onPanel({ name: 'asset' })}>
          {t('asset.add')}
        </Button>
      )}
    </>
  );
}

interface SidePanelProps {
  panel: Panel;
  classes: readonly AssetClass[];
  onClose: () => void;
}

function SidePanel({ panel, classes: [first, ...others], onClose }: SidePanelProps) {
  if (panel.name === 'class') return <ClassForm row={panel.row} onClose={onClose} />;
  if (panel.name === 'import') return <ImportForm onClose={onClose} />;
  return first && <AssetForm classes={[first, ...others]} line={null} onClose={onClose} />;
}
