import type { AuditAction, AutoConfirm, SuggestionAccuracy } from '@folio/contract';
import { CERTAIN_FROM } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { type Measure, measureLast, readAutoConfirm, writeAutoConfirm } from './outcome-store.ts';

const LAST = 500;
const NEEDED_COUNT = 50;
/** In hundredths: 98 of 100. */
const NEEDED_PERCENT = 98;
/** Below this many suggestions a share says nothing. */
const LEAST_THAT_TELLS = 5;

export function accuracyOf({ suggested, accepted }: Measure): SuggestionAccuracy {
  return { suggested, accepted, share: suggested < LEAST_THAT_TELLS ? null : accepted / suggested };
}

function holds({ suggested, accepted }: Measure): boolean {
  return suggested >= NEEDED_COUNT && accepted * 100 >= suggested * NEEDED_PERCENT;
}

export async function getAutoConfirm(tx: CompanyTransaction): Promise<AutoConfirm> {
  const { on, stoppedAt } = await readAutoConfirm(tx);
  const measured = await measureLast(tx, LAST, CERTAIN_FROM);
  return {
    on,
    offered: holds(measured),
    threshold_score: CERTAIN_FROM,
    needed_share: NEEDED_PERCENT / 100,
    needed_count: NEEDED_COUNT,
    measured: accuracyOf(measured),
    stopped_at: stoppedAt?.toISOString() ?? null,
  };
}

/** Switches it on, only while the measured accuracy allows it, or off. */
export async function setAutoConfirm(tx: CompanyTransaction, call: LedgerCall, on: boolean): Promise<AutoConfirm> {
  const before = await getAutoConfirm(tx);
  if (on && !before.offered) throw notOffered(before);
  if (on !== before.on) {
    await writeAutoConfirm(tx, { on, stoppedAt: null });
    await audit(tx, call, on ? 'auto_confirm_on' : 'auto_confirm_off', before);
  }
  return getAutoConfirm(tx);
}

function notOffered({ measured, needed_count, needed_share }: AutoConfirm): DomainError {
  const values = {
    accepted: String(measured.accepted),
    suggested: String(measured.suggested),
    count: String(needed_count),
    percent: String(Math.round(needed_share * 100)),
  };
  return new DomainError('conflict', { word: 'auto_confirm_not_offered', values });
}

/** Whether sure suggestions are confirmed without a person, and from which score. */
export async function autoConfirmDue(tx: CompanyTransaction): Promise<{ on: boolean; fromScore: number }> {
  const { on } = await readAutoConfirm(tx);
  return { on, fromScore: CERTAIN_FROM };
}

/** Switches it off when a person took one back, or when the measure fell below what is needed. */
export async function stopIfFallen(tx: CompanyTransaction, call: LedgerCall, takenBack: boolean): Promise<void> {
  const { on } = await readAutoConfirm(tx);
  if (!on) return;
  const state = await getAutoConfirm(tx);
  if (!takenBack && state.offered) return;
  await writeAutoConfirm(tx, { on: false, stoppedAt: call.now });
  await audit(tx, call, 'auto_confirm_stopped', state);
}

async function audit(tx: CompanyTransaction, call: LedgerCall, action: AuditAction, state: AutoConfirm): Promise<void> {
  const { accepted, suggested } = state.measured;
  const change = { accepted: String(accepted), suggested: String(suggested) };
  const subject = { subjectType: 'company', subjectId: tx.companyId };
  await writeAudit(tx, { userId: call.userId, at: call.now, action, ...subject, change });
}
