import type { ImportStatementPreview } from '@folio/contract';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../components/money/amount.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import type { StatementChoice } from './choices.ts';

interface BalancesProps {
  statement: ImportStatementPreview;
  /** The account's currency, for files that do not give one. */
  currency: string;
  /** True if the new account's currency differs from the base currency. */
  needsRate: boolean;
  choice: StatementChoice;
  faultsOf: (field: string) => readonly string[];
  onChange: (change: Partial<StatementChoice>, again: boolean) => void;
}

/**
 * Opening balance + lines = closing balance, to be compared with the bank's figures; the user types what the file
 * does not contain.
 */
export function Balances({ statement, currency, needsRate, choice, faultsOf, onChange }: BalancesProps) {
  const { t } = useTranslation('bank-import');
  const { opening_from: from, computed_closing_balance: computed } = statement;
  const isOpen = from === null || from === 'person' || from === 'previous';
  return (
    <div className="bank-balances gap-12-20 pad-14-16 grid items-start bg-sunken radius-large">
      <Figure label={t('balance.opening')} note={from === 'previous' ? t('balance.fromPrevious') : undefined}>
        {isOpen ? (
          <FigureInput
            label={t('balance.opening')}
            currency={currency}
            value={choice.opening ?? (from === 'previous' ? statement.opening_balance : null)}
            placeholder={t('balance.typeOpening')}
            status={faultsOf('opening_balance').length > 0 ? 'error' : ''}
            onChange={(opening) => onChange({ opening }, true)}
          />
        ) : (
          <Amount value={statement.opening_balance} currency={currency} withCode={needsRate} />
        )}
        <Sentences of={faultsOf('opening_balance')} />
      </Figure>
      <Figure label={t('balance.received')}>
        <Amount value={statement.received_total} currency={currency} tone="received" />
      </Figure>
      <Figure label={t('balance.spent')}>
        <Amount value={statement.spent_total} currency={currency} />
      </Figure>
      <div className="bank-closing text-right">
        <span>{t('balance.closing')}</span>
        <strong className="block num font-hero line-32">
          {computed === null ? (
            t('balance.unknown')
          ) : (
            <Amount value={computed} currency={currency} withCode={needsRate} />
          )}
        </strong>
        <ProofWords statement={statement} currency={currency} />
      </div>
      {statement.opens_account && statement.opening_balance !== null && (
        <OpeningPosting choice={choice} needsRate={needsRate} faults={faultsOf('opening_rate')} onChange={onChange} />
      )}
    </div>
  );
}

function Figure({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="bank-balance">
      <span>{label}</span>
      <div>{children}</div>
      {note !== undefined && <em className="font-small muted">{note}</em>}
    </div>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <span key={sentence} className="text-red font-small">
      {sentence}
    </span>
  ));
}

function ProofWords({ statement, currency }: { statement: ImportStatementPreview; currency: string }) {
  const { t } = useTranslation('bank-import');
  const { proved, computed_closing_balance: computed, closing_balance: closing } = statement;
  if (proved === true)
    return (
      <span className="bank-proof font-base text-green">
        <Icon className="lift-m3" name="circle-check" size={16} /> {t('proof.holds')}
      </span>
    );
  if (computed === null) return null;
  if (proved === null) return <span className="bank-proof font-base muted">{t('proof.compare')}</span>;
  return (
    <span className="bank-proof font-base text-red">
      <Icon className="lift-m3" name="circle-alert" size={16} />{' '}
      {closing !== null && closing !== computed ? (
        <>
          {t('proof.saysOther')} <Amount value={closing} currency={currency} />
        </>
      ) : (
        t('proof.rowsBreak')
      )}
    </span>
  );
}

interface OpeningPostingProps {
  choice: StatementChoice;
  needsRate: boolean;
  faults: readonly string[];
  onChange: BalancesProps['onChange'];
}

function OpeningPosting({ choice, needsRate, faults, onChange }: OpeningPostingProps) {
  const { t } = useTranslation('bank-import');
  const id = useId();
  return (
    <div className="bank-opening whole-row gap-8-20 flex wrap">
      <Checkbox
        checked={choice.postsOpening}
        onChange={(event) => onChange({ postsOpening: event.target.checked }, false)}
      >
        {t('opening.post')}
      </Checkbox>
      {choice.postsOpening && needsRate && (
        <div className="bank-field grid gap-4">
          <label className="font-small muted" htmlFor={id}>
            {t('opening.rate')}
          </label>
          <FigureInput
            id={id}
            value={choice.rate}
            status={faults.length > 0 ? 'error' : ''}
            onChange={(rate) => onChange({ rate }, false)}
          />
          <Sentences of={faults} />
        </div>
      )}
    </div>
  );
}

interface BadRowProps {
  statement: ImportStatementPreview;
  flipped: readonly number[];
  onFlip: (flipped: readonly number[]) => void;
}

/** The first row that breaks the balance. If its amount fits the other side, offers to swap received and spent. */
export function BadRow({ statement: { first_bad_row: bad }, flipped, onFlip }: BadRowProps) {
  const { t } = useTranslation('bank-import');
  return (
    <>
      {bad !== null && (
        <p className="bank-warning flex items-top gap-10 pad-10-14 break radius-large bank-warning-bad around-0-0-12 bg-red">
          <Icon className="rigid above-2 text-amber" name="circle-alert" />
          <span>{t(bad.flip ? 'bad.flip' : 'bad.breaks', { row: bad.row })}</span>
          {bad.flip && (
            <Button size="small" onClick={() => onFlip([...flipped, bad.row])}>
              {t('bad.turn')}
            </Button>
          )}
        </p>
      )}
      {flipped.length > 0 && (
        <p className="bank-warning flex items-top gap-10 above-12 pad-10-14 break bg-amber radius-large">
          <Icon className="rigid above-2 text-amber" name="info" />
          <span>{t('bad.turned', { rows: flipped.join(', ') })}</span>
          <Button size="small" onClick={() => onFlip([])}>
            {t('bad.back')}
          </Button>
        </p>
      )}
    </>
  );
}
