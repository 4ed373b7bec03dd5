import type { TaxCodeRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaxCode, useTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { useMay } from '../../../session/use-may.ts';
import { TaxCodeCard, useTaxCodeColumns } from './columns.tsx';
import { countryName } from './countries.ts';
import { EndDialog } from './end-dialog.tsx';
import { emptyTaxCode, findTaxCodes, validityOf } from './tax-code.ts';
import { TaxCodeForm } from './tax-code-form.tsx';
import { UsualCodes } from './usual-codes.tsx';
import './tax-codes.css';

const chips = ['', 'inForce', 'future', 'ended'] as const;

/** The panel open next to the list. */
type Panel =
  | { name: 'form'; code: TaxCode; isNew: boolean; isUsed: boolean }
  | { name: 'usual' }
  | { name: 'end'; code: TaxCodeRow };

/** The tax codes for items, with their rates and the days they are valid. */
export default function TaxCodesScreen() {
  const { t } = useTranslation('accounting-tax-codes');
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ q: '', validity: '' });
  const [panel, setPanel] = useState<Panel | null>(null);
  const codes = useTaxCodes();
  const today = todayInHongKong();
  const edit = (code: TaxCodeRow) => setPanel({ name: 'form', code, isNew: false, isUsed: code.used });
  const columns = useTaxCodeColumns({ onEdit: edit, onEnd: (code) => setPanel({ name: 'end', code }) });
  const found =
    codes.data &&
    findTaxCodes(codes.data, view.q, (code) => (code.country === null ? '' : countryName(code.country))).filter(
      (code) => view.validity === '' || validityOf(code, today) === view.validity,
    );
  const isFiltered = view.q !== '' || view.validity !== '';
  const actions = readOnly ? null : (
    <>
      <Button icon={<Icon name="search" size={15} />} onClick={() => setPanel({ name: 'usual' })}>
        {t('usual.open')}
      </Button>
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => setPanel({ name: 'form', code: emptyTaxCode, isNew: true, isUsed: false })}
      >
        {t('add')}
      </Button>
    </>
  );
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={actions} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q })}
        chipsLabel={t('col.validity')}
        chips={chips.map((value) => ({ value, label: t(`validity.${value || 'all'}`) }))}
        chip={view.validity}
        onChip={(validity) => setView({ validity })}
      />
      <Card flush>
        <DataTable<TaxCodeRow>
          label={t('title')}
          rows={found}
          rowKey={(row) => row.code}
          columns={columns}
          error={codes.error}
          onRetry={() => codes.refetch()}
          {...(!readOnly && { onOpen: edit })}
          card={(row) => <TaxCodeCard row={row} />}
          empty={
            isFiltered ? (
              <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
            ) : (
              <EmptyState title={t('empty')} detail={t('emptyDetail')} action={actions} />
            )
          }
        />
      </Card>
      {panel && <SidePanel panel={panel} known={codes.data ?? []} onPanel={setPanel} />}
    </>
  );
}

interface SidePanelProps {
  panel: Panel;
  known: readonly TaxCodeRow[];
  onPanel: (next: Panel | null) => void;
}

function SidePanel({ panel, known, onPanel }: SidePanelProps) {
  const close = () => onPanel(null);
  if (panel.name === 'end') return <EndDialog code={panel.code} onClose={close} />;
  if (panel.name === 'usual') {
    return (
      <UsualCodes
        known={known}
        onOwn={(code) => onPanel({ name: 'form', code, isNew: true, isUsed: false })}
        onClose={close}
      />
    );
  }
  const { code, isNew, isUsed } = panel;
  return <TaxCodeForm key={code.code} code={code} isNew={isNew} isUsed={isUsed} onClose={close} />;
}
