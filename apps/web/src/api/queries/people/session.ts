import type { Profile } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';
import { publicConfigKey } from '../../query-client.ts';

/** The calls are quiet, because these forms show errors in place. Each fetches the XSRF cookie first. */
const quiet = { quiet: true };

export async function afterCsrf<T>(action: () => Promise<T>): Promise<T> {
  await api('GET /fortify/csrf', { ...quiet });
  return await action();
}

export type RegisterBody = BodyOf<'POST /fortify/register'>;

export type ResetPasswordBody = BodyOf<'POST /fortify/reset-password'>;

export const sessionCalls = {
  login: (email: string, password: string) =>
    afterCsrf(() => api('POST /fortify/login', { body: { email, password }, ...quiet })),
  logout: () => afterCsrf(() => api('POST /fortify/logout', { body: {}, ...quiet })),
  register: (body: RegisterBody) => afterCsrf(() => api('POST /fortify/register', { body, ...quiet })),
  forgotPassword: (email: string) =>
    afterCsrf(() => api('POST /fortify/forgot-password', { body: { email }, ...quiet })),
  resetPassword: (body: ResetPasswordBody) => afterCsrf(() => api('POST /fortify/reset-password', { body, ...quiet })),
  requestCode: () => api('GET /api/user/otp/request', { ...quiet }),
  /** `trustBrowser`: this browser needs no code for the next 30 days. */
  verifyCode: (code: string, email: string | undefined, trustBrowser: boolean) =>
    afterCsrf(() =>
      api('POST /api/user/otp/verify', {
        body: { code, ...(email && { email }), trust_browser: trustBrowser },
        ...quiet,
      }),
    ),
  /** `permission_level` is the user's level in `companyId`; without it, the general level. */
  profile: (companyId: string | null) =>
    api('GET /api/user/profile', { ...quiet, query: { company_id: companyId ?? undefined } }),
  updateUser: async (changes: Partial<Pick<Profile, 'name' | 'language' | 'date_format'>>) =>
    await api('PUT /api/user', { body: changes }),
};

/** Public configuration of the server: the upload limit, the development mailbox, the demo sign-in. */
export function usePublicConfig() {
  return useQuery({
    queryKey: publicConfigKey,
    queryFn: () => api('GET /api/config', { ...quiet }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
