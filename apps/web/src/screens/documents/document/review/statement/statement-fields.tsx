import type { StatementDraft } from '@folio/contract';
import { Button, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasInvalidField, settleFields } from '../../../../../components/form/typed-fields.ts';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useSession } from '../../../../../session/session-store.ts';
import { useReview } from '../review-context.ts';
import { AccountTools, useAddAccount } from '../rows/account-tools.tsx';
import type { RowPaths } from '../rows/row-paths.ts';
import { checkLines, proofOf } from './statement-arithmetic.ts';
import { StatementBlock } from './statement-block.tsx';

/** Whether a field is one of an account: of its head, or of a row that may have been read in another one. */
function isOfAccount(path: string | null, statement: StatementDraft, paths: RowPaths): boolean {
  if (path === null) return false;
  const isUnder = (base: string) => path.startsWith(`${base}.`);
  const rows = statement.lines.map((line) => paths.ofRow(line, statement));
  return path.includes('.lines.') ? rows.some(isUnder) : isUnder(paths.ofAccount(statement));
}

/** The account blocks of a statement, one at a time, each with whether it is proved. */
export function StatementFields({ statements }: { statements: readonly StatementDraft[] }) {
  const { t } = useTranslation('document');
  const { active, paths } = useReview();
  const latest = useRef(statements);
  latest.current = statements;
  const [index, setIndex] = useState(0);
  const at = Math.min(index, statements.length - 1);
  const statement = statements[at];
  useEffect(() => {
    const block = latest.current.findIndex((one) => isOfAccount(active, one, paths));
    // A refused text stays in sight until it is corrected.
    if (block >= 0 && !hasInvalidField()) setIndex(block);
  }, [active, paths]);
  if (statement === undefined) return <NoAccount />;
  return (
    <div className="review-fields selects-full grid">
      {statements.length > 1 && (
        <Segmented
          className="review-blocks max-full scroll-x"
          aria-label={t('blocks')}
          value={at}
          options={statements.map((one, value) => ({ value, label: <BlockName statement={one} number={value + 1} /> }))}
          onChange={(next) => settleFields() && setIndex(next)}
        />
      )}
      <StatementBlock key={paths.ofAccount(statement)} statement={statement} index={at} />
      <AccountTools statements={statements} index={at} onChoose={setIndex} />
    </div>
  );
}

/** Nothing was found on the page: a person enters what it shows. */
function NoAccount() {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { readOnly, drawColumns } = useReview();
  const addAccount = useAddAccount();
  return (
    <section className="review-no-account">
      <p>{t('noBlock')}</p>
      <p className="flex wrap gap-8 above-8">
        {drawColumns !== null && (
          <Button type="primary" icon={<Icon name="columns" size={14} />} onClick={drawColumns}>
            {t('columns.draw')}
          </Button>
        )}
        {!readOnly && (
          <Button icon={<Icon name="plus" size={14} />} onClick={() => addAccount(company?.base_currency ?? 'HKD')}>
            {t('addBlock')}
          </Button>
        )}
      </p>
    </section>
  );
}

/** An account's number and currency, with a sign for whether its block adds up. */
function BlockName({ statement, number }: { statement: StatementDraft; number: number }) {
  const { t } = useTranslation('document');
  const proof = proofOf(statement);
  const isOff = proof?.isProved === false || checkLines(statement).some((check) => check.state === 'off');
  const words = [statement.account_number ?? t('block', { number }), statement.currency].join(' · ');
  return (
    <span className="inline-flex items-center gap-6">
      {words}
      {(proof || isOff) && (
        <span className={isOff ? 'text-amber inline-flex' : 'text-green inline-flex'}>
          <Icon name={isOff ? 'triangle-alert' : 'check'} size={13} />
          <span className="visually-hidden absolute clip nowrap inline-flex">
            {t(isOff ? 'arithmeticOff' : 'arithmeticHolds')}
          </span>
        </span>
      )}
    </span>
  );
}
