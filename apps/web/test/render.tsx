import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createContext, type ReactNode, useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConfirmContext, type ConfirmQuestion } from '../src/components/feedback/confirm.tsx';
import { LeaveGuard } from '../src/components/form/use-leave-guard.ts';

/** Loads nothing again on its own, so that a test sees only the calls it caused. */
export function quietClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
}

const Content = createContext<ReactNode>(null);

/** The only route of a test: what the test renders, in a frame that guards unsaved forms. */
function Screen() {
  return (
    <>
      <LeaveGuard />
      {useContext(Content)}
    </>
  );
}

interface ScreenOptions<P> {
  props: P;
  path?: string;
  client?: QueryClient;
  /** Answers each question whether the user is sure. */
  ask?: (question: ConfirmQuestion) => boolean;
}

/** Renders a hook with server state and, at `path`, a router. */
export function renderOnScreen<R, P>(run: (props: P) => R, options: ScreenOptions<P>) {
  const { props, path = '/', client = quietClient(), ask = () => false } = options;
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [path] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ConfirmContext value={async (question) => ask(question)}>
        <Content value={children}>
          <RouterProvider router={router} />
        </Content>
      </ConfirmContext>
    </QueryClientProvider>
  );
  return { client, router, ...renderHook(run, { wrapper, initialProps: props }) };
}

interface QueryOptions<P> {
  props: P;
  client?: QueryClient;
  /** The answer to every question whether the user is sure. */
  isSure?: boolean;
}

/** Renders a hook with server state and without a router. */
export function renderWithQueries<R, P>(run: (props: P) => R, options: QueryOptions<P>) {
  const { props, client = quietClient(), isSure = false } = options;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ConfirmContext value={async () => isSure}>{children}</ConfirmContext>
    </QueryClientProvider>
  );
  return { client, ...renderHook(run, { wrapper, initialProps: props }) };
}

/** Lets everything that needs no timer finish. */
export const settled = () => new Promise<void>((done) => setTimeout(done, 0));

/** The result of something that changes the screen. */
export function acted<T>(work: () => T): T {
  let result: { value: T } | undefined;
  act(() => {
    result = { value: work() };
  });
  if (result === undefined) throw new Error('nothing was done');
  return result.value;
}
