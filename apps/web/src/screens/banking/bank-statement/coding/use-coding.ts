import type {
  BankLineRow,
  ClassifyLineRequest,
  LineSuggestion,
  MatchLineRequest,
  TransferLineRequest,
} from '@folio/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { bankCalls } from '../../../../api/queries/banking/bank.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import type { LineList } from '../list/line-list.ts';
import { isToDo, lineAmount, targetName } from './coding.ts';
import type { CodingSnapshot } from './coding-state.ts';
import { acceptMany, changeEach, outcomeOf, outcomeOfAccept } from './outcome.ts';
import { useSteps } from './use-steps.ts';

/** What can be done with lines. Each change shows at once; a refusal brings its line back with the server's sentence. */
export interface Coding extends CodingSnapshot {
  accept: (lines: readonly BankLineRow[]) => void;
  /** Takes one of a line's candidates, counted from 0. */
  pick: (line: BankLineRow, index: number, candidate: LineSuggestion) => void;
  classify: (line: BankLineRow, request: ClassifyLineRequest) => void;
  /** Each line whole to one account. */
  classifyAll: (lines: readonly BankLineRow[], accountCode: string, taxCode: string | null) => void;
  match: (line: BankLineRow, request: MatchLineRequest, numbers: readonly string[]) => void;
  transfer: (line: BankLineRow, request: TransferLineRequest) => void;
  exclude: (lines: readonly BankLineRow[], reason: string) => void;
  /** A no to the suggestion of a line. */
  refuse: (line: BankLineRow) => void;
  undo: (ids: readonly string[]) => void;
  /** Takes the newest change of this visit back; again, the one before. */
  undoLast: () => void;
}

/** Codes the lines of a list. `onReturn` hears of a line that came back by undo. */
export function useCoding(list: LineList, accountId: string, onReturn: (id: string) => void): Coding {
  const { t } = useTranslation('bank-statement');
  const { state, code, refuse, undo, undoLast } = useSteps(list, accountId, onReturn);
  const snapshot = useSyncExternalStore(state.subscribe, state.snapshot);
  const verbs = useMemo(() => {
    const network = t('common:error.network');
    const isFree = (line: BankLineRow) => isToDo(line) && !state.snapshot().pending.has(line.id);
    const idsOf = (lines: readonly BankLineRow[]) => lines.filter(isFree).map(({ id }) => id);
    const nameOf = (suggestion: LineSuggestion) => targetName(suggestion, currentLanguage() === 'zh-Hant');
    const pick = (line: BankLineRow, index: number, candidate: LineSuggestion) =>
      code(idsOf([line]), t(`done.${candidate.action}`, { name: nameOf(candidate) }), () =>
        bankCalls.accept([line.id], { index, score: candidate.score }).then(outcomeOfAccept),
      );
    return {
      pick,
      accept: (lines: readonly BankLineRow[]) => {
        const offered = lines.filter((line) => line.suggestion !== null);
        const [first] = offered;
        if (offered.length === 1 && first?.suggestion) return pick(first, 0, first.suggestion);
        const ids = idsOf(offered);
        code(ids, t('done.accepted', { count: ids.length }), () => acceptMany(ids, network));
      },
      classify: (line: BankLineRow, request: ClassifyLineRequest) => {
        const codes = request.splits.map((split) => split.account_code).join(' + ');
        code(idsOf([line]), t('done.classify', { name: codes }), () =>
          bankCalls.classify(line.id, request).then(outcomeOf),
        );
      },
      classifyAll: (lines: readonly BankLineRow[], accountCode: string, taxCode: string | null) => {
        const requests = new Map(lines.map((line) => [line.id, wholeTo(line, accountCode, taxCode)]));
        const ids = idsOf(lines);
        const send = (id: string) => bankCalls.classify(id, requests.get(id) ?? { splits: [] });
        code(ids, t('done.classifiedMany', { count: ids.length }), () => changeEach(ids, send, network));
      },
      match: (line: BankLineRow, request: MatchLineRequest, numbers: readonly string[]) =>
        code(idsOf([line]), t('done.match', { name: numbers.join(', ') }), () =>
          bankCalls.match(line.id, request).then(outcomeOf),
        ),
      transfer: (line: BankLineRow, request: TransferLineRequest) =>
        code(idsOf([line]), t('done.transfer', { name: request.account_code }), () =>
          bankCalls.transfer(line.id, request).then(outcomeOf),
        ),
      exclude: (lines: readonly BankLineRow[], reason: string) => {
        const ids = idsOf(lines);
        const send = (id: string) => bankCalls.exclude(id, reason);
        code(ids, t('done.excluded', { count: ids.length }), () => changeEach(ids, send, network));
      },
      refuse: (line: BankLineRow) => {
        if (isFree(line) && line.suggestion !== null) refuse(line.id);
      },
      undo,
      undoLast,
    };
  }, [code, refuse, undo, undoLast, state, t]);
  return useMemo(() => ({ ...snapshot, ...verbs }), [snapshot, verbs]);
}

function wholeTo(line: BankLineRow, accountCode: string, taxCode: string | null): ClassifyLineRequest {
  return { splits: [{ account_code: accountCode, amount: lineAmount(line), ...(taxCode && { tax_code: taxCode }) }] };
}
