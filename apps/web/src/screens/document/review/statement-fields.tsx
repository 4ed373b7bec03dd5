import type { StatementDraft } from '@folio/contract';
import { Button, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { hasInvalidField, settleFields } from '../../../components/typed-fields.ts';
import { useSession } from '../../../session/session-store.ts';
import { useReview } from './review-context.ts';
import { checkLines, emptyStatement, proofOf } from './statement-arithmetic.ts';
import { StatementBlock } from './statement-block.tsx';

const blockOf = /^statements\.(\d+)/;

/** The account blocks of a statement, one at a time, each with whether it is proved. */
export function StatementFields({ statements }: { statements: readonly StatementDraft[] }) {
  const { t } = useTranslation('document');
  const { active } = useReview();
  const [index, setIndex] = useState(0);
  const at = Math.min(index, statements.length - 1);
  const statement = statements[at];
  useEffect(() => {
    const block = blockOf.exec(active ?? '')?.[1];
    // A refused text stays in sight until it is corrected.
    if (block !== undefined && !hasInvalidField()) setIndex(Number(block));
  }, [active]);
  if (statement === undefined) return <NoAccount />;
  return (
    <div className="review-fields">
      {statements.length > 1 && (
        <Segmented
          className="review-blocks"
          aria-label={t('blocks')}
          value={at}
          options={statements.map((one, value) => ({ value, label: <BlockName statement={one} number={value + 1} /> }))}
          onChange={(next) => settleFields() && setIndex(next)}
        />
      )}
      <StatementBlock key={at} statement={statement} index={at} />
      <BlockTools count={statements.length} currency={statement.currency} onChoose={setIndex} />
    </div>
  );
}

/** Nothing was found on the page: a person enters what it shows. */
function NoAccount() {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { readOnly } = useReview();
  const addBlock = useAddBlock();
  return (
    <section className="review-no-account">
      <p>{t('noBlock')}</p>
      {!readOnly && (
        <Button
          type="primary"
          icon={<Icon name="plus" size={14} />}
          onClick={() => addBlock(0, company?.base_currency ?? 'HKD')}
        >
          {t('addBlock')}
        </Button>
      )}
    </section>
  );
}

function useAddBlock(): (index: number, currency: string) => void {
  const { change, goTo } = useReview();
  return (index, currency) => {
    change('statements', (draft) => ({
      ...draft,
      statements: [...(draft.statements ?? []), emptyStatement(currency)],
    }));
    goTo(`statements.${index}.account_number`);
  };
}

/** Another account of the same statement; one that was added by hand can be taken out again. */
function BlockTools({
  count,
  currency,
  onChoose,
}: {
  count: number;
  currency: string;
  onChoose: (index: number) => void;
}) {
  const { t } = useTranslation('document');
  const { readOnly, evidence, change } = useReview();
  const addBlock = useAddBlock();
  if (readOnly) return null;
  const last = `statements.${count - 1}.`;
  // What was read keeps its place: evidence goes by the number of the account.
  const isAdded = !Object.entries(evidence).some(([path, { origin }]) => path.startsWith(last) && origin !== 'entered');
  const add = () => {
    if (!settleFields()) return;
    addBlock(count, currency);
    onChoose(count);
  };
  const remove = () => {
    onChoose(Math.max(0, count - 2));
    change('statements', (draft) => ({ ...draft, statements: draft.statements?.slice(0, -1) ?? null }));
  };
  return (
    <div className="review-block-tools">
      <Button type="link" size="small" icon={<Icon name="plus" size={14} />} onClick={add}>
        {t('addBlock')}
      </Button>
      {isAdded && (
        <Button type="link" size="small" icon={<Icon name="x" size={14} />} onClick={remove}>
          {t('removeBlock', { number: count })}
        </Button>
      )}
    </div>
  );
}

/** An account's number and currency, with a sign for whether its block adds up. */
function BlockName({ statement, number }: { statement: StatementDraft; number: number }) {
  const { t } = useTranslation('document');
  const proof = proofOf(statement);
  const isOff = proof?.isProved === false || checkLines(statement).some((check) => check.state === 'off');
  const words = [statement.account_number ?? t('block', { number }), statement.currency].join(' · ');
  return (
    <span className="review-block-name">
      {words}
      {(proof || isOff) && (
        <span className={isOff ? 'line-mark-off' : 'line-mark-ok'}>
          <Icon name={isOff ? 'triangle-alert' : 'check'} size={13} />
          <span className="visually-hidden">{t(isOff ? 'arithmeticOff' : 'arithmeticHolds')}</span>
        </span>
      )}
    </span>
  );
}
