import type { TaxComputation, TaxRegisterLine } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../../components/table/data-table.tsx';

const counts = ({ kind }: TaxRegisterLine) => kind !== 'hire_purchase' && kind !== 'residue_unknown';

/** What the register of fixed assets brings to the computation, each line with its asset. */
export function RegisterCard({ register }: { register: NonNullable<TaxComputation['register']> }) {
  const { t } = useTranslation('profits-tax');
  const columns = useColumns();
  const more = register.total - register.lines.length;
  return (
    <Card flush title={t('register.title')}>
      <DataTable<TaxRegisterLine>
        label={t('register.title')}
        rows={register.lines}
        rowKey={({ asset_id, kind }) => `${asset_id} ${kind}`}
        columns={columns}
        card={(line) => (
          <span className="grid min-0 gap-4">
            <AssetOf line={line} />
            <KindOf line={line} />
            <Amount value={line.proceeds ?? line.cost} strong />
          </span>
        )}
        empty={<EmptyState title={t('register.none')} detail={t('register.noneDetail')} />}
      />
      {more > 0 && <p className="pad-12-16 font-small muted">{t('register.more', { count: more })}</p>}
    </Card>
  );
}

function useColumns(): DataColumn<TaxRegisterLine>[] {
  const { t } = useTranslation('profits-tax');
  const { t: ofAssets } = useTranslation('accounting-fixed-assets');
  const amount = (key: 'cost' | 'proceeds'): DataColumn<TaxRegisterLine> => ({
    key,
    title: t(`inputs.${key}`),
    align: 'right',
    render: (_, line) => <Amount value={line[key]} />,
  });
  return [
    { key: 'asset', title: t('register.asset'), render: (_, line) => <AssetOf line={line} /> },
    {
      key: 'class',
      title: t('register.class'),
      render: (_, line) => ofAssets(`tax.${line.tax_class}`),
    },
    { key: 'kind', title: t('register.kind'), render: (_, line) => <KindOf line={line} /> },
    { key: 'date', title: t('register.date'), render: (_, line) => <Day value={line.date} /> },
    amount('cost'),
    amount('proceeds'),
  ];
}

function AssetOf({ line: { asset_id, number, name } }: { line: TaxRegisterLine }) {
  return (
    <Link to={`/accounting/fixed-assets/${asset_id}`}>
      {number} {name}
    </Link>
  );
}

function KindOf({ line }: { line: TaxRegisterLine }) {
  const { t } = useTranslation('profits-tax');
  return (
    <span>
      <StateTag tone={counts(line) ? 'grey' : 'amber'}>{t(`register.kinds.${line.kind}`)}</StateTag>
    </span>
  );
}
