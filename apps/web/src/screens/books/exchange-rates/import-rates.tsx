import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { type RateImport, useExchangeRateCalls } from '../../../api/queries/books/accounting-exchange-rate.ts';
import { Day } from '../../../components/day/day.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { FileDrop } from '../../../components/form/file-drop.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { rateKey, shownRate } from '../../../components/money/rates.ts';

const shownRows = 100;

/** A CSV file or pasted rows: first what would change and what cannot be read, row by row; then it is imported. */
export function ImportRates({ base, onClose }: { base: string; onClose: () => void }) {
  const { t } = useTranslation('accounting-exchange-rates');
  const calls = useExchangeRateCalls();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<RateImport | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const changed = preview === null ? 0 : preview.added + preview.changed;
  const take = (text: string) => {
    setCsv(text);
    setPreview(null);
    setFault('');
    setError(null);
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  const look = (text: string) => run(async () => setPreview(await calls.preview(text)));
  const bringIn = () =>
    run(async () => {
      const done = await calls.import(csv);
      toast.success(t('import.done', { count: done.added + done.changed }));
      onClose();
    });
  return (
    <SideForm
      title={t('import.title')}
      okText={preview === null ? t('import.look') : t('import.ok', { count: changed })}
      isBusy={isBusy}
      isReady={preview === null ? csv.trim() !== '' : changed > 0}
      error={error}
      onSubmit={() => void (preview === null ? look(csv) : bringIn())}
      onClose={onClose}
    >
      <FileDrop
        onFault={setFault}
        onText={(text) => {
          take(text);
          void look(text);
        }}
      />
      {fault !== '' && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {fault}
        </p>
      )}
      <SideField
        id="rates-csv"
        label={t('import.paste')}
        hint={t('import.hint', { base })}
        sentences={error?.fields.csv}
      >
        <Input.TextArea
          id="rates-csv"
          className="num font-base"
          rows={preview === null ? 8 : 3}
          value={csv}
          maxLength={2_000_000}
          placeholder={t('import.example')}
          onChange={(event) => take(event.target.value)}
        />
      </SideField>
      {preview && <Preview preview={preview} />}
    </SideForm>
  );
}

function Preview({ preview }: { preview: RateImport }) {
  const { t } = useTranslation('accounting-exchange-rates');
  const { rows, faults, added, changed, unchanged } = preview;
  return (
    <div className="grid gap-10" role="status">
      <p>
        {t('import.counts', { added, changed, unchanged })}
        {faults.length > 0 && ` ${t('import.faults', { count: faults.length })}`}
      </p>
      {faults.length > 0 && (
        <ul className="pad-10-14 font-base text-red bg-red radius-large">
          {faults.map((one) => (
            <li className="pad-2-0" key={`${one.row} ${one.message}`}>
              <strong>{t('import.row', { row: one.row })}</strong> {one.message}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <table className="import-rows full font-base joined">
          <tbody>
            {rows.slice(0, shownRows).map((row) => (
              <tr key={rateKey(row)}>
                <td className="pad-5-0 ruled-below">
                  <Day value={row.date} />
                </td>
                <td className="pad-5-0 ruled-below">{row.currency}</td>
                <td className="figures num pad-5-0 ruled-below">{shownRate(row.rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shownRows && (
        <p className="side-hint above-4 font-small">{t('import.more', { count: rows.length - shownRows })}</p>
      )}
    </div>
  );
}
