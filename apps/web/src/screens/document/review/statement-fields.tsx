import type { StatementDraft } from '@folio/contract';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { hasInvalidField, settleFields } from '../../../components/typed-fields.ts';
import { useReview } from './review-context.ts';
import { checkLines, proofOf } from './statement-arithmetic.ts';
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
  if (statement === undefined) return <p>{t('noBlock')}</p>;
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
