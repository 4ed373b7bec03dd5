import type { Chance } from '../chance.ts';
import { pageOf } from '../html.ts';
import { A4, type Made, type PageSize } from '../made.ts';
import { type Account, type AccountPlan, accountOf, type Holder, holderOf } from './account.ts';
import { type Shows, statementLabels } from './labels.ts';

/** One way of laying out the statement of an account, or of several. */
export interface StatementLayout {
  readonly id: string;
  readonly bank: string;
  readonly language: readonly string[];
  readonly accounts: readonly AccountPlan[];
  readonly shows: Shows;
  readonly css: string;
  readonly size?: PageSize;
  readonly body: (accounts: readonly Account[], holder: Holder, chance: Chance) => string;
}

const LOW = '.low td:nth-last-child(-n+3){vertical-align:bottom} td:first-child{white-space:nowrap}';

export function makeStatement(layout: StatementLayout, chance: Chance): Made {
  const month = `${chance.int(2024, 2026)}-${String(chance.int(1, 6)).padStart(2, '0')}-01`;
  const accounts = layout.accounts.map((plan) => accountOf(chance, plan, month));
  const size = layout.size ?? A4;
  const html = pageOf(layout.body(accounts, holderOf(chance), chance), `${LOW}${layout.css}`, size);
  return { html, size, labels: statementLabels(layout.id, layout.bank, layout.language, accounts, layout.shows) };
}
