import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceCalls } from '../../../../api/queries/banking/bank-evidence.ts';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { checkFile, headOf } from '../../../../uploads/check-file.ts';

const refusalStaysMs = 8000;

/** Sends files for a line, one after the other; each that cannot be taken says why. */
export function useDropping(onSent: () => void) {
  const { t } = useTranslation('bank-evidence');
  // Why a file is refused is said in the words of the upload.
  useTranslation('upload');
  const [isBusy, setBusy] = useState(false);
  const send = async (lineId: string, file: File): Promise<boolean> => {
    const head = await headOf(file);
    const problem = checkFile({ name: file.name, size: file.size, head }, null);
    try {
      if (problem === null) await evidenceCalls.drop(lineId, file);
      else toast.error(`${file.name}: ${t(`upload:refused.${problem}`)}`, { durationMs: refusalStaysMs });
      return problem === null;
    } catch (cause) {
      toast.error(`${file.name}: ${sentenceOf(cause)}`, { durationMs: refusalStaysMs });
      return false;
    }
  };
  const drop = async (lineId: string, files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    let sent = 0;
    for (const file of files) if (await send(lineId, file)) sent += 1;
    setBusy(false);
    if (sent === 0) return;
    toast.success(t('dropped', { count: sent }));
    onSent();
  };
  return { isBusy, drop };
}
