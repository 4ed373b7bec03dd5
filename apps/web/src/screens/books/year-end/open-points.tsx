import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { placesOf } from './places.ts';

interface OpenPointsProps {
  year: Pick<YearEnd, 'start' | 'end' | 'open_points'>;
  /** The code of the suspense account. */
  suspense: string;
}

/** What should be settled before the accounts of the year are done, each with the place where that is. */
export function OpenPoints({ year, suspense }: OpenPointsProps) {
  const { t } = useTranslation('accounting-year-end');
  return (
    <Card title={t('points.title')}>
      {year.open_points.length === 0 ? (
        <p className="columns-auto-wide gap-10 grid items-start text-green">
          <Icon className="above-2" name="circle-check" size={18} /> {t('points.none')}
        </p>
      ) : (
        <ul className="points icons-down grid gap-12">
          {year.open_points.map(({ code, message, count }) => (
            <li className="grid columns-auto-wide gap-10" key={code}>
              <Icon className="text-amber" name="triangle-alert" size={16} />
              <span>
                {t(`points.open.${code}`, { count, defaultValue: message })}
                <span className="points-places flex wrap font-base">
                  {placesOf(code, year, suspense).map(({ word, path }) => (
                    <Link key={path} to={path}>
                      {t(`place.${word}`)}
                    </Link>
                  ))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
