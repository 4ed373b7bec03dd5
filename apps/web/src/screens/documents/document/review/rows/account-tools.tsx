import type { StatementDraft } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../components/feedback/toast/toast.ts';
import { settleFields } from '../../../../../components/form/typed-fields.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useReview } from '../review-context.ts';
import { emptyStatement } from '../statement/statement-arithmetic.ts';
import { listUndone, mergeWithBefore, removeAccount } from './row-edits.ts';

const undoOfferMs = 8000;

export function useAddAccount(): (currency: string) => void {
  const { change, goTo, paths } = useReview();
  return (currency) => {
    const added = emptyStatement(currency);
    change('statements', (draft) => ({ ...draft, statements: [...(draft.statements ?? []), added] }));
    goTo(`${paths.ofAccount(added)}.account_number`);
  };
}

interface AccountToolsProps {
  statements: readonly StatementDraft[];
  /** Number of the account on the form, from 0. */
  index: number;
  onChoose: (index: number) => void;
}

/** Another account of the same statement, one made of two, and taking one out. */
export function AccountTools({ statements, index, onChoose }: AccountToolsProps) {
  const { t } = useTranslation('document');
  const { readOnly, change } = useReview();
  const addAccount = useAddAccount();
  if (readOnly) return null;
  const add = () => {
    if (!settleFields()) return;
    addAccount(statements[index]?.currency ?? 'HKD');
    onChoose(statements.length);
  };
  const alter = (edit: typeof removeAccount, word: 'merged' | 'removed') => {
    if (!settleFields()) return;
    let [before, after]: StatementDraft[][] = [];
    change('statements', (draft) => {
      before = draft.statements ?? [];
      after = edit(before, index);
      return { ...draft, statements: after };
    });
    onChoose(Math.max(0, index - 1));
    const undo = () =>
      change('statements', (draft) => ({
        ...draft,
        statements: listUndone(draft.statements ?? [], after ?? [], before ?? []),
      }));
    toast.info(t(`account.${word}`), { durationMs: undoOfferMs, action: { label: t('common:undo'), run: undo } });
  };
  return (
    <div className="review-block-tools">
      <Button type="link" size="small" icon={<Icon name="plus" size={14} />} onClick={add}>
        {t('addBlock')}
      </Button>
      {index > 0 && (
        <Button
          type="link"
          size="small"
          icon={<Icon name="link" size={14} />}
          onClick={() => alter(mergeWithBefore, 'merged')}
        >
          {t('account.merge')}
        </Button>
      )}
      <Button
        type="link"
        size="small"
        icon={<Icon name="x" size={14} />}
        onClick={() => alter(removeAccount, 'removed')}
      >
        {t('removeBlock', { number: index + 1 })}
      </Button>
    </div>
  );
}
