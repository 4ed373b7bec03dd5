import type { TaxCodeRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaxCode, useTaxCodes } from '../../../api/queries/accounting-tax-code.ts';
import { Card } from '../../../components/card.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Icon } from '../../../components/icon.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { todayInHongKong } from '../../../components/today.ts';
import { useUrlState } from '../../../components/use-url-state.ts';
import { useMay } from '../../../session/use-may.ts';
import { ToolHeader } from '../tool-header.tsx';
import { TaxCodeCard, useTaxCodeColumns } from './columns.tsx';
import { countryName } from './countries.ts';
import { EndDialog } from './end-dialog.tsx';
import { emptyTaxCode, findTaxCodes, validityOf } from './tax-code.ts';
import { TaxCodeForm } from './tax-code-form.tsx';
import { UsualCodes } from './usual-codes.tsx';
import './tax-codes.css';

const chips = ['', 'inForce', 'future', 'ended'] as const;

/** What is open beside the list. */
type Panel =
  | { name: 'form'; code: TaxCode; isNew: boolean; isUsed: boolean }
  | { name: 'usual' }
  | { name: 'end'; code: TaxCodeRow };

/** The tax codes items may carry, with their rates and the days they hold. */
export default function TaxCodesScreen() {
  const { t } = useTranslation('accounting-tax-codes');
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ q: '', validity: '' });
  const [panel, setPanel] = useState<Panel | null>(null);
  const codes = useTaxCodes();
  const today = todayInHongKong();
  const close = () => setPanel(null);
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
      {panel?.name === 'form' && (
        <TaxCodeForm
          key={panel.code.code}
          code={panel.code}
          isNew={panel.isNew}
          isUsed={panel.isUsed}
          onClose={close}
        />
      )}
      {panel?.name === 'usual' && (
        <UsualCodes
          known={codes.data ?? []}
          onOwn={(code) => setPanel({ name: 'form', code, isNew: true, isUsed: false })}
          onClose={close}
        />
      )}
      {panel?.name === 'end' && <EndDialog code={panel.code} onClose={close} />}
    </>
  );
}
