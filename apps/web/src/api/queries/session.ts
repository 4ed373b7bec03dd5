import type { AccountType, LoginAnswer, Profile, PublicConfig } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { publicConfigKey } from '../query-client.ts';

/** These forms show their failures in place, so the calls are quiet. Each fetches the XSRF cookie first. */
const quiet = { quiet: true };

export async function afterCsrf<T>(action: () => Promise<T>): Promise<T> {
  await get('/fortify/csrf', quiet);
  return await action();
}

export interface RegisterBody {
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
  account_type: AccountType;
  practice_name?: string;
  pc_number?: string;
  phone?: string;
  address?: string;
}

export interface ResetPasswordBody {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

export const sessionCalls = {
  login: (email: string, password: string) =>
    afterCsrf(() => post<LoginAnswer>('/fortify/login', { email, password }, quiet)),
  logout: () => afterCsrf(() => post<null>('/fortify/logout', {}, quiet)),
  register: (body: RegisterBody) => afterCsrf(() => post<null>('/fortify/register', body, quiet)),
  forgotPassword: (email: string) => afterCsrf(() => post<null>('/fortify/forgot-password', { email }, quiet)),
  resetPassword: (body: ResetPasswordBody) => afterCsrf(() => post<null>('/fortify/reset-password', body, quiet)),
  requestCode: () => get<null>('/api/user/otp/request', quiet),
  /** `trustBrowser`: no code is asked for in this browser for the next 30 days. */
  verifyCode: (code: string, email: string | undefined, trustBrowser: boolean) =>
    afterCsrf(() =>
      post<null>('/api/user/otp/verify', { code, ...(email && { email }), trust_browser: trustBrowser }, quiet),
    ),
  /** `permission_level` is the user's in `companyId`; without one, in general. */
  profile: (companyId: string | null) =>
    get<Profile>('/api/user/profile', { ...quiet, query: { company_id: companyId ?? undefined } }),
  updateUser: async (changes: Partial<Pick<Profile, 'name' | 'language' | 'date_format'>>) =>
    (await call<Profile>('PUT', '/api/user', { body: changes })).data,
};

/** What the server lets anyone know: the upload limit, the development mailbox, the demo sign-in. */
export function usePublicConfig() {
  return useQuery({
    queryKey: publicConfigKey,
    queryFn: () => get<PublicConfig>('/api/config', quiet),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
