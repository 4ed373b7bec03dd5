import type { StatementProof } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Balance } from '../../../../components/money/balance.tsx';
import { Icon } from '../../../../components/page/icon.tsx';

/** Two sums side by side: the statement's own, and from the books to the statement. */
export function Arithmetic({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  const balance = (value: string) => <Balance value={value} kind={proof.account_kind} />;
  const previous = proof.previous_closing_balance;
  return (
    <div className="proof-sums grid columns-even">
      <section aria-label={t('sum.statement')}>
        <h3 className="font-body">{t('sum.statement')}</h3>
        <dl>
          <Row label={t('sum.opening')}>{balance(proof.opening_balance)}</Row>
          <Row label={t('sum.received')} sign="+">
            <Amount value={proof.received_total} />
          </Row>
          <Row label={t('sum.spent')} sign="−">
            <Amount value={proof.spent_total} />
          </Row>
          <Row label={t('sum.closing')} isTotal>
            {balance(proof.closing_balance)}
          </Row>
        </dl>
        <Holds isHeld={proof.arithmetic_holds} yes={t('holds.sum')} no={t('holds.sumNot')} />
        {previous !== null && (
          <Holds isHeld={previous === proof.opening_balance} yes={t('holds.opening')} no={t('holds.openingNot')} />
        )}
      </section>
      <section aria-label={t('sum.books')}>
        <h3 className="font-body">
          {t('sum.books')} <Day value={proof.period_end} />
        </h3>
        <dl>
          <Row label={t('sum.book')}>{balance(proof.book_balance)}</Row>
          <Row label={t('sum.payments')} sign="+">
            <Amount value={proof.outstanding_payments_total} />
          </Row>
          <Row label={t('sum.receipts')} sign="−">
            <Amount value={proof.outstanding_receipts_total} />
          </Row>
          <Row label={t('sum.closing')} sign="−">
            {balance(proof.closing_balance)}
          </Row>
          <Row label={t('sum.difference')} isTotal>
            <Amount value={proof.difference} strong />
          </Row>
        </dl>
      </section>
    </div>
  );
}

function Row(props: { label: string; sign?: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        props.isTotal ? 'proof-row flex between gap-12 proof-total above-3 bold' : 'proof-row flex between gap-12'
      }
    >
      <dt>{props.label}</dt>
      <dd>
        {props.sign && <span className="proof-sign faint">{props.sign}</span>}
        {props.children}
      </dd>
    </div>
  );
}

function Holds({ isHeld, yes, no }: { isHeld: boolean; yes: string; no: string }) {
  return (
    <p
      className={
        isHeld
          ? 'proof-holds icons-rigid flex items-baseline gap-6 above-6 font-base text-green'
          : 'proof-holds icons-rigid flex items-baseline gap-6 above-6 font-base text-red'
      }
    >
      <Icon name={isHeld ? 'check' : 'triangle-alert'} size={14} /> {isHeld ? yes : no}
    </p>
  );
}
