import type { ImportKind } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { afterImportDraft, importCalls } from '../../../api/queries/books/exchange.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { switchCompany } from '../../../session/session-actions.ts';
import { useMay } from '../../../session/use-may.ts';
import { BookDrop } from './book-drop.tsx';

type Way = ImportKind | 'archive';
const ways: readonly Way[] = ['general_ledger', 'trial_balance', 'archive'];

/** The three ways to import. An archive creates a new company, so users with read access may import one too. */
export function BringIn({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('accounting-exchange');
  const readOnly = !useMay('write');
  const offered = ways.filter((way) => way === 'archive' || !readOnly);
  const [way, setWay] = useState<Way>(offered[0] ?? 'archive');
  const { take, isBusy, error } = useTaking(way, onOpen);
  return (
    <Card title={t('in.title')}>
      <p className="exchange-lead below-14 muted">{t('in.lead')}</p>
      <fieldset className="in-ways p-0 border-0 grid min-0 gap-12">
        <legend className="visually-hidden absolute clip nowrap">{t('in.which')}</legend>
        {offered.map((one) => (
          <label
            key={one}
            className={
              one === way
                ? 'in-way tint-hover pad-14-16 grid content-start columns-auto-wide relative framed radius-huge pointer edge-brand bg-selected'
                : 'in-way tint-hover pad-14-16 grid content-start columns-auto-wide relative framed radius-huge pointer'
            }
          >
            <input type="radio" name="way" checked={one === way} disabled={isBusy} onChange={() => setWay(one)} />
            <strong className="bold">{t(`in.${one}.name`)}</strong>
            <span className="font-base muted">{t(`in.${one}.about`)}</span>
          </label>
        ))}
      </fieldset>
      {error && <Refusal error={error} />}
      <BookDrop
        accept={way === 'archive' ? '.zip,application/zip' : '.csv,.txt,.tsv,text/csv,text/plain'}
        label={t(way === 'archive' ? 'in.dropArchive' : 'in.dropCsv')}
        busyText={t(way === 'archive' ? 'in.takingArchive' : 'in.reading')}
        isBusy={isBusy}
        onFile={(file) => void take(file)}
      />
      <p className="side-hint above-4 font-small">{t(`in.${way}.hint`)}</p>
    </Card>
  );
}

function useTaking(way: Way, onOpen: (id: string) => void) {
  const { t } = useTranslation('accounting-exchange');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const takeArchive = async (file: File) => {
    const made = await importCalls.archive(file);
    await switchCompany(made.company_id);
    toast.success(t('in.archiveDone', { name: made.name }));
    navigate(`/accounting/export-import?import=${made.import_id}`);
  };
  const takeBooks = async (kind: ImportKind, file: File) => {
    const begun = await importCalls.start(kind, file);
    await afterImportDraft(queryClient);
    onOpen(begun.id);
  };
  const take = async (file: File) => {
    setBusy(true);
    setError(null);
    try {
      await (way === 'archive' ? takeArchive(file) : takeBooks(way, file));
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { take, isBusy, error };
}
