import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { PartProps } from './actions-card.tsx';
import { DirectorFields } from './director-fields.tsx';
import { RelatedFields } from './related-fields.tsx';

const texts = ['activity', 'activity_zh', 'auditor', 'auditor_zh'] as const;
const kinds = ['fees', 'other', 'pension'] as const;
const MAX_LETTERS = { activity: 400, activity_zh: 400, auditor: 200, auditor_zh: 200 };

/** What the books do not contain and the accounts have to state. */
export function FactsCard({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { facts } = form.draft;
  return (
    <div id="accounts-facts">
      <Card title={t('facts')}>
        <div className="grid columns-even gap-16 below-16">
          {texts.map((field) => (
            <SideField key={field} id={`accounts-${field}`} label={t(`fact.${field}`)}>
              <Input
                id={`accounts-${field}`}
                maxLength={MAX_LETTERS[field]}
                disabled={isLocked}
                value={facts[field]}
                onChange={({ target }) => form.changeFacts({ [field]: target.value })}
              />
            </SideField>
          ))}
          <SideField id="accounts-approved" label={t('fact.approved_on')}>
            <DayInput
              id="accounts-approved"
              allowClear
              disabled={isLocked}
              value={facts.approved_on}
              min={accounts.book.period.to}
              onChange={(approved_on) => form.changeFacts({ approved_on })}
            />
          </SideField>
        </div>
        <DirectorFields form={form} isLocked={isLocked} />
        <Emoluments accounts={accounts} form={form} isLocked={isLocked} />
        <RelatedFields accounts={accounts} form={form} isLocked={isLocked} />
      </Card>
    </div>
  );
}

function Emoluments({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { emoluments } = form.draft.facts;
  const { currency, previous } = accounts.book;
  const periods = previous === null ? (['current'] as const) : (['current', 'previous'] as const);
  return (
    <fieldset className="border-0 m-0 p-0 below-16">
      <legend className="bold below-8">{t('emoluments')}</legend>
      <div className="grid columns-even gap-16">
        {kinds.flatMap((kind) =>
          periods.map((when) => (
            <SideField
              key={`${kind} ${when}`}
              id={`accounts-${kind}-${when}`}
              label={t('amountOf', { what: t(`fact.${kind}`), period: t(`when.${when}`) })}
            >
              <FigureInput
                id={`accounts-${kind}-${when}`}
                currency={currency}
                disabled={isLocked}
                value={emoluments[kind][when]}
                onChange={(amount) =>
                  form.changeFacts({
                    emoluments: { ...emoluments, [kind]: { ...emoluments[kind], [when]: amount ?? '0' } },
                  })
                }
              />
            </SideField>
          )),
        )}
      </div>
    </fieldset>
  );
}
