import type { InvoiceType } from '@folio/contract';
import { Button, Dropdown, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListKind } from '../../../../components/invoice/list-view.ts';
import { newMark } from '../../../../components/keyboard/use-list-keys.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';

interface Creation {
  /** The message key in `invoice-life` under `create`. */
  name: InvoiceType | 'receipt' | 'recurring';
  path: string;
}

const editor = (type: InvoiceType): Creation => ({ name: type, path: `/invoiceEditor?type=${type}` });

/** What may be created from a list; the first is the button's own action. */
const creations: Record<ListKind, readonly [Creation, ...Creation[]]> = {
  sales: [
    editor('sales_invoice'),
    editor('sales_credit_note'),
    editor('quotation'),
    { name: 'recurring', path: '/sales/recurring/new' },
  ],
  purchases: [
    editor('purchase_bill'),
    { name: 'receipt', path: '/invoiceEditor?type=purchase_bill&receipt=1' },
    editor('purchase_credit_note'),
    { name: 'recurring', path: '/purchases/recurring/new' },
  ],
  quotations: [editor('quotation'), editor('sales_invoice')],
};

/** Creates the list's own kind of document; the menu offers the other kinds of that side. */
export function CreateMenu({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const navigate = useNavigate();
  const readOnly = !useMay('write');
  if (readOnly) return null;
  const [first, ...others] = creations[kind];
  const label = kind === 'quotations' ? t('create.quotation') : t(`invoice:${kind}.create`);
  return (
    <Space.Compact>
      <Button {...newMark} type="primary" icon={<Icon name="plus" />} onClick={() => navigate(first.path)}>
        {label}
      </Button>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: others.map(({ name, path }) => ({
            key: path,
            label: t(`create.${name}`),
            onClick: () => navigate(path),
          })),
        }}
      >
        <Button type="primary" aria-label={t('create.more')} icon={<Icon name="chevron-down" size={15} />} />
      </Dropdown>
    </Space.Compact>
  );
}
