import type { InvoiceType } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { isSale } from '../../../../components/invoice/invoice-states.ts';
import { Icon } from '../../../../components/page/icon.tsx';

/** Back to the list as it was: its filter, its page and its place. */
export function BackToList({ type }: { type: InvoiceType }) {
  const { t } = useTranslation('invoice-life');
  const navigate = useNavigate();
  const { state } = useLocation();
  const from: unknown = state?.list;
  const name = type === 'quotation' ? 'quotations' : isSale(type) ? 'sales' : 'purchases';
  const usual = { sales: '/sales', purchases: '/purchases', quotations: '/sales/quotations' }[name];
  return (
    <Link
      className="view-back min-h-28 inline-flex items-center gap-6 below-4 font-base muted"
      to={typeof from === 'string' ? from : usual}
      onClick={(event) => {
        // One step back, so that the browser finds the place again.
        if (typeof from !== 'string' || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <Icon name="arrow-left" size={15} /> {t(`back.${name}`)}
    </Link>
  );
}
