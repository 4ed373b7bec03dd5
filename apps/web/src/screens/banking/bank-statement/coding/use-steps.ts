import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterCoding, bankCalls, bankLinesKey, countAsDone, linesToDo } from '../../../../api/queries/banking/bank.ts';
import { closeToast, toast } from '../../../../components/feedback/toast/toast.ts';
import type { LineList } from '../list/line-list.ts';
import { dropLineDrafts } from '../panels/line-draft.ts';
import { isToDo, lineWords } from './coding.ts';
import { CodingState } from './coding-state.ts';
import { changeEach, type Outcome, outcomeOf, refusedAll } from './outcome.ts';
import { traffic } from './traffic.ts';

const undoOfferMs = 8000;
/**
 * Queries that depend on the lines are fetched only after a pause, so that they do not slow down a user who codes
 * many lines.
 */
const pauseMs = 200;

/** The list on the screen, its account, and who hears of a line that came back by undo. */
interface Place {
  list: LineList;
  accountId: string;
  onReturn: (id: string) => void;
}

interface StepContext {
  state: CodingState;
  /** The place now; it may change while a request is running. */
  now: { readonly current: Place };
  queryClient: QueryClient;
  t: TFunction<'bank-statement'>;
}

/**
 * One change of lines from key press to server response: it is shown at once, then confirmed or rolled back, and
 * remembered for undo.
 */
export function useSteps(list: LineList, accountId: string, onReturn: (id: string) => void) {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const now = useRef<Place>({ list, accountId, onReturn });
  now.current = { list, accountId, onReturn };
  useRefreshAfter(queryClient);
  return useMemo(() => stepsOf({ state: new CodingState(), now, queryClient, t }), [queryClient, t]);
}

function stepsOf(context: StepContext) {
  const { state, now, t } = context;
  const run = runnerOf(context);
  const say = sayerOf(context);
  const undo = async (ids: readonly string[]) => {
    const free = ids.filter((id) => !state.snapshot().pending.has(id));
    if (free.length === 0) return;
    const back = free.toReversed();
    const outcome = await run(back, -1, () => changeEach(back, bankCalls.undo, t('common:error.network'), 1));
    const last = outcome.done.at(-1);
    if (last === undefined) return;
    say(t('done.undone', { count: outcome.done.length }));
    now.current.onReturn(last);
  };
  /** Undoes the newest change that is still at least partly in effect. */
  const undoNewest = async (): Promise<void> => {
    const group = state.takeLast();
    if (group === undefined) return void toast.info(t('done.nothing'));
    const isCoded = (id: string) => {
      const row = now.current.list.row(id);
      return row === undefined || !isToDo(row);
    };
    const standing = (await group.coded).filter(isCoded);
    return standing.length > 0 ? undo(standing) : undoNewest();
  };
  return {
    state,
    /** Codes lines and reports it; none of `ids` may be locked by a running change. */
    code: (ids: readonly string[], words: string, send: () => Promise<Outcome>) => {
      if (ids.length === 0) return;
      const outcome = run(ids, 1, send);
      const group = { coded: outcome.then(({ done }) => done) };
      state.remember(group);
      void outcome.then(({ done }) => {
        if (done.length === 0) return state.forget(group);
        for (const id of done) dropLineDrafts(id);
        say(words, () => {
          state.forget(group);
          void undo(done);
        });
      });
    },
    refuse: (id: string) => {
      const send = () => bankCalls.refuse(id, 0).then(outcomeOf);
      void run([id], 0, send).then(({ done }) => done.length > 0 && toast.info(t('done.refused')));
    },
    undo: (ids: readonly string[]) => void undo(ids),
    undoLast: () => {
      void undoNewest();
    },
  };
}

/** Shows one notice at a time about what was done, with the number of lines that are left. */
function sayerOf({ now, queryClient, t }: StepContext) {
  let shownToast = 0;
  return (text: string, undoIt?: () => void) => {
    closeToast(shownToast);
    const left = linesToDo(queryClient, now.current.accountId);
    const words = left === null ? text : t('done.left', { text, count: left });
    const offer = undoIt && { durationMs: undoOfferMs, action: { label: t('common:undo'), run: undoIt } };
    shownToast = toast.success(words, offer);
  };
}

/** Makes a change. `direction`: 1 codes, -1 undoes coding, 0 does neither. */
function runnerOf({ state, now, queryClient, t }: StepContext) {
  return async (ids: readonly string[], direction: 1 | 0 | -1, send: () => Promise<Outcome>): Promise<Outcome> => {
    const { accountId: account, list: seen } = now.current;
    traffic.begin();
    state.begin(ids);
    if (direction === 1 && seen.show === 'to_do') seen.leave(ids);
    countAsDone(queryClient, account, direction * ids.length);
    const outcome = await send().catch((cause: unknown) => refusedAll(ids, cause, t('common:error.network')));
    countAsDone(queryClient, account, -direction * outcome.refused.length);
    const refusedIds = outcome.refused.map(({ id }) => id);
    now.current.list.comeBack(refusedIds);
    now.current.list.patch(outcome.rows);
    state.end(ids, outcome.refused);
    traffic.end();
    for (const { id, message } of outcome.refused) {
      const row = now.current.list.row(id);
      toast.error(t('refused', { line: row ? lineWords(row.payee, row.description)[0] : '', message }));
    }
    if (refusedIds.length > 0) void queryClient.invalidateQueries({ queryKey: bankLinesKey });
    return outcome;
  };
}

function useRefreshAfter(queryClient: QueryClient): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begun = traffic.epoch();
    const stop = traffic.onQuiet(() => {
      clearTimeout(timer);
      timer = setTimeout(() => traffic.isQuiet() && void afterCoding(queryClient), pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
      if (traffic.epoch() !== begun) void afterCoding(queryClient);
    };
  }, [queryClient]);
}
