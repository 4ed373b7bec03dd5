import type { LayoutRow, LayoutStatement } from '../../report-layout/index.ts';
import type { CashKey } from '../cash-amounts.ts';

function given(id: CashKey, en: string, zh: string): LayoutRow {
  return { kind: 'given', id: `cash_${id}`, key: id, label: { en, zh } };
}

/** The indirect method, from the amounts of the cash flow report. */
export const CASH_FLOW: LayoutStatement = {
  id: 'cash_flow',
  title: { en: 'Cash flow statement', zh: '現金流量表' },
  time: 'for',
  covers: [],
  rows: [
    { kind: 'heading', id: 'operating', label: { en: 'Operating activities', zh: '經營活動' } },
    {
      kind: 'plain',
      id: 'cash_profit',
      label: { en: 'Profit / (loss) for the period', zh: '本期溢利／（虧損）' },
      always: true,
      formula: 'profit_for_year',
    },
    given('depreciation', 'Depreciation', '折舊'),
    given('unrealised_exchange', 'Unrealised exchange differences', '未變現匯兌差額'),
    given('other_adjustments', 'Items shown in other activities', '列入其他活動的項目'),
    {
      kind: 'subtotal',
      id: 'before_working_capital',
      label: { en: 'Cash flow before changes in working capital', zh: '營運資金變動前之現金流量' },
      formula: 'cash_profit + cash_depreciation + cash_unrealised_exchange + cash_other_adjustments',
    },
    given('inventories', 'Change in inventories', '存貨變動'),
    given('receivables', 'Change in receivables', '應收款變動'),
    given('payables', 'Change in payables', '應付款變動'),
    given('tax', 'Tax payable: charged less paid', '應付稅項：計提減已付'),
    {
      kind: 'subtotal',
      id: 'from_operating',
      label: { en: 'Net cash from / (used in) operating activities', zh: '經營活動所得／（所用）現金淨額' },
      always: true,
      formula: 'before_working_capital + cash_inventories + cash_receivables + cash_payables + cash_tax',
    },
    { kind: 'heading', id: 'investing', label: { en: 'Investing activities', zh: '投資活動' } },
    given('investing', 'Non-current assets bought and sold', '買賣非流動資產'),
    { kind: 'heading', id: 'financing', label: { en: 'Financing activities', zh: '融資活動' } },
    given('dividends', 'Dividends', '股息'),
    given('director', 'Director: advanced less repaid', '董事：墊款減還款'),
    given('financing', 'Loans, share capital and interest', '貸款、股本及利息'),
    {
      kind: 'subtotal',
      id: 'from_financing',
      label: { en: 'Net cash from / (used in) financing activities', zh: '融資活動所得／（所用）現金淨額' },
      formula: 'cash_dividends + cash_director + cash_financing',
    },
    {
      kind: 'subtotal',
      id: 'net_change',
      label: { en: 'Net increase / (decrease) in cash', zh: '現金淨增加／（減少）' },
      always: true,
      formula: 'from_operating + cash_investing + from_financing',
    },
    given('opening', 'Cash at the beginning of the period', '期初現金'),
    given('exchange', 'Effect of exchange rates', '匯率影響'),
    {
      kind: 'total',
      id: 'cash_closing',
      label: { en: 'Cash at the end of the period', zh: '期末現金' },
      always: true,
      formula: 'net_change + cash_opening + cash_exchange',
    },
  ],
};
