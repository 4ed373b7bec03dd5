import type { PracticeStaffRow } from '@folio/contract';
import type { StaffMember } from './staff-store.ts';

/** A person of a practice as the API returns it to `userId`. */
export function presentStaff(member: StaffMember, userId: string): PracticeStaffRow {
  return {
    id: member.id,
    number: member.number,
    name: member.name,
    email: member.email,
    role: member.role,
    sees_all: member.seesAll,
    state: member.state,
    company_ids: member.companyIds,
    expires_at: member.expiresAt?.toISOString() ?? null,
    is_me: member.userId === userId,
  };
}
