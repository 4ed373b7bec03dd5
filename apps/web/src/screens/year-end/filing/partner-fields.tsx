import type { FilingPartner } from '@folio/contract';
import { Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';

interface PartnerFieldsProps {
  at: number;
  partner: FilingPartner;
  /** What the partner gets, as it was saved last; null while something is changed. */
  allocation: string | null;
  isLocked: boolean;
  onSet: (changes: Partial<FilingPartner>) => void;
  onRemove: () => void;
}

/** A partner with everything that the return states of it. */
export function PartnerFields({ at, partner, allocation, isLocked, onSet, onRemove }: PartnerFieldsProps) {
  const { t } = useTranslation('accounting-filing');
  const number = at + 1;
  const parts = { at, partner, isLocked, onSet };
  return (
    <li>
      <fieldset className="border-0 m-0 p-0 min-0">
        <legend className="bold below-8">{t('partners.partner', { number })}</legend>
        <div className="grid columns-even gap-16 break">
          <TextField {...parts} name="name" label={t('partners.name')} maxLength={120} />
          <TextField {...parts} name="identifier" label={t('partners.identifier')} maxLength={20} />
          <TextField {...parts} name="share" label={t('partners.share')} maxLength={8} isNumber />
          <TextField {...parts} name="mpf" label={t('partners.mpf')} maxLength={14} isNumber />
          <TextField
            {...parts}
            name="allocation"
            label={t('partners.allocation')}
            maxLength={15}
            isNumber
            {...(allocation !== null &&
              partner.allocation === null && {
                hint: t('partners.byShare', { amount: formatAmount(allocation) }),
              })}
          />
          <DayField {...parts} name="entered_on" label={t('partners.entered')} />
          <DayField {...parts} name="left_on" label={t('partners.left')} />
        </div>
        <div className="flex wrap items-center gap-12 above-12">
          <Checkbox
            checked={partner.precedent}
            disabled={isLocked}
            onChange={({ target }) => onSet({ precedent: target.checked })}
          >
            {t('partners.precedent')}
          </Checkbox>
          <Checkbox
            checked={partner.personal_assessment}
            disabled={isLocked}
            onChange={({ target }) => onSet({ personal_assessment: target.checked })}
          >
            {t('partners.personal')}
          </Checkbox>
          {!isLocked && (
            <Button size="small" danger onClick={onRemove}>
              {t('partners.remove', { name: partner.name === '' ? t('partners.partner', { number }) : partner.name })}
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
}

type FieldProps = Pick<PartnerFieldsProps, 'at' | 'partner' | 'isLocked' | 'onSet'> & { label: string; hint?: string };

/** An empty allocation follows from the share. */
function TextField(
  props: FieldProps & {
    name: 'name' | 'identifier' | 'share' | 'mpf' | 'allocation';
    maxLength: number;
    isNumber?: boolean;
  },
) {
  const { at, partner, name, label, hint, isLocked, maxLength, isNumber = false, onSet } = props;
  const id = `partner-${name}-${at}`;
  return (
    <SideField id={id} label={label} {...(hint !== undefined && { hint })}>
      <Input
        id={id}
        disabled={isLocked}
        maxLength={maxLength}
        inputMode={isNumber ? 'decimal' : 'text'}
        value={partner[name] ?? ''}
        onChange={({ target: { value } }) =>
          onSet({ [name]: name === 'allocation' && value.trim() === '' ? null : value })
        }
      />
    </SideField>
  );
}

function DayField({ at, partner, name, label, isLocked, onSet }: FieldProps & { name: 'entered_on' | 'left_on' }) {
  const { t } = useTranslation('accounting-filing');
  const id = `partner-${name}-${at}`;
  return (
    <SideField id={id} label={label} hint={t('partners.wholeYear')}>
      <DayInput
        id={id}
        allowClear
        disabled={isLocked}
        value={partner[name]}
        onChange={(day) => onSet({ [name]: day })}
      />
    </SideField>
  );
}
