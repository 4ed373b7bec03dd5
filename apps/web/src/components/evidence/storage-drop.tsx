import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFiles, keepFile } from '../../api/queries/documents/file.ts';
import { usePublicConfig } from '../../api/queries/people/session.ts';
import { checkFile, headOf } from '../../uploads/check-file.ts';
import { LineDrop } from './line-drop.tsx';
import { sentenceOf } from './refusal-sentence.ts';
import './evidence.css';

export interface KeptFile {
  id: string;
  name: string;
}

interface StorageDropProps {
  /** Receives each file once it is in the storage. A failure is shown at the name of the file. */
  onKept: (file: KeptFile) => Promise<void> | void;
  /** Whether files are on their way, so that a form waits for them. */
  onBusy?: (isBusy: boolean) => void;
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * A place for files of any type in a form that names files of the storage. They are stored unchanged, one after the other. One
 * that cannot be taken says why and stops no other.
 */
export function StorageDrop({ onKept, onBusy }: StorageDropProps) {
  const { t } = useTranslation('upload');
  const queryClient = useQueryClient();
  const maxBytes = usePublicConfig().data?.max_upload_bytes ?? null;
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const busy = (is: boolean) => {
    setBusy(is);
    onBusy?.(is);
  };
  const problemOf = async (file: File): Promise<string | null> => {
    const fault = checkFile({ name: file.name, size: file.size, head: await headOf(file) }, maxBytes, 'store');
    if (fault !== null) return t(`refused.${fault}`, { max: Math.floor((maxBytes ?? 0) / bytesPerMegabyte) });
    try {
      await onKept(await keepFile(file));
      return null;
    } catch (cause) {
      return sentenceOf(cause);
    }
  };
  const take = async (files: readonly File[]) => {
    busy(true);
    const found: string[] = [];
    for (const file of files) {
      const problem = await problemOf(file);
      if (problem !== null) found.push(`${file.name}: ${problem}`);
    }
    setProblems(found);
    busy(false);
    await afterFiles(queryClient);
  };
  return (
    <div className="grid gap-6">
      <LineDrop isBusy={isBusy} accept="" onFiles={(files) => void take(files)} />
      {problems.map((problem) => (
        <p key={problem} className="font-small text-red break" role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}
