import type { ExchangeRateRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchangeRates } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { metCurrencies, offeredCurrencies, rateKey } from '../../../components/money/rates.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { AddRate } from './add-rate.tsx';
import { RateCard, useRateColumns } from './columns.tsx';
import { CorrectRate } from './correct-rate.tsx';
import { ImportRates } from './import-rates.tsx';
import { useRemoveRate } from './use-remove-rate.ts';
import '../../../components/table/list-toolbar.css';
import './exchange-rates.css';

const pageSize = 50;

/** The exchange rates of each day, newest first: entered by hand or imported. */
export default function ExchangeRatesScreen() {
  const { t } = useTranslation('accounting-exchange-rates');
  const { company } = useSession();
  const readOnly = !useMay('write');
  const base = company?.base_currency ?? 'HKD';
  const [view, setView] = useUrlState({ currency: '', page: '1' });
  const [corrected, setCorrected] = useState<ExchangeRateRow | null>(null);
  const [isImporting, setImporting] = useState(false);
  const page = Number(view.page) || 1;
  const rates = useExchangeRates({ page, limit: pageSize, currency: view.currency || undefined });
  const met = useMetCurrencies(base, view.currency);
  const removeRate = useRemoveRate();
  const columns = useRateColumns({ base, onCorrect: setCorrected, onRemove: removeRate });
  const importButton = readOnly ? null : (
    <Button icon={<Icon name="upload" size={15} />} onClick={() => setImporting(true)}>
      {t('import.open')}
    </Button>
  );
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle', { base })} actions={importButton} />
      {!readOnly && (
        <AddRate base={base} offered={offeredCurrencies(base, met)} suggested={view.currency || (met[0] ?? null)} />
      )}
      <fieldset className="filter-chips rings-inside p-0 border-0 flex min-0 scroll-x gap-4 rate-chips">
        <legend className="visually-hidden absolute clip nowrap">{t('col.currency')}</legend>
        {['', ...met].map((currency) => (
          <button
            className="font-inherit bg-none inline-flex items-center gap-6 muted nowrap radius-medium pointer"
            key={currency}
            type="button"
            aria-pressed={view.currency === currency}
            onClick={() => setView({ currency, page: '1' })}
          >
            {currency || t('allCurrencies')}
          </button>
        ))}
      </fieldset>
      <Card flush>
        <DataTable<ExchangeRateRow>
          label={t('title')}
          rows={rates.data?.data}
          rowKey={rateKey}
          columns={columns}
          error={rates.error}
          onRetry={() => rates.refetch()}
          {...(!readOnly && { onOpen: setCorrected })}
          card={(row) => <RateCard row={row} base={base} />}
          paging={{
            page,
            limit: pageSize,
            total: rates.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={
            view.currency === '' ? (
              <EmptyState title={t('empty')} detail={t('emptyDetail', { base })} action={importButton} />
            ) : (
              <EmptyState
                illustration="search"
                title={t('noneOf', { currency: view.currency })}
                detail={t('noneOfDetail')}
              />
            )
          }
        />
      </Card>
      {corrected && (
        <CorrectRate
          rate={corrected}
          base={base}
          onRemove={() => removeRate(corrected)}
          onClose={() => setCorrected(null)}
        />
      )}
      {isImporting && <ImportRates base={base} onClose={() => setImporting(false)} />}
    </>
  );
}

/** The currencies to filter by: those of the accounts, of the newest 200 rates, and the chosen one. */
function useMetCurrencies(base: string, chosen: string): string[] {
  const accounts = useLedgerAccounts();
  const newest = useExchangeRates({ page: 1, limit: 200 });
  return metCurrencies(base, accounts.data ?? [], newest.data?.data ?? [], chosen);
}
