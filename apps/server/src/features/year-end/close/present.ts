import type { CloseTaskRow, MovementRow, ScheduleRow, SignOffRow } from '@folio/contract';
import { type Account, comparedMinor, formatMoney, isStale, type ReviewedMovement } from '@folio/ledger';
import type { KeptExplanation } from './note-store.ts';
import type { OpenedSchedule } from './open-schedules.ts';
import type { StoredSignOff } from './sign-off-store.ts';
import type { StoredTask } from './task-store.ts';

/** An amount, debit positive in the books, as it is shown: positive on the account's normal side; and back. */
export function onNormalSide({ normalSide }: Pick<Account, 'normalSide'>, amountMinor: bigint): bigint {
  return normalSide === 'debit' ? amountMinor : -amountMinor;
}

export function presentAccount({ code, name, nameZh, type }: Account): ScheduleRow['account'] {
  return { code, name, name_zh: nameZh, type };
}

export function presentSchedule(opened: OpenedSchedule, baseCurrency: string): ScheduleRow {
  const { schedule, source, differenceMinor, kept, files, state, hash, signOffs } = opened;
  const { account, openingMinor, debitMinor, creditMinor, closingMinor } = schedule;
  const currency = account.currency ?? baseCurrency;
  const base = (minor: bigint) => formatMoney(onNormalSide(account, minor), baseCurrency);
  const own = (minor: bigint) => formatMoney(onNormalSide(account, minor), currency);
  const { sourceKind, sourceMinor } = kept;
  return {
    account: presentAccount(account),
    opening: base(openingMinor),
    movement: base(debitMinor - creditMinor),
    closing: base(closingMinor),
    currency,
    compared: own(comparedMinor(schedule)),
    source: source === null ? null : { kind: source.kind, amount: own(source.amountMinor) },
    difference: differenceMinor === null ? null : own(differenceMinor),
    typed: sourceKind === null || sourceMinor === null ? null : { kind: sourceKind, amount: own(sourceMinor) },
    explanation: kept.explanation,
    state,
    files: files.map(({ accountCode: _, documentId, ...file }) => ({ ...file, document_id: documentId })),
    version: kept.version,
    hash,
    sign_offs: signOffs.map((signOff) => presentSignOff(signOff, hash)),
  };
}

function presentSignOff(signOff: StoredSignOff, hash: string): SignOffRow {
  const { role, by, at } = signOff;
  return { role, by, at: at.toISOString(), hash: signOff.hash, stale: isStale(signOff, hash) };
}

export function presentMovement(
  { account, comparedMinor: before, currentMinor, changeMinor, percent }: ReviewedMovement,
  kept: KeptExplanation | undefined,
  proposal: string,
  baseCurrency: string,
): MovementRow {
  const base = (minor: bigint) => formatMoney(onNormalSide(account, minor), baseCurrency);
  return {
    account: presentAccount(account),
    compared: base(before),
    current: base(currentMinor),
    change: base(changeMinor),
    percent: shownPercent(percent, account),
    explanation: kept?.explanation ?? '',
    proposal,
    version: kept?.version ?? 0,
  };
}

/** The percentage has the sign of the change that is shown. */
export function shownPercent(percent: string | null, { normalSide }: Pick<Account, 'normalSide'>): string | null {
  if (percent === null || normalSide === 'debit' || percent === '0.0') return percent;
  return percent.startsWith('-') ? percent.slice(1) : `-${percent}`;
}

export function presentTask(task: StoredTask): CloseTaskRow {
  const { id, title, required, ownerId, ownerName, dueOn, note, doneAt, doneBy, version } = task;
  return {
    id,
    title,
    required,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    due_on: dueOn,
    note,
    done_at: doneAt?.toISOString() ?? null,
    done_by: doneBy,
    version,
  };
}
