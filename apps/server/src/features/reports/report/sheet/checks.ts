import type { SheetCheck } from '@folio/contract';
import type { MessageWord } from '../../../../messages/index.ts';
import type { ReportContext } from '../context.ts';

type CheckCode = MessageWord extends infer Word ? (Word extends `report_check_${infer Code}` ? Code : never) : never;

/** A check in a report's footer. It passes if the difference is zero. */
export function lightOf(context: ReportContext, code: CheckCode, differenceMinor: bigint): SheetCheck {
  const label = context.say(`report_check_${code}`);
  return { code, label, holds: differenceMinor === 0n, difference: context.money(differenceMinor) };
}
