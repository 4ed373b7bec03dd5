import { Button, Input, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/form/file-drop.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { addUp, type Named, type PastedRow, readPasted } from './pasted-balances.ts';

interface PasteDialogProps {
  /** What was pasted already; empty asks for it. */
  text: string;
  accounts: readonly Named[];
  base: string;
  onFill: (balances: ReturnType<typeof addUp>) => void;
  onClose: () => void;
}

/** A trial balance pasted from a spreadsheet or read from a CSV file: what is found is shown before it is filled in. */
export function PasteDialog({ text: given, accounts, base, onFill, onClose }: PasteDialogProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const [text, setText] = useState(given);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [fault, setFault] = useState('');
  const read = useMemo(() => readPasted(text, accounts, base), [text, accounts, base]);
  const rows = read.map((one) => ({ ...one, code: one.code ?? chosen[one.row] ?? null }));
  const balances = addUp(rows, base);
  const isEmpty = text.trim() === '';
  const take = (next: string) => {
    setText(next);
    setChosen({});
    setFault('');
  };
  return (
    <Modal
      open
      width={760}
      title={t('paste.title')}
      onCancel={onClose}
      footer={
        <>
          {!isEmpty && (
            <Button className="paste-again" type="link" onClick={() => take('')}>
              {t('paste.again')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="primary" disabled={balances.length === 0} onClick={() => onFill(balances)}>
            {t('paste.fill', { count: balances.length })}
          </Button>
        </>
      }
    >
      <p className="below-12 muted icons-low-2 font-base">{t('paste.lead')}</p>
      {fault !== '' && (
        <p className="field-error above-4 font-small text-red" role="alert">
          {fault}
        </p>
      )}
      {isEmpty && (
        <>
          <Input.TextArea
            autoFocus
            aria-label={t('paste.area')}
            placeholder={t('paste.example')}
            rows={6}
            onChange={(event) => take(event.target.value)}
          />
          <div className="above-12">
            <FileDrop onText={take} onFault={setFault} />
          </div>
        </>
      )}
      {!isEmpty && rows.length === 0 && <p className="below-10 font-base">{t('paste.none')}</p>}
      {rows.length > 0 && (
        <Preview
          rows={rows}
          accounts={accounts}
          onChoose={(row, code) => setChosen((all) => ({ ...all, [row]: code }))}
        />
      )}
    </Modal>
  );
}

interface PreviewProps {
  rows: readonly PastedRow[];
  accounts: readonly Named[];
  onChoose: (row: number, code: string) => void;
}

function Preview({ rows, accounts, onChoose }: PreviewProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const open = rows.filter((one) => one.code === null || !one.isReadable).length;
  return (
    <>
      <p
        role="status"
        className={open > 0 ? 'icons-low-2 below-10 font-base text-amber' : 'icons-low-2 text-green below-10 font-base'}
      >
        <Icon name={open > 0 ? 'triangle-alert' : 'circle-check'} size={15} />{' '}
        {open > 0 ? t('paste.open_rows', { count: open }) : t('paste.allFound', { count: rows.length })}
      </p>
      <div className="paste-rows table-full table-joined scroll framed radius-large">
        <table className="font-base">
          <thead>
            <tr>
              <th className="medium muted text-left ruled-below" scope="col">
                {t('paste.pasted')}
              </th>
              <th className="medium muted text-left ruled-below" scope="col">
                {t('col.account')}
              </th>
              <th className="medium muted text-left ruled-below" scope="col">
                {t('paste.debit')}
              </th>
              <th className="medium muted text-left ruled-below" scope="col">
                {t('paste.credit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.row}>
                <td className="text-left ruled-below">{one.words}</td>
                <td className="text-left ruled-below">
                  <Found row={one} accounts={accounts} onChoose={(code) => onChoose(one.row, code)} />
                </td>
                <td className="text-left ruled-below">
                  {one.isReadable ? <Amount value={one.debit} /> : <UnreadNote />}
                </td>
                <td className="text-left ruled-below">
                  <Amount value={one.credit} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function UnreadNote() {
  const { t } = useTranslation('accounting-opening-balances');
  return <span className="field-error above-4 font-small text-red">{t('paste.unread')}</span>;
}

interface FoundProps {
  row: PastedRow;
  accounts: readonly Named[];
  onChoose: (code: string) => void;
}

/** The account found, or a choice where none was. */
function Found({ row, accounts, onChoose }: FoundProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const account = accounts.find((one) => one.code === row.code);
  if (account) return <>{`${account.code} ${accountName(account)}`}</>;
  return (
    <Select<string>
      size="small"
      status="warning"
      style={{ width: '100%' }}
      aria-label={t('paste.choose', { words: row.words })}
      placeholder={t('common:chooseAccount')}
      showSearch={{ optionFilterProp: 'label' }}
      options={accounts.map((one) => ({ value: one.code, label: `${one.code} ${accountName(one)}` }))}
      popupMatchSelectWidth={300}
      onChange={onChoose}
    />
  );
}
