import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterCoding, bankCalls, bankLinesKey, countAsDone, linesToDo } from '../../../api/queries/bank.ts';
import { closeToast, toast } from '../../../components/toast/toast.ts';
import type { LineList } from '../list/line-list.ts';
import { dropLineDrafts } from '../panels/line-draft.ts';
import { isToDo, lineWords } from './coding.ts';
import { CodingState } from './coding-state.ts';
import { changeEach, type Outcome, outcomeOf, refusedAll } from './outcome.ts';
import { traffic } from './traffic.ts';

const undoOfferMs = 8000;
/** Typing ahead goes on meanwhile: what depends on the lines is fetched when it pauses. */
const pauseMs = 200;

/** One change of lines from the key to the answer: seen at once, counted, patched or rolled back, remembered for undo. */
export function useSteps(list: LineList, accountId: string, onReturn: (id: string) => void) {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const now = useRef({ list, accountId, onReturn });
  now.current = { list, accountId, onReturn };
  useRefreshAfter(queryClient);
  return useMemo(() => {
    const state = new CodingState();
    let shownToast = 0;
    const say = (text: string, undoIt?: () => void) => {
      closeToast(shownToast);
      const left = linesToDo(queryClient, now.current.accountId);
      const words = left === null ? text : t('done.left', { text, count: left });
      const offer = undoIt && { durationMs: undoOfferMs, action: { label: t('common:undo'), run: undoIt } };
      shownToast = toast.success(words, offer);
    };
    /** `direction`: 1 codes, -1 takes back, 0 changes neither. */
    const run = async (
      ids: readonly string[],
      direction: 1 | 0 | -1,
      send: () => Promise<Outcome>,
    ): Promise<Outcome> => {
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
    /** The newest change of which something still stands. */
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
      /** Codes lines and says so; `ids` free to be changed. */
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
  }, [queryClient, t]);
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
