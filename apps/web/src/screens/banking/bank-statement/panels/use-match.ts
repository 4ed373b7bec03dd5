import type { InvoiceRow } from '@folio/contract';
import { useState } from 'react';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { codeWithRole } from '../../../../components/select/chart.ts';
import { lineAmount } from '../coding/coding.ts';
import { focusSoon } from './focus-soon.ts';
import { useLineDraft } from './line-draft.ts';
import { type Chosen, differenceOf, requestOf, type Settlement } from './match-draft.ts';
import type { PanelProps } from './panel-props.ts';
import { useOpenDocuments } from './use-open-documents.ts';

/** The documents chosen for a line, the search for others, and what is left over. */
export function useMatch({ line, desk }: PanelProps) {
  const { currency } = desk.account;
  const whole = lineAmount(line);
  const [q, setQ] = useState('');
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useLineDraft<readonly Chosen[]>(line.id, 'match', () => []);
  const [settlement, setSettlement] = useState<Settlement>('part');
  const [rate, setRate] = useState<string | null>(null);
  const { data: chart } = useLedgerAccounts();
  const feeAccounts = {
    bank_fee: codeWithRole(chart, 'bank_fee'),
    gateway_fee: codeWithRole(chart, 'gateway_fee'),
  };
  const open = useOpenDocuments(line.type, q, whole);
  const others = open.rows.filter((row) => !chosen.some((one) => one.row.id === row.id));
  const rows = [...chosen.map(({ row }) => row), ...others];
  const difference = differenceOf(whole, chosen, currency, line.type, feeAccounts);
  const settles = difference.offers.includes(settlement) ? settlement : 'part';
  const toggle = (row: InvoiceRow) => {
    const isIn = chosen.some((one) => one.row.id === row.id);
    const next = isIn ? chosen.filter((one) => one.row.id !== row.id) : [...chosen, { row, amount: row.due }];
    setChosen(next);
    setQ('');
    setAt(next.length);
    const isExact = next.length > 0 && differenceOf(whole, next, currency, line.type, feeAccounts).kind === 'none';
    if (isExact) focusSoon('.line-panel [type="submit"]');
  };
  const change = (id: string, amount: string | null) =>
    setChosen(chosen.map((one) => (one.row.id === id ? { ...one, amount } : one)));
  const send = () => {
    if (chosen.length === 0 || !settleFields()) return;
    desk.coding.match(
      line,
      requestOf(chosen, difference, settles, { rate, feeAccounts }),
      chosen.map(({ row }) => row.number),
    );
    desk.close();
  };
  const search = (text: string) => {
    setQ(text);
    setAt(chosen.length);
  };
  return {
    q,
    search,
    at,
    setAt,
    rows,
    isPending: open.isPending,
    chosen,
    toggle,
    change,
    difference,
    settles,
    setSettlement,
    rate,
    setRate,
    feeAccounts,
    send,
  };
}
