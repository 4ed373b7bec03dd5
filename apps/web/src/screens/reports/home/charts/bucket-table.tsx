import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../../components/money/amount.tsx';

export interface BucketRow {
  label: string;
  path: string;
  figures: readonly string[];
}

/** A chart's figures as a table; each row leads to its report. */
export function BucketTable({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: readonly string[];
  rows: readonly BucketRow[];
}) {
  const { t } = useTranslation('home');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="bucket-scroll relative scroll" aria-label={title} tabIndex={0}>
      <table className="bucket-table heads-small full font-base joined">
        <thead>
          <tr>
            <th className="regular text-right ruled-below" scope="col">
              {t('period')}
            </th>
            {heads.map((head) => (
              <th className="regular text-right ruled-below" key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <th className="regular text-right ruled-below" scope="row">
                <Link to={row.path}>{row.label}</Link>
              </th>
              {row.figures.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <td className="regular text-right ruled-below" key={index}>
                  <Amount value={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
