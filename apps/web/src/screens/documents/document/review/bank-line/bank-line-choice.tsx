import type { BankLineOffer, DocumentDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../../components/day/day.tsx';
import { KeyCap } from '../../../../../components/keyboard/key-cap.tsx';
import { Amount } from '../../../../../components/money/amount.tsx';
import { currentLanguage } from '../../../../../i18n/start-language.ts';
import type { BankLinePick } from './use-bank-line.ts';
import './bank-line.css';

/** Open bank lines that may be the payment of this document: one is matched with it when it is confirmed. */
export function BankLineChoice({ document, choice }: { document: DocumentDetail; choice: BankLinePick }) {
  const { t } = useTranslation('document');
  if (choice.offers.length === 0) return null;
  return (
    <fieldset className="bank-lines around-12-0-0 border-0 grid min-0 gap-6 ruled-above">
      <legend className="p-0 full font-small muted">{t('bankLine.title')}</legend>
      {choice.offers.map((offer, index) => (
        <label
          key={offer.id}
          className="bank-line-offer picks tint-hover pad-8-10 grid items-start columns-auto-wide gap-10 font-base framed radius-medium pointer"
        >
          <input
            type="radio"
            name={`bank-line-${document.id}`}
            id={index === 0 ? 'field-bank_line' : undefined}
            checked={choice.chosenId === offer.id}
            onChange={() => choice.choose(offer.id)}
          />
          <Offer offer={offer} number={index + 1} />
        </label>
      ))}
      <label className="bank-line-offer picks tint-hover pad-8-10 grid items-start columns-auto-wide gap-10 font-base framed radius-medium pointer">
        <input
          type="radio"
          name={`bank-line-${document.id}`}
          checked={choice.chosenId === null}
          onChange={() => choice.choose(null)}
        />
        <span className="muted">
          {t('bankLine.none')} <KeyCap>{t('bankLine.key', { number: 0 })}</KeyCap>
        </span>
      </label>
    </fieldset>
  );
}

function Offer({ offer, number }: { offer: BankLineOffer; number: number }) {
  const { t } = useTranslation('document');
  const account = currentLanguage() === 'zh-Hant' ? offer.account_name_zh : offer.account_name;
  return (
    <span className="grid min-0 gap-2">
      <span className="bank-line-head flex between gap-10">
        <strong className="bold ellipsis">{offer.payee || offer.description}</strong>
        <Amount value={offer.amount} currency={offer.currency} />
      </span>
      <span className="font-small muted">
        <Day value={offer.date} /> · {account || offer.account_name} <KeyCap>{t('bankLine.key', { number })}</KeyCap>
      </span>
      <Reasons offer={offer} />
    </span>
  );
}

/** Why the line is offered. */
function Reasons({ offer }: { offer: BankLineOffer }) {
  const { t } = useTranslation('bank-statement');
  return (
    <span className="bank-line-reasons flex wrap gap-4">
      {offer.reasons.map((reason) => (
        <span
          key={`${reason.kind}${reason.value}`}
          className={
            reason.good
              ? 'reason-good text-green pad-0-7 font-tiny line-18 radius-tiny'
              : 'pad-0-7 font-tiny line-18 radius-tiny'
          }
        >
          {t(`reason.${reason.kind}`, { value: reason.value ?? '' }).trim()}
        </span>
      ))}
    </span>
  );
}
