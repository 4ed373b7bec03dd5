import type { ImportChoices } from '@folio/contract';
import {
  type AccountChoice,
  type FinancialYearEnd,
  type ImportRequest,
  type Understanding,
  understandImport,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../ledger/index.ts';
import { readRemembered, type StoredImport } from '../import-store.ts';

/** An import's file as understood against the books as they are. */
export interface ReadRun {
  request: ImportRequest;
  understood: Understanding;
  financialYearEnd: FinancialYearEnd;
}

function choiceOf(choice: ImportChoices['accounts'][string]): AccountChoice {
  if (choice.to !== 'new') return choice;
  const { to, code, name, name_zh: nameZh, section } = choice;
  return { to, code, name, nameZh: nameZh === '' ? name : nameZh, section };
}

function accountChoices({ accounts }: ImportChoices): Map<string, AccountChoice> {
  return new Map(Object.entries(accounts).map(([key, choice]) => [key, choiceOf(choice)]));
}

/** Reads an import's text through to what posting it would do. */
export async function readRun(
  tx: CompanyTransaction,
  run: Pick<StoredImport, 'kind' | 'choices'>,
  text: string,
): Promise<ReadRun> {
  const { baseCurrency, chart, lockedThrough, financialYearEnd } = await readBooks(tx);
  const { columns, date_order, amount_sign, as_at } = run.choices;
  const request: ImportRequest = {
    text,
    kind: run.kind === 'trial_balance' ? 'trial_balance' : 'general_ledger',
    baseCurrency,
    chart,
    lockedThrough,
    remembered: await readRemembered(tx),
    choices: {
      columns: Object.fromEntries(Object.entries(columns).map(([index, role]) => [Number(index), role])),
      dateOrder: date_order ?? undefined,
      amountSign: amount_sign,
      asAt: as_at,
      accounts: accountChoices(run.choices),
    },
  };
  return { request, understood: understandImport(request), financialYearEnd };
}
