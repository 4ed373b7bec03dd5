import type { ImportChoices } from '@folio/contract';
import type { AccountChoice, FinancialYearEnd, ImportRequest, Understanding } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { readRemembered, type StoredImport } from '../import-store.ts';

/** The facts an import's file is understood against: the books and the user's decisions, without the file. */
export interface RunFacts {
  request: Omit<ImportRequest, 'text'>;
  financialYearEnd: FinancialYearEnd;
}

/** An import's file as understood with the current books. */
export interface ReadRun extends RunFacts {
  understood: Understanding;
}

function choiceOf(choice: ImportChoices['accounts'][string]): AccountChoice {
  if (choice.to !== 'new') return choice;
  const { to, code, name, name_zh: nameZh, section, role } = choice;
  return { to, code, name, nameZh: nameZh === '' ? name : nameZh, section, role };
}

function accountChoices({ accounts }: ImportChoices): Map<string, AccountChoice> {
  return new Map(Object.entries(accounts).map(([key, choice]) => [key, choiceOf(choice)]));
}

export async function readRunFacts(
  tx: CompanyTransaction,
  run: Pick<StoredImport, 'kind' | 'choices'>,
): Promise<RunFacts> {
  const { baseCurrency, chart, lockedThrough, financialYearEnd } = await readBooks(tx);
  const { columns, date_order, amount_sign, as_at } = run.choices;
  const request = {
    kind: run.kind === 'trial_balance' ? ('trial_balance' as const) : ('general_ledger' as const),
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
  return { request, financialYearEnd };
}
