import type { MissingEvidenceRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEvidence, evidenceCalls } from '../../../../api/queries/banking/bank-evidence.ts';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { useDropping } from '../evidence/use-dropping.ts';

export interface MissingActions {
  take: (row: MissingEvidenceRow) => void;
  drop: (lineId: string, files: readonly File[]) => void;
}

const refusalStaysMs = 8000;

/** Actions on a row that do not open it. Pressing twice starts an action once. */
export function useMissingActions(): MissingActions {
  const { t } = useTranslation('bank-evidence');
  const queryClient = useQueryClient();
  const busy = useRef(new Set<string>());
  const changed = () => void afterEvidence(queryClient);
  const run = async (row: MissingEvidenceRow, action: () => Promise<unknown>, done: string) => {
    if (busy.current.has(row.id)) return;
    busy.current.add(row.id);
    try {
      await action();
      toast.success(done);
    } catch (cause) {
      toast.error(sentenceOf(cause), { durationMs: refusalStaysMs });
    } finally {
      busy.current.delete(row.id);
      changed();
    }
  };
  const dropping = useDropping(changed);
  const latest = useRef({ run, drop: dropping.drop, t });
  latest.current = { run, drop: dropping.drop, t };
  return useMemo(
    () => ({
      take: (row) => {
        const { arrived } = row;
        if (arrived !== null)
          void latest.current.run(row, () => evidenceCalls.attach(row.id, arrived.id), latest.current.t('attached'));
      },
      drop: (lineId, files) => void latest.current.drop(lineId, files),
    }),
    [],
  );
}
