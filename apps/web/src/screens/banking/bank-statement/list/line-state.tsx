import type { BankLineRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { isToDo } from '../coding/coding.ts';
import type { Command } from '../keys/key-map.ts';

interface LineStateProps {
  line: BankLineRow;
  isCurrent: boolean;
  isPending: boolean;
  onRun: (command: Command) => void;
  onUndo: (ids: readonly string[]) => void;
  readOnly: boolean;
}

/**
 * A line's state. A coded line is not yet reconciled: only lines of a statement that agrees with the books are green.
 */
export function LineState({ line, isCurrent, isPending, onRun, onUndo, readOnly }: LineStateProps) {
  const { t } = useTranslation('bank-statement');
  if (isPending) return <StateTag tone="grey">{t('working')}</StateTag>;
  if (isToDo(line)) {
    if (!isCurrent || readOnly || line.suggestion === null) {
      return <StateTag tone={line.state === 'suggested' ? 'blue' : 'grey'}>{t(`state.${line.state}`)}</StateTag>;
    }
    return (
      <button
        type="button"
        className="line-accept font-inherit border-0 inline-flex items-center gap-8 medium text-on-fill bg-fill radius-small pointer h-28"
        onClick={() => onRun({ do: 'accept' })}
      >
        {t('accept')} <KeyCap>{t('keys.accept')}</KeyCap>
      </button>
    );
  }
  return (
    <>
      <CodedTag line={line} />
      {!readOnly && (
        <button
          type="button"
          className="line-undo border-0 bg-none inline-grid centred faint radius-small pointer h-28"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={t('undoLine')}
          title={t('undoLine')}
          onClick={() => onUndo([line.id])}
        >
          <Icon name="undo" size={15} />
        </button>
      )}
    </>
  );
}

function CodedTag({ line }: { line: BankLineRow }) {
  const { t } = useTranslation('bank-statement');
  const word = t(`state.${line.state}`);
  if (line.proved) {
    return (
      <span title={t('provedWhy', { state: word })}>
        <StateTag tone="green" icon="circle-check">
          {t('state.proved')}
        </StateTag>
      </span>
    );
  }
  return (
    <span title={t('codedWhy')}>
      <StateTag tone="grey" icon={line.state === 'excluded' ? 'ban' : 'check'}>
        {word}
      </StateTag>
    </span>
  );
}
