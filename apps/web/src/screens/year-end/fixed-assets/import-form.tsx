import type { AssetImport } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetCalls } from '../../../api/queries/year-end/fixed-asset.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { FileDrop } from '../../../components/form/file-drop.tsx';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { FigureTable } from '../../../components/table/figure-table.tsx';

const shownRows = 100;

/** A CSV file or pasted rows: first what it holds and what is wrong with each line; then it is imported as a whole. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [preview, setPreview] = useState<AssetImport | null>(null);
  const take = (typed: string) => {
    setText(typed);
    setPreview(null);
    setFault('');
  };
  const look = (typed: string) => save(async () => setPreview(await calls.check(typed)));
  const bringIn = () =>
    save(async () => {
      const { added } = await calls.import(text);
      toast.success(t('import.done', { count: added }));
      onClose();
    });
  return (
    <SideForm
      title={t('import.title')}
      okText={t(preview === null ? 'import.look' : 'import.ok')}
      isBusy={isBusy}
      isReady={preview === null ? text.trim() !== '' : preview.faults.length === 0 && preview.rows.length > 0}
      error={error}
      onSubmit={() => void (preview === null ? look(text) : bringIn())}
      onClose={onClose}
    >
      <FileDrop
        onFault={setFault}
        onText={(read) => {
          take(read);
          void look(read);
        }}
      />
      <SideField
        id="assets-csv"
        label={t('import.paste')}
        hint={t('import.hint')}
        sentences={fault === '' ? error?.fields.text : [fault]}
      >
        <Input.TextArea
          id="assets-csv"
          rows={preview === null ? 8 : 3}
          value={text}
          placeholder={'name,class,acquired_on,cost'}
          onChange={(event) => take(event.target.value)}
        />
      </SideField>
      {preview && <Preview preview={preview} />}
    </SideForm>
  );
}

function Preview({ preview: { rows, faults } }: { preview: AssetImport }) {
  const { t } = useTranslation('accounting-fixed-assets');
  return (
    <div className="grid gap-10" role="status">
      <p>{t('import.counts', { rows: rows.length, faults: faults.length })}</p>
      {faults.length > 0 && (
        <ul className="pad-10-14 font-base text-red bg-red radius-large">
          {faults.map((one) => (
            <li className="pad-2-0" key={`${one.line} ${one.message}`}>
              <strong>{t('import.line', { line: one.line })}</strong> {one.message}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <FigureTable
          caption={t('import.title')}
          heads={[t('col.name'), t('col.class'), t('col.cost'), t('col.depreciation')]}
          rows={rows.slice(0, shownRows).map((row) => ({
            key: String(row.line),
            head: row.name,
            cells: [row.class_name, formatAmount(row.cost), formatAmount(row.depreciation)],
          }))}
        />
      )}
    </div>
  );
}
