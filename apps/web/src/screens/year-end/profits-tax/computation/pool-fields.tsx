import type { TaxInputs } from '@folio/contract';
import { poolRates } from '@folio/contract/choices';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { AmountField } from './amount-field.tsx';

type Pool = TaxInputs['pools'][number];
type Disposal = Pool['disposals'][number];

const nil = '0.00';

/** The three pools of plant and machinery; one without any figure is not kept. */
export function PoolFields({ pools, onChange }: { pools: readonly Pool[]; onChange: (pools: Pool[]) => void }) {
  const { t } = useTranslation('profits-tax');
  const set = (changed: Pool) => {
    const all = poolRates.map((rate) => (rate === changed.rate ? changed : poolOf(pools, rate)));
    onChange(all.filter((pool) => pool.brought_forward !== nil || pool.additions !== nil || pool.disposals.length > 0));
  };
  return poolRates.map((rate) => {
    const pool = poolOf(pools, rate);
    return (
      <fieldset key={rate} className="grid gap-8">
        <legend className="bold">{t('inputs.pool', { rate })}</legend>
        <AmountField
          id={`tax-pool-${rate}`}
          label={t('inputs.broughtForward')}
          value={pool.brought_forward}
          onChange={(brought_forward) => set({ ...pool, brought_forward })}
        />
        <AmountField
          id={`tax-additions-${rate}`}
          label={t('inputs.additions')}
          value={pool.additions}
          onChange={(additions) => set({ ...pool, additions })}
        />
        <Disposals
          of={t('inputs.pool', { rate })}
          disposals={pool.disposals}
          onChange={(disposals) => set({ ...pool, disposals })}
        />
      </fieldset>
    );
  });
}

function poolOf(pools: readonly Pool[], rate: Pool['rate']): Pool {
  return pools.find((pool) => pool.rate === rate) ?? { rate, brought_forward: nil, additions: nil, disposals: [] };
}

interface DisposalsProps {
  /** Names the group in the labels of its fields. */
  of: string;
  disposals: readonly Disposal[];
  onChange: (disposals: Disposal[]) => void;
}

/** What was sold or scrapped: proceeds count at most at cost. */
export function Disposals({ of, disposals, onChange }: DisposalsProps) {
  const { t } = useTranslation('profits-tax');
  const set = (index: number, changes: Partial<Disposal>) =>
    onChange(disposals.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <div className="grid gap-8">
      {disposals.map((disposal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: disposals have no other name
        <div key={index} className="flex items-center gap-8">
          {(['cost', 'proceeds'] as const).map((name) => (
            <FigureInput
              key={name}
              currency="HKD"
              label={t(`inputs.disposal.${name}`, { number: index + 1, of })}
              placeholder={t(`inputs.${name}`)}
              value={disposal[name]}
              onChange={(value) => set(index, { [name]: value ?? nil })}
            />
          ))}
          <Button
            type="text"
            icon={<Icon name="trash" size={15} />}
            aria-label={t('inputs.disposal.remove', { number: index + 1, of })}
            onClick={() => onChange(disposals.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...disposals, { cost: nil, proceeds: nil }])}>
        {t('inputs.disposal.add')}
      </Button>
    </div>
  );
}
