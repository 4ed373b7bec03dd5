import type { BankRuleRow, SuggestionAccuracy } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../../components/money/format-amount.ts';

/** Says a rule and how right suggestions were in the language of the screen. */
export function useRuleWords() {
  const { t } = useTranslation('bank-rules');
  return {
    /** What a rule looks for: 'Spent · Payee contains “CLP” · 100.00 to 500.00'. */
    conditions: ({ conditions }: Pick<BankRuleRow, 'conditions'>, bankWords: (id: string) => string): string => {
      const { direction, bank_account_ids, text, amount_min, amount_max } = conditions;
      const texts = text.map(({ field, match, value }) =>
        t('oneText', { field: t(`field.${field}`), match: t(`match.${match}`), value }),
      );
      return [
        direction === null ? '' : t(`directionOf.${direction}`),
        ...texts,
        amountWords(amount_min, amount_max),
        bank_account_ids.map(bankWords).join(', '),
      ]
        .filter((words) => words !== '')
        .join(' · ');
    },
    /** What a rule does: '6120 Utilities', 'Transfer to or from 1020 Savings', 'Leave out: duplicate'. */
    action: ({ action }: Pick<BankRuleRow, 'action'>, nameOf: (code: string) => string): string => {
      if (action.kind === 'exclude') return t('does.exclude', { reason: action.reason });
      if (action.kind === 'transfer') return t('does.transfer', { account: nameOf(action.account_code) });
      return action.parts
        .map(({ account_code, percent, amount, tax_code }) => {
          const share =
            percent === null ? (amount ?? '') && formatAmount(amount ?? '') : t('does.percent', { percent });
          return [share, nameOf(account_code), tax_code].filter(Boolean).join(' ');
        })
        .join(' + ');
    },
    /** 'Right 48 of 50', or that nothing was suggested yet. */
    accuracy: ({ suggested, accepted }: SuggestionAccuracy): string =>
      suggested === 0 ? t('notYetUsed') : t('rightOf', { accepted, count: suggested }),
  };

  function amountWords(min: string | null, max: string | null): string {
    const from = min === null ? '' : formatAmount(min);
    const to = max === null ? '' : formatAmount(max);
    if (min !== null && max !== null) return from === to ? from : t('between', { from, to });
    if (min !== null) return t('atLeast', { from });
    return max === null ? '' : t('atMost', { to });
  }
}
