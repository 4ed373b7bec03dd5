import type { CloseSetting, closeSettingBody } from '@folio/contract';
import {
  type Currency,
  formatMoney,
  LedgerIssue,
  type MovementThresholds,
  minorDigits,
  parseMoney,
} from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../../books/ledger/index.ts';
import { findSetting, writeSetting } from './setting-store.ts';

export interface CloseLimits extends MovementThresholds {
  /** Entries from this amount on need a document. */
  documentMinor: bigint;
  /** 0: the company keeps the defaults. */
  version: number;
}

const TENTHS = 100;
const MOVEMENT_MAJOR = 5_000n;
const DOCUMENT_MAJOR = 1_000n;

/** The limits of a company: until it chooses others 10 % and 5,000 for movements, 1,000 for documents. */
export async function readLimits(tx: CompanyTransaction, currency: Currency): Promise<CloseLimits> {
  const unit = 10n ** BigInt(minorDigits(currency));
  const usual = { tenthsOfPercent: TENTHS, amountMinor: MOVEMENT_MAJOR * unit, documentMinor: DOCUMENT_MAJOR * unit };
  return (await findSetting(tx)) ?? { ...usual, version: 0 };
}

export function presentLimits(limits: CloseLimits, currency: Currency): CloseSetting {
  return {
    movement_percent: `${Math.floor(limits.tenthsOfPercent / 10)}.${limits.tenthsOfPercent % 10}`,
    movement_amount: formatMoney(limits.amountMinor, currency),
    document_amount: formatMoney(limits.documentMinor, currency),
    version: limits.version,
  };
}

/** Chooses other limits. Throws `validation_failed` for figures that cannot be read, and `stale_version`. */
export async function changeLimits(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: z.output<typeof closeSettingBody>,
): Promise<void> {
  const { baseCurrency } = await readBooks(tx);
  const before = await readLimits(tx, baseCurrency);
  const limits = {
    tenthsOfPercent: readTenths(body.movement_percent),
    amountMinor: readAmount(body.movement_amount, baseCurrency, 'movement_amount'),
    documentMinor: readAmount(body.document_amount, baseCurrency, 'document_amount'),
    version: body.version,
  };
  if (!(await writeSetting(tx, limits))) throw new DomainError('stale_version');
  const fields = (of: CloseLimits) => {
    const { version: _, ...shown } = presentLimits(of, baseCurrency);
    return shown;
  };
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'close_setting_changed',
    subjectType: 'close',
    subjectId: 'setting',
    change: fieldChanges(fields(before), fields(limits)),
  });
}

const MAX_TENTHS = 1_000_000;

function readTenths(text: string): number {
  const [whole = '', tenth = '0', ...more] = text.split('.');
  const isNumber = [whole, tenth].every((part) => part !== '' && [...part].every((sign) => sign >= '0' && sign <= '9'));
  const tenths = Number(whole) * 10 + Number(tenth);
  if (!isNumber || more.length > 0 || tenth.length > 1 || tenths > MAX_TENTHS)
    throw new DomainError('validation_failed', {
      faults: [{ path: 'movement_percent', word: 'close_percent_invalid' }],
    });
  return tenths;
}

/** A typed amount of zero or more. Throws `validation_failed` at the field. */
function readAmount(text: string, currency: Currency, path: string): bigint {
  const amountMinor = readSignedAmount(text, currency, path);
  if (amountMinor < 0n) throw amountFault(path, currency);
  return amountMinor;
}

/** A typed amount of any sign. Throws `validation_failed` at the field. */
export function readSignedAmount(text: string, currency: Currency, path: string): bigint {
  try {
    return parseMoney(text, currency);
  } catch (error) {
    if (error instanceof LedgerIssue) throw amountFault(path, currency);
    throw error;
  }
}

function amountFault(path: string, currency: Currency): DomainError {
  const values = { currency, digits: String(minorDigits(currency)) };
  return new DomainError('validation_failed', { faults: [{ path, word: 'close_amount_invalid', values }] });
}
