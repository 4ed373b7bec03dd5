import type { ScheduleRow, SignOffRow } from '@folio/contract';
import type { StateTone } from '../../../components/feedback/state-tag.tsx';

export const stateTones: Record<ScheduleRow['state'], StateTone> = {
  agrees: 'green',
  explained: 'green',
  open: 'red',
  unsupported: 'amber',
  nil: 'grey',
};

/** The sign-off of a role; null before the first. */
export function signOffOf({ sign_offs: all }: ScheduleRow, role: SignOffRow['role']): SignOffRow | null {
  return all.find((signOff) => signOff.role === role) ?? null;
}

/** Whether a person may sign in a role: what is open is not signed, and only what is prepared is reviewed. */
export function canSign(row: ScheduleRow, role: SignOffRow['role']): boolean {
  if (row.state === 'open' || row.state === 'unsupported' || isSigned(row, role)) return false;
  return role === 'preparer' || isSigned(row, 'preparer');
}

/** Signed off, and not changed since. */
export function isSigned(row: ScheduleRow, role: SignOffRow['role']): boolean {
  return signOffOf(row, role)?.stale === false;
}
