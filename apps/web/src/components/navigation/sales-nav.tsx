import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import './sales-nav.css';

const places = {
  sales: [
    { name: 'invoices', path: '/sales' },
    { name: 'quotations', path: '/sales/quotations' },
    { name: 'customers', path: '/sales/customers' },
    { name: 'recurring', path: '/sales/recurring' },
    { name: 'outbox', path: '/sales/outbox' },
    { name: 'settings', path: '/sales/settings' },
  ],
  purchases: [
    { name: 'bills', path: '/purchases' },
    { name: 'suppliers', path: '/purchases/suppliers' },
    { name: 'recurring', path: '/purchases/recurring' },
  ],
} as const;

/** Links between the screens of sales, or of purchases. */
export function SalesNav({ side }: { side: InvoiceSide }) {
  const { t } = useTranslation('invoice-life');
  return (
    <nav className="sales-nav rings-inside flex scroll-x gap-4 ruled-below" aria-label={t(`nav.${side}`)}>
      {places[side].map(({ name, path }) => (
        <NavLink key={name} end={path === '/sales' || path === '/purchases'} to={path}>
          {t(`nav.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
