import type { BankRuleRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankRuleCalls, useBankRules } from '../../../../api/queries/banking/bank-rule.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { sentencesOf } from './refusal-words.ts';
import { moved } from './rule-draft.ts';
import { RuleItem } from './rule-item.tsx';

interface RuleListProps {
  onOpen: (rule: BankRuleRow) => void;
  onNew: () => void;
}

/** The rules in the order they are tried; the first that fits a line decides. */
export function RuleList({ onOpen, onNew }: RuleListProps) {
  const { t } = useTranslation('bank-rules');
  const readOnly = !useMay('write');
  const { data, error, refetch } = useBankRules();
  const { said, dragged, setDragged, move, remove, toggle } = useRuleMoves(data ?? []);
  if (error && data === undefined) return <ErrorState detail={sentencesOf(error)} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    const add = readOnly ? null : (
      <Button type="primary" icon={<Icon name="plus" />} onClick={onNew}>
        {t('add')}
      </Button>
    );
    return (
      <Card>
        <EmptyState title={t('empty')} detail={t('emptyDetail')} action={add} />
      </Card>
    );
  }
  return (
    <Card flush>
      {!readOnly && <p className="pad-12-20 font-small faint ruled-below">{t('orderHint')}</p>}
      <ol className="rule-list" aria-label={t('list')}>
        {(data ?? []).map((rule, index, all) => (
          <RuleItem
            key={rule.id}
            rule={rule}
            place={index + 1}
            isLast={index === all.length - 1}
            isDragged={dragged === index}
            onOpen={() => onOpen(rule)}
            onMove={(by) => void move(index, index + by)}
            onDrag={setDragged}
            onDrop={() => dragged !== null && void move(dragged, index)}
            onToggle={(active) => void toggle(rule, active)}
            onRemove={() => void remove(rule)}
          />
        ))}
      </ol>
      <p className="visually-hidden absolute clip nowrap" role="status">
        {said}
      </p>
    </Card>
  );
}

function useRuleMoves(rules: readonly BankRuleRow[]) {
  const { t } = useTranslation('bank-rules');
  const calls = useBankRuleCalls();
  const confirm = useConfirm();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const told = (work: Promise<unknown>) => work.catch((cause) => toast.error(sentencesOf(cause)));
  const move = async (from: number, to: number) => {
    setDragged(null);
    if (from === to || to < 0 || to >= rules.length) return;
    setSaid(t('movedTo', { place: to + 1, count: rules.length }));
    await told(calls.order(moved(rules, from, to).map((rule) => rule.id)));
  };
  const remove = async (rule: BankRuleRow) => {
    const isSure = await confirm({
      title: t('removeAsk', { name: rule.name }),
      detail: t('removeDetail'),
      okText: t('common:remove'),
      danger: true,
    });
    if (isSure) await told(calls.remove(rule.id).then(() => toast.success(t('removed', { name: rule.name }))));
  };
  const toggle = ({ id, name, conditions, action }: BankRuleRow, active: boolean) =>
    told(calls.change(id, { name, active, conditions, action }));
  return { said, dragged, setDragged, move, remove, toggle };
}
