import type { MailChoice, NewToken, TokenRow, UploadedPicture } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';

const choicePath = '/api/user/mail-choice';
const tokenPath = '/api/user/token';
const mailChoicesKey = ['mail-choices'] as const;
const tokensKey = ['api-tokens'] as const;
const quiet = { quiet: true };

/** Which mails the user gets. */
export function useMailChoices() {
  return useQuery({ queryKey: mailChoicesKey, queryFn: () => get<MailChoice[]>(choicePath, quiet) });
}

/** Switches a kind of mail; a failure is shown as a toast and the switch goes back. */
export function useChooseMail() {
  const queryClient = useQueryClient();
  return async (choice: MailChoice) => {
    queryClient.setQueryData<MailChoice[]>(mailChoicesKey, (known) =>
      known?.map((one) => (one.kind === choice.kind ? choice : one)),
    );
    try {
      queryClient.setQueryData(mailChoicesKey, await put<MailChoice[]>(choicePath, choice));
    } catch (cause) {
      console.error('The choice was not saved', cause);
      await queryClient.invalidateQueries({ queryKey: mailChoicesKey });
    }
  };
}

/** The user's API tokens, without their secrets. */
export function useTokens() {
  return useQuery({ queryKey: tokensKey, queryFn: () => get<TokenRow[]>(tokenPath, quiet) });
}

export interface TokenBody {
  name: string;
  scope: TokenRow['scope'];
  company_id: string | null;
  days: number;
}

/** Calls that make and revoke tokens; refusals are shown where they were caused. */
export function useTokenCalls() {
  const queryClient = useQueryClient();
  return {
    make: async (body: TokenBody) => {
      const made = await post<NewToken>(tokenPath, body, quiet);
      await queryClient.invalidateQueries({ queryKey: tokensKey });
      return made;
    },
    revoke: async (id: string) => {
      const rows = (await call<TokenRow[]>('DELETE', `${tokenPath}/${encodeURIComponent(id)}`)).data;
      queryClient.setQueryData(tokensKey, rows);
    },
  };
}

/** Calls for the user's own picture; both answer its address. */
export const avatarCalls = {
  set: async (picture: Blob) => {
    const form = new FormData();
    form.append('file', picture, 'avatar');
    const { id } = await post<UploadedPicture>('/api/system/upload', form, quiet);
    return (await put<{ avatar: string | null }>('/api/user/avatar', { avatar: id }, quiet)).avatar;
  },
  remove: async () => (await put<{ avatar: string | null }>('/api/user/avatar', { avatar: null }, quiet)).avatar,
};
