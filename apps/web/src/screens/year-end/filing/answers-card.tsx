import type { FilingYear } from '@folio/contract';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';
import { AnswerField } from './answer-field.tsx';
import { answeredWithNo, answerGroups, answersOf, changedAnswers, groupOf } from './answers-draft.ts';
import { wordsIn } from './words-in.ts';

/** What only a person knows of the year, and corrections of amounts that follow from accounts. */
export function AnswersCard({ current }: { current: FilingYear }) {
  const { t } = useTranslation('accounting-filing');
  const mayWrite = useMay('write');
  const { answers: save } = useFilingChanges();
  const [start] = useState(() => answersOf(current));
  const [answers, setAnswers] = useState(start);
  const set = useCallback((element: string, value: string) => {
    setAnswers((before) => new Map(before).set(element, value));
  }, []);
  const changed = changedAnswers(start, answers);
  useLeaveGuard(changed.length > 0, { title: t('leave'), okText: t('leaveOk') });
  const { year, answers_version: version, items } = current;
  const keep = async () => {
    await save.mutateAsync({ year, version, answers: changed }).then(
      () => toast.success(t('answers.saved')),
      () => undefined,
    );
  };
  const error = save.error === null ? null : asApiError(save.error);
  const labelOf = (path: string) => {
    const item = items.find(({ element }) => element === path);
    return item === undefined ? path : wordsIn(currentLanguage(), item.label);
  };
  return (
    <div id="filing-answers">
      <Card title={t('answers.title', { year })}>
        {error && <Refusal error={error} labelOf={labelOf} />}
        <p className="below-12 muted">{t('answers.about')}</p>
        {answerGroups.map((group) => (
          <fieldset key={group} className="border-0 m-0 p-0 below-16 min-0">
            <legend className="bold below-8">{t(`answers.group.${group}`)}</legend>
            <div className="grid columns-even gap-16 break selects-full">
              {items
                .filter((item) => item.open && groupOf(item) === group)
                .map((item) => (
                  <AnswerField
                    key={item.element}
                    item={item}
                    isLocked={!mayWrite}
                    value={answers.get(item.element) ?? ''}
                    onChange={set}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        {mayWrite && (
          <div className="flex wrap gap-12">
            <Button type="primary" loading={save.isPending} disabled={changed.length === 0} onClick={() => void keep()}>
              {t('answers.save')}
            </Button>
            <Button onClick={() => setAnswers(answeredWithNo(items, answers))}>{t('answers.rest')}</Button>
          </div>
        )}
      </Card>
    </div>
  );
}
