import type { MailChoice } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';

const mailChoicesKey = ['mail-choices'] as const;
const tokensKey = ['api-tokens'] as const;
const quiet = { quiet: true };

/** Which emails the user receives. */
export function useMailChoices() {
  return useQuery({ queryKey: mailChoicesKey, queryFn: () => api('GET /api/user/mail-choice', { ...quiet }) });
}

/** Switches a kind of email; on an error the client shows a toast and the switch returns to its old state. */
export function useChooseMail() {
  const queryClient = useQueryClient();
  return async (choice: MailChoice) => {
    queryClient.setQueryData<MailChoice[]>(mailChoicesKey, (known) =>
      known?.map((one) => (one.kind === choice.kind ? choice : one)),
    );
    try {
      queryClient.setQueryData(mailChoicesKey, await api('PUT /api/user/mail-choice', { body: choice }));
    } catch (cause) {
      console.error('The choice was not saved', cause);
      await queryClient.invalidateQueries({ queryKey: mailChoicesKey });
    }
  };
}

/** The user's API tokens, without their secrets. */
export function useTokens() {
  return useQuery({ queryKey: tokensKey, queryFn: () => api('GET /api/user/token', { ...quiet }) });
}

export type TokenBody = BodyOf<'POST /api/user/token'>;

/** Calls that create and revoke tokens. They are quiet, because errors are shown where they were caused. */
export function useTokenCalls() {
  const queryClient = useQueryClient();
  return {
    make: async (body: TokenBody) => {
      const made = await api('POST /api/user/token', { body, ...quiet });
      await queryClient.invalidateQueries({ queryKey: tokensKey });
      return made;
    },
    revoke: async (id: string) => {
      const rows = await api('DELETE /api/user/token/:id', { params: { id } });
      queryClient.setQueryData(tokensKey, rows);
    },
  };
}

/** Calls for the user's picture; both return its address. */
export const avatarCalls = {
  set: async (picture: Blob) => {
    const form = new FormData();
    form.append('file', picture, 'avatar');
    const { id } = await api('POST /api/system/upload', { body: form, ...quiet });
    return (await api('PUT /api/user/avatar', { body: { avatar: id }, ...quiet })).avatar;
  },
  remove: async () => (await api('PUT /api/user/avatar', { body: { avatar: null }, ...quiet })).avatar,
};
