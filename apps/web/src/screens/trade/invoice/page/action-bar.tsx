import type { InvoiceDetail } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { AskButton } from '../../../../components/client-request/ask/ask-button.tsx';
import { isSale } from '../../../../components/invoice/invoice-states.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { type ActionName, actionsOf } from './actions.ts';
import { FileMenu } from './file-menu.tsx';

interface ActionBarProps {
  invoice: InvoiceDetail;
  busy: ActionName | null;
  onRun: (name: ActionName) => void;
}

const dangerous: readonly ActionName[] = ['void', 'badDebt'];

/** What may be done with the document: the likeliest as buttons, the rest in a menu. */
export function ActionBar({ invoice, busy, onRun }: ActionBarProps) {
  const { t } = useTranslation('invoice-life');
  const readOnly = !useMay('write');
  const mayApprove = useMay('approve');
  const { main, more } = readOnly ? { main: [], more: [] } : actionsOf(invoice, mayApprove);
  const side = isSale(invoice.type) ? 'sales' : 'purchases';
  const wordOf = (name: ActionName) =>
    name === 'pay' || name === 'refund' ? t(`action.${name}.${side}`) : t(`action.${name}`);
  return (
    <>
      {main.map((name, index) => (
        <Button
          key={name}
          type={index === 0 ? 'primary' : 'default'}
          loading={busy === name}
          onClick={() => onRun(name)}
        >
          {wordOf(name)}
        </Button>
      ))}
      {isSale(invoice.type) && <FileMenu invoice={invoice} />}
      <AskButton subject={{ type: 'invoice', id: invoice.id, label: `${invoice.number} · ${invoice.contact}` }} />
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: more.map((name) => ({
              key: name,
              label: wordOf(name),
              danger: dangerous.includes(name),
              onClick: () => onRun(name),
            })),
          }}
        >
          <Button icon={<Icon name="ellipsis" />} loading={busy !== null && more.includes(busy)}>
            {t('action.more')}
          </Button>
        </Dropdown>
      )}
    </>
  );
}
