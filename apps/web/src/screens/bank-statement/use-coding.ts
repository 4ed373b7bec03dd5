import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { afterCoding, bankCalls, type LineRate, type LineSplit } from '../../api/queries/bank.ts';
import { toast } from '../../components/toast/toast.ts';

export interface Coding {
  /** Lines whose call is under way: shown as done, and not to be touched. */
  pending: ReadonlySet<string>;
  /** The server's sentence at a line it refused. */
  refusals: ReadonlyMap<string, string>;
  accept: (ids: string[]) => void;
  classify: (id: string, splits: LineSplit[], rate: LineRate) => void;
  match: (id: string, documents: { id: string; amount?: string }[], rate: LineRate) => void;
  transfer: (id: string, accountCode: string, more: LineRate & { amount?: string }) => void;
  exclude: (id: string, reason: string) => void;
  undo: (ids: string[]) => void;
  /** Takes the last coding of this visit back. */
  undoLast: () => void;
}

type Done = 'accepted' | 'classified' | 'matched' | 'transferred' | 'excluded';
type Answer = { accepted: string[]; refused: { id: string; message: string }[] };

const undoOfferMs = 8000;

/** Codes lines: each shows as done at once; a refusal brings it back with the server's sentence. */
export function useCoding(): Coding {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const last = useRef<string[]>([]);
  const underWay = useRef(new Set<string>());

  const run = useCallback(
    async (ids: string[], send: (ids: string[]) => Promise<Answer>, onDone: (accepted: string[]) => void) => {
      const free = ids.filter((id) => !underWay.current.has(id));
      if (free.length === 0) return;
      for (const id of free) underWay.current.add(id);
      setPending(new Set(underWay.current));
      setRefusals((before) => new Map([...before].filter(([id]) => !free.includes(id))));
      const answer = await send(free).catch(
        (cause: unknown): Answer => refusedAll(free, cause, t('common:error.network')),
      );
      if (answer.accepted.length > 0) {
        onDone(answer.accepted);
        await afterCoding(queryClient, answer.accepted);
      }
      for (const id of free) underWay.current.delete(id);
      setPending(new Set(underWay.current));
      setRefusals((before) => new Map([...before, ...answer.refused.map((one) => [one.id, one.message] as const)]));
    },
    [queryClient, t],
  );

  return useMemo(() => {
    const undo = (ids: string[]) =>
      void run(ids, undoAll, (undone) => {
        last.current = last.current.filter((id) => !undone.includes(id));
        toast.info(t('done.undone', { count: undone.length }));
      });
    const code = (ids: string[], done: Done, send: (ids: string[]) => Promise<Answer>) =>
      void run(ids, send, (coded) => {
        last.current = coded;
        toast.success(t(`done.${done}`, { count: coded.length }), {
          durationMs: undoOfferMs,
          action: { label: t('common:undo'), run: () => undo(coded) },
        });
      });
    const one = (id: string, done: Done, send: () => Promise<unknown>) =>
      code([id], done, async () => {
        await send();
        return { accepted: [id], refused: [] };
      });
    return {
      pending,
      refusals,
      accept: (ids) => code(ids, 'accepted', bankCalls.accept),
      classify: (id, splits, rate) => one(id, 'classified', () => bankCalls.classify(id, splits, rate)),
      match: (id, documents, rate) => one(id, 'matched', () => bankCalls.match(id, documents, rate)),
      transfer: (id, accountCode, more) => one(id, 'transferred', () => bankCalls.transfer(id, accountCode, more)),
      exclude: (id, reason) => one(id, 'excluded', () => bankCalls.exclude(id, reason)),
      undo,
      undoLast: () => undo(last.current),
    };
  }, [run, pending, refusals, t]);
}

function sentenceOf(cause: unknown, fallback: string): string {
  return cause instanceof ApiError && cause.message !== '' ? cause.message : fallback;
}

function refusedAll(ids: string[], cause: unknown, fallback: string): Answer {
  return { accepted: [], refused: ids.map((id) => ({ id, message: sentenceOf(cause, fallback) })) };
}

/** One after another: each reverses what its line posted. */
async function undoAll(ids: string[]): Promise<Answer> {
  const answer: Answer = { accepted: [], refused: [] };
  for (const id of ids) {
    try {
      await bankCalls.undo(id);
      answer.accepted.push(id);
    } catch (cause) {
      answer.refused.push({ id, message: sentenceOf(cause, '') });
    }
  }
  return answer;
}
