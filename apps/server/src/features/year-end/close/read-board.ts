import type { CloseBoard, CloseFinding, CloseKind, closeFindingQuery, listMeta } from '@folio/contract';
import { addDays, closePeriodOf, formatMoney, periodBefore } from '@folio/ledger';
import type { z } from 'zod';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { readFindings } from './check-store.ts';
import { findingScope, openClose } from './open-close.ts';
import { askedPeriod, requirePeriod } from './period.ts';
import { presentMovement, presentSchedule, presentTask } from './present.ts';
import { proposeExplanations } from './propose-explanation.ts';
import { presentLimits, readLimits } from './setting.ts';
import { readOwners } from './task-store.ts';

type BoardCall = Pick<CompanyCall, 'now' | 'today' | 'language' | 'dayStyle'>;

/** The close of a period: tasks, schedules, movements and sign-offs as the books are now. */
export async function readBoard(
  tx: CompanyTransaction,
  call: BoardCall,
  asked: { kind: CloseKind; end?: string | undefined },
): Promise<CloseBoard> {
  const books = await readBooks(tx);
  const { baseCurrency, years, lockedThrough } = books;
  const period = askedPeriod(asked, call.today, years);
  const close = await openClose(tx, call, books, period);
  const wish = { language: call.language, currency: baseCurrency, period };
  const unexplained = close.movements.filter(({ account }) => !close.explanations.get(account.code)?.explanation);
  const proposals = await proposeExplanations(tx, wish, unexplained);
  return {
    ...period,
    end_before: periodBefore(period, years).end,
    end_after: closePeriodOf(period.kind, addDays(period.end, 1), years).end,
    currency: baseCurrency,
    locked: lockedThrough !== null && lockedThrough >= period.end,
    over: period.end <= call.today,
    open_hard: close.openHard,
    checks: close.checks.map(({ code, isHard, open }) => ({ code, hard: isHard, open })),
    tasks: close.tasks.map(presentTask),
    schedules: close.schedules.map((schedule) => presentSchedule(schedule, baseCurrency)),
    movements: close.movements.map((movement) => {
      const { code } = movement.account;
      return presentMovement(movement, close.explanations.get(code), proposals.get(code) ?? '', baseCurrency);
    }),
    setting: presentLimits(close.limits, baseCurrency),
    people: await readOwners(tx),
  };
}

/** A page of what a check found in a period, with the number of all of it. */
export async function listFindings(
  tx: CompanyTransaction,
  call: BoardCall,
  { check, page, limit, ...name }: z.output<typeof closeFindingQuery>,
): Promise<{ rows: CloseFinding[]; meta: z.output<typeof listMeta> }> {
  const books = await readBooks(tx);
  const period = await requirePeriod(tx, name, books);
  const scope = findingScope(tx, books, period, await readLimits(tx, books.baseCurrency));
  const { rows: found, total } = await readFindings(check, scope, { limit, offset: (page - 1) * limit });
  const rows = found.map(({ amountMinor, reason, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : formatMoney(amountMinor, books.baseCurrency),
    reason: sentence(call.language, `close_reason_${reason}`),
  }));
  return { rows, meta: { page, limit, total } };
}
