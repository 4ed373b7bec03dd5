import type { GivenRole, Invitation, JoinedCompany, StaffInvite, StaffRow, TransferBody } from '@folio/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';

const base = '/api/company/:companyId/staff';
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
const staffKey = ['staff'] as const;

/** The company's people, and who was invited. */
export function useStaff() {
  return useQuery({ queryKey: staffKey, queryFn: () => get<StaffRow[]>(base, { quiet: true }) });
}

/** Invites somebody. The dialog shows what is refused itself. */
export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffInvite) => post<StaffRow[]>(base, body, { quiet: true }),
    onSuccess: (rows) => queryClient.setQueryData(staffKey, rows),
  });
}

/** What is done to somebody in the list; a refusal is said by the client. */
export function useStaffCalls() {
  const queryClient = useQueryClient();
  const anew = () => queryClient.invalidateQueries({ queryKey: staffKey });
  return {
    resend: async (id: string) => {
      const rows = await post<StaffRow[]>(`${one(id)}/resend`);
      queryClient.setQueryData(staffKey, rows);
      return rows.find((row) => row.id === id);
    },
    change: async (id: string, role: GivenRole) => {
      await put(one(id), { role }).finally(anew);
    },
    remove: async (id: string) => {
      await call('DELETE', one(id)).finally(anew);
    },
    transfer: async (body: TransferBody) => {
      await post(`${base}/transfer`, body).finally(anew);
    },
  };
}

/** Calls of whoever holds an invitation. The token goes in the body, never in an address. */
export const invitationCalls = {
  open: (token: string) => post<Invitation>('/api/invitation', { token }, { quiet: true }),
  accept: (token: string) => post<JoinedCompany>('/api/invitation/accept', { token }, { quiet: true }),
};
