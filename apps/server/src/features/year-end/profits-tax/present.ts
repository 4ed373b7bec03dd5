import type { TaxComputation, TaxComputationRow } from '@folio/contract';
import { allowancePeriod, type Chart, directionOf, yearOfAssessment } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readTaxAssets } from '../fixed-asset/index.ts';
import { hongKong } from './amounts.ts';
import { type ApprovedTax, canonicalJson } from './approved-tax.ts';
import { hashOf, taxOf } from './figures.ts';
import { agreementsOf } from './hire-purchase.ts';
import { readProfit } from './read-profit.ts';
import {
  findComputation,
  readAdjustments,
  readBasisEnd,
  readProfile,
  type StoredAdjustment,
  type StoredComputation,
} from './store.ts';

/** A computation with its adjustments, the books of its basis period, and its figures as they follow from both now. */
export interface OpenedComputation {
  computation: StoredComputation;
  adjustments: StoredAdjustment[];
  chart: Chart;
  now: ApprovedTax;
}

/** Opens a computation; `lock` until the end of the transaction. Throws `not_found`, and `stale_version` for an old version. */
export async function openComputation(
  tx: CompanyTransaction,
  id: string,
  change: { version: number } | null = null,
): Promise<OpenedComputation> {
  const computation = await findComputation(tx, id, change !== null);
  if (computation === null) throw new DomainError('not_found');
  if (change !== null && computation.version !== change.version) throw new DomainError('stale_version');
  return withFigures(tx, computation);
}

export async function withFigures(tx: CompanyTransaction, computation: StoredComputation): Promise<OpenedComputation> {
  const adjustments = await readAdjustments(tx, computation.id);
  const period = { from: computation.basisFrom, to: computation.basisTo };
  const { chart, profitBeforeTaxMinor } = await readProfit(tx, period);
  const profile = await readProfile(tx);
  const expenditure = allowancePeriod(period, await readBasisEnd(tx, yearBefore(computation.year)));
  const assets = computation.inputs.from_register === true ? await readTaxAssets(tx, expenditure) : null;
  const agreements = await agreementsOf(tx, computation.inputs);
  const now = taxOf({ computation, profile, profitBeforeTaxMinor, adjustments, assets, agreements, expenditure });
  return { computation, adjustments, chart, now };
}

/** The year of assessment before one: '2024/25' before '2025/26'. */
function yearBefore(year: string): string {
  return yearOfAssessment(`${Number(year.slice(0, 4)) - 1}-04-01`);
}

/** As `openComputation` for a change of a draft. Throws `conflict` for an approved one. */
export async function openDraft(tx: CompanyTransaction, id: string, version: number): Promise<OpenedComputation> {
  const opened = await openComputation(tx, id, { version });
  if (opened.computation.state === 'approved') throw approvedRefusal();
  return opened;
}

export function approvedRefusal(): DomainError {
  return new DomainError('conflict', { word: 'tax_computation_approved' });
}

export function presentRow({ computation, now }: OpenedComputation): TaxComputationRow {
  const { figures } = computation.approved ?? now;
  return {
    id: computation.id,
    year_of_assessment: computation.year,
    basis_from: computation.basisFrom,
    basis_to: computation.basisTo,
    state: computation.state,
    assessable: figures.assessable,
    payable: figures.payable,
    loss_carried_forward: figures.loss_carried_forward,
    journal: computation.journal,
  };
}

/** The most lines of the register that a computation shows; the register itself shows all. */
const MAX_REGISTER_LINES = 200;

/** What a computation has from the books. */
function basisOf({ profit_before_tax, register, hire_purchase }: ApprovedTax): string {
  return canonicalJson({ profit_before_tax, register, hire_purchase });
}

export function presentComputation(opened: OpenedComputation): TaxComputation {
  const { computation, adjustments, chart, now } = opened;
  const shown = computation.approved ?? now;
  const { working, pools_carried_forward, balance, next_provisional, proposed_reduction } = shown.figures;
  return {
    ...presentRow(opened),
    version: computation.version,
    is_cessation: computation.isCessation,
    inputs: computation.inputs,
    adjustments: adjustments.map((one) => presentAdjustment(one, chart)),
    working,
    register:
      shown.register === undefined
        ? null
        : { total: shown.register.length, lines: shown.register.slice(0, MAX_REGISTER_LINES) },
    hire_purchase: shown.hire_purchase ?? [],
    pools_carried_forward,
    balance,
    next_provisional,
    proposed_reduction,
    hash: computation.hash ?? hashOf(now),
    books_changed: computation.approved !== null && basisOf(computation.approved) !== basisOf(now),
    approved_by: computation.approvedBy,
    approved_at: computation.approvedAt?.toISOString() ?? null,
    accounts: journalAccounts(chart),
  };
}

function presentAdjustment(one: StoredAdjustment, chart: Chart): TaxComputation['adjustments'][number] {
  return {
    id: one.id,
    kind: one.kind,
    direction: directionOf(one.kind),
    amount: hongKong(one.amountMinor),
    proposed: one.proposedMinor === null ? null : hongKong(one.proposedMinor),
    accounts: one.accounts.map((code) => {
      const account = chart.accounts.find((known) => known.code === code);
      return { code, name: account?.name ?? code, name_zh: account?.nameZh ?? code };
    }),
    state: one.state,
    reason: one.reason,
    decided_by: one.decidedBy,
  };
}

/** The tax expense is the first account of the section; the liability is found by its name. */
function journalAccounts({ accounts }: Chart): TaxComputation['accounts'] {
  const active = accounts.filter((account) => account.active);
  const isPayable = ({ type, name, nameZh }: (typeof active)[number]) =>
    type === 'liability' && (/(profits|income) tax|tax payable/i.test(name) || /利得稅/.test(nameZh));
  return {
    expense: active.find(({ section }) => section === 'taxation')?.code ?? null,
    payable: active.find((account) => isPayable(account) && !/output/i.test(account.name))?.code ?? null,
  };
}
