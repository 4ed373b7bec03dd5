import type { AccountStatement, AccountStatementPart } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContactSide } from '../../../api/queries/trade/contact.ts';
import { Day } from '../../../components/day/day.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import './statement.css';

type Line = AccountStatementPart['lines'][number];

/** Each currency with its lines, the running balance, and the open amounts by age. */
export function StatementParts({ statement, side }: { statement: AccountStatement; side: ContactSide }) {
  return statement.parts.map((part) => <Part key={part.currency} part={part} statement={statement} side={side} />);
}

interface PartProps {
  part: AccountStatementPart;
  statement: AccountStatement;
  side: ContactSide;
}

function Part({ part, statement, side }: PartProps) {
  const { t } = useTranslation('contact');
  return (
    <section className="statement-part" aria-label={t('statement.ofCurrency', { currency: part.currency })}>
      <div className="scroll-x" tabIndex={-1}>
        <table className="statement-table stack-narrow heads-small heads-muted full font-base joined">
          <thead>
            <tr>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t('statement.date')}
              </th>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t('statement.what')}
              </th>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t('statement.dueDate')}
              </th>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t(side === 'customer' ? 'statement.charge' : 'statement.billed')}
              </th>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t('statement.credit')}
              </th>
              <th className="pad-8-10 text-left at-top ruled-below" scope="col">
                {t('statement.balance', { currency: part.currency })}
              </th>
            </tr>
          </thead>
          <tbody>
            <Total word={t('statement.opening')} day={statement.from} amount={part.opening} />
            {part.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered, and two may be equal
              <LineRow key={`${line.number}-${at}`} line={line} />
            ))}
            <Total word={t('statement.closing')} day={statement.to} amount={part.closing} />
          </tbody>
        </table>
      </div>
      <Ageing part={part} />
    </section>
  );
}

function Total({ word, day, amount }: { word: string; day: string; amount: string }) {
  return (
    <tr className="statement-total">
      <td className="pad-8-10 bold text-left at-top bg-sunken ruled-below">
        <Day value={day} />
      </td>
      <th className="pad-8-10 bold text-left at-top bg-sunken ruled-below" scope="row" colSpan={4}>
        {word}
      </th>
      <td className="pad-8-10 bold text-left at-top bg-sunken ruled-below">
        <Amount value={amount} brackets strong />
      </td>
    </tr>
  );
}

function LineRow({ line }: { line: Line }) {
  const { t: kinds } = useTranslation('reports');
  return (
    <tr>
      <td className="pad-8-10 text-left at-top ruled-below">
        <Day value={line.date} />
      </td>
      <td className="pad-8-10 text-left at-top ruled-below">
        {kinds(`kind.${line.kind}`)}{' '}
        {line.invoice_id === null ? line.number : <Link to={`/invoice/${line.invoice_id}`}>{line.number}</Link>}
        {line.reference && <span className="block font-small faint">{line.reference}</span>}
      </td>
      <td className="pad-8-10 text-left at-top ruled-below">
        <Day value={line.due_date} />
      </td>
      <td className="pad-8-10 text-left at-top ruled-below">
        <Amount value={line.charge} />
      </td>
      <td className="pad-8-10 text-left at-top ruled-below">
        <Amount value={line.credit} />
      </td>
      <td className="pad-8-10 text-left at-top ruled-below">
        <Amount value={line.balance} brackets />
      </td>
    </tr>
  );
}

const isOpen = (amount: string | undefined) => /[1-9]/.test(amount ?? '');

const ages = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;

/** The amounts open at the end, by days overdue. */
function Ageing({ part }: { part: AccountStatementPart }) {
  const { t } = useTranslation('contact');
  return (
    <dl className="statement-ageing around-12-0-0 grid gap-8 bg-sunken radius-large">
      {ages.map((age, at) => (
        <div className="text-right" key={age}>
          <dt className="font-small muted">{t(`age.${age}`)}</dt>
          <dd className="around-2-0-0">
            <Amount
              value={part.ageing[at] ?? '0.00'}
              brackets
              dashForZero
              {...(at > 0 && isOpen(part.ageing[at]) && { tone: 'overdue' as const })}
            />
          </dd>
        </div>
      ))}
      <div className="text-right">
        <dt className="font-small muted">{t('statement.due', { currency: part.currency })}</dt>
        <dd className="around-2-0-0">
          <Amount value={part.closing} brackets strong />
        </dd>
      </div>
    </dl>
  );
}
