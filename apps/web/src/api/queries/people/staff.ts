import type { GivenRole, StaffInvite, TransferBody } from '@folio/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';

const staffKey = ['staff'] as const;

export function useStaff() {
  return useQuery({ queryKey: staffKey, queryFn: () => api('GET /api/company/:companyId/staff', { quiet: true }) });
}

export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffInvite) => api('POST /api/company/:companyId/staff', { body, quiet: true }),
    onSuccess: (rows) => queryClient.setQueryData(staffKey, rows),
  });
}

/** Calls that change a member; the client shows errors as a toast. */
export function useStaffCalls() {
  const queryClient = useQueryClient();
  const anew = () => queryClient.invalidateQueries({ queryKey: staffKey });
  return {
    resend: async (id: string) => {
      const rows = await api('POST /api/company/:companyId/staff/:id/resend', { params: { id } });
      queryClient.setQueryData(staffKey, rows);
      return rows.find((row) => row.id === id);
    },
    change: async (id: string, role: GivenRole) => {
      await api('PUT /api/company/:companyId/staff/:id', { params: { id }, body: { role } }).finally(anew);
    },
    remove: async (id: string) => {
      await apiPage('DELETE /api/company/:companyId/staff/:id', { params: { id } }).finally(anew);
    },
    transfer: async (body: TransferBody) => {
      await api('POST /api/company/:companyId/staff/transfer', { body }).finally(anew);
    },
  };
}

/** Calls of a person with an invitation. The token is sent in the body, never in an address. */
export const invitationCalls = {
  open: (token: string) => api('POST /api/invitation', { body: { token }, quiet: true }),
  accept: (token: string) => api('POST /api/invitation/accept', { body: { token }, quiet: true }),
};
