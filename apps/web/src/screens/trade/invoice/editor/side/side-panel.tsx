import { Segmented } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftAsTyped } from '../../../../../api/queries/trade/invoice-editing.ts';
import { JournalPreview } from './journal-preview.tsx';
import { PaperPreview } from './paper-preview.tsx';

/** The content of the panel next to the sheet. */
export type SidePart = 'paper' | 'journal';

interface SidePanelProps {
  typed: DraftAsTyped;
  base: string;
  part: SidePart;
  /** Null if the part is chosen elsewhere. */
  onPart: ((part: SidePart) => void) | null;
  onField: (path: string) => void;
}

/** The preview of the printout and of the journal entry, shown while the user types. */
export const SidePanel = memo(function SidePanel({ typed, base, part, onPart, onField }: SidePanelProps) {
  const { t } = useTranslation('invoice-editor');
  return (
    <aside className="editor-side top-16 grid min-0 gap-10" aria-label={t('side.preview')}>
      {onPart && (
        <Segmented<SidePart>
          block
          value={part}
          options={[
            { value: 'paper', label: t('preview.title') },
            { value: 'journal', label: t('journal.title') },
          ]}
          onChange={onPart}
        />
      )}
      {part === 'paper' ? (
        <PaperPreview typed={typed} />
      ) : (
        <JournalPreview typed={typed} base={base} onField={onField} />
      )}
    </aside>
  );
});
