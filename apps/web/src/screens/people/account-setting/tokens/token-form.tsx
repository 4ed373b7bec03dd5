import type { NewToken, TokenRow } from '@folio/contract';
import { Input, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useTokenCalls } from '../../../../api/queries/people/account-setting.ts';
import { useCompanies } from '../../../../api/queries/people/company.ts';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { daysUntil, tokenDaysOffered } from './token-days.ts';

const scopes: readonly TokenRow['scope'][] = ['read', 'write'];
const byDate = 'date';
const everyCompany = '';
const companiesShown = 200;

/** What a new token may do, where, and for how long. Closes with the token when it was made. */
export function TokenForm({ onClose }: { onClose: (made: NewToken | null) => void }) {
  const { t } = useTranslation('account-setting');
  const id = useId();
  const calls = useTokenCalls();
  const companies = useCompanies({ page: 1, limit: companiesShown });
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenRow['scope']>('read');
  const [companyId, setCompanyId] = useState(everyCompany);
  const [lasting, setLasting] = useState<number | typeof byDate>(30);
  const [endsOn, setEndsOn] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const days = lasting === byDate ? daysUntil(todayInHongKong(), endsOn) : lasting;
  const isDateWrong = lasting === byDate && endsOn !== null && days === null;
  const make = async () => {
    if (days === null) return;
    setBusy(true);
    setError(null);
    try {
      onClose(await calls.make({ name: name.trim(), scope, company_id: companyId || null, days }));
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('tokens.make')}
      okText={t('tokens.makeOk')}
      isBusy={isBusy}
      isReady={name.trim() !== '' && days !== null}
      error={error}
      onSubmit={() => void make()}
      onClose={() => onClose(null)}
    >
      <SideField id={`${id}-name`} label={t('tokens.name')} hint={t('tokens.nameHint')} sentences={error?.fields.name}>
        <Input id={`${id}-name`} maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      </SideField>
      <ScopeChoice scope={scope} onChange={setScope} />
      <SideField id={`${id}-company`} label={t('tokens.company')} sentences={error?.fields.company_id}>
        <Select
          id={`${id}-company`}
          showSearch={{ optionFilterProp: 'label' }}
          value={companyId}
          loading={companies.isPending}
          options={[
            { value: everyCompany, label: t('tokens.allCompanies') },
            ...(companies.data?.data ?? []).map((company) => ({ value: company.id, label: company.name })),
          ]}
          onChange={setCompanyId}
        />
      </SideField>
      <SideField id={`${id}-days`} label={t('tokens.lasts')} sentences={error?.fields.days}>
        <Select
          id={`${id}-days`}
          value={lasting}
          options={[
            ...tokenDaysOffered.map((value) => ({ value, label: t('tokens.days', { count: value }) })),
            { value: byDate, label: t('tokens.untilDate') },
          ]}
          onChange={setLasting}
        />
      </SideField>
      {lasting === byDate && (
        <SideField
          id={`${id}-date`}
          label={t('tokens.expires')}
          sentences={isDateWrong ? [t('tokens.dateWrong')] : undefined}
        >
          <DayInput id={`${id}-date`} value={endsOn} onChange={setEndsOn} />
        </SideField>
      )}
    </SideForm>
  );
}

interface ScopeChoiceProps {
  scope: TokenRow['scope'];
  onChange: (scope: TokenRow['scope']) => void;
}

function ScopeChoice({ scope, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('account-setting');
  const id = useId();
  return (
    <div className="side-field min-0">
      <p id={id}>{t('tokens.may')}</p>
      <Radio.Group
        aria-labelledby={id}
        className="token-scopes grid gap-10"
        value={scope}
        onChange={(event) => onChange(event.target.value)}
      >
        {scopes.map((value) => (
          <Radio key={value} value={value}>
            {t(`tokens.scope.${value}`)}
            <span className="side-hint above-4 font-small">{t(`tokens.scopeHint.${value}`)}</span>
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}
