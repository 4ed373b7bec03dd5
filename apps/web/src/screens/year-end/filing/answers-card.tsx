import type { FilingYear } from '@folio/contract';
import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { KeptNote } from '../../../components/draft/kept-note.tsx';
import { useSavedForm } from '../../../components/draft/use-saved-form.ts';
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
export function AnswersCard({ current, version: shown }: { current: FilingYear; version: string }) {
  const { t } = useTranslation('accounting-filing');
  const mayWrite = useMay('write');
  const { answers: save } = useFilingChanges();
  const { draft: answers, base, change, collisions, save: keepAnswers } = useSavedForm(answersOf(current), shown);
  const set = useLatest((element: string, value: string) => change((before) => ({ ...before, [element]: value })));
  const changed = changedAnswers(base, answers);
  useLeaveGuard(changed.length > 0, { title: t('leave'), okText: t('leaveOk') }, ['year']);
  const { year, answers_version: version, items } = current;
  const keep = () =>
    keepAnswers(() => save.mutateAsync({ year, version, answers: changed })).then(
      () => toast.success(t('answers.saved')),
      () => undefined,
    );
  const error = save.error === null ? null : asApiError(save.error);
  const labelOf = (path: string) => {
    const item = items.find(({ element }) => element === path);
    return item === undefined ? path : wordsIn(currentLanguage(), item.label);
  };
  return (
    <div id="filing-answers">
      <Card title={t('answers.title', { year })}>
        {error && <Refusal error={error} labelOf={labelOf} />}
        <KeptNote collisions={collisions} />
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
                    value={answers[item.element] ?? ''}
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
            <Button onClick={() => change((before) => answeredWithNo(items, before))}>{t('answers.rest')}</Button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** A function that stays the same, so that only the field that is typed in is drawn again. */
function useLatest<A extends unknown[]>(work: (...given: A) => void): (...given: A) => void {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...given: A) => latest.current(...given), []);
}
