import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const places = [
  { name: 'lines', path: '/bank-statement' },
  { name: 'statements', path: '/bank-statement/statements' },
  { name: 'missing', path: '/bank-statement/missing' },
  { name: 'rules', path: '/bank-statement/rules' },
  { name: 'accounts', path: '/bank-statement/accounts' },
] as const;

interface BankNavProps {
  /** The account looked at, which the other screens open with. */
  accountId: string;
  /** Spent lines without a document, where it is known. */
  missing?: number | undefined;
}

/** The screens about bank accounts, from one to the other. */
export function BankNav({ accountId, missing }: BankNavProps) {
  const { t } = useTranslation('bank-statement');
  return (
    <nav className="bank-nav rings-inside flex scroll-x gap-4 ruled-below" aria-label={t('nav.title')}>
      {places.map(({ name, path }) => (
        <NavLink
          className="rigid inline-flex items-center gap-6 pad-0-12 muted"
          key={name}
          end
          to={accountId === '' ? path : `${path}?account=${encodeURIComponent(accountId)}`}
        >
          {t(`nav.${name}`)}
          {name === 'missing' && missing !== undefined && missing > 0 && <span className="figures num">{missing}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
