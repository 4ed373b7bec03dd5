import type { DraftItem } from '@folio/contract';
import { Button } from 'antd';
import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { Icon } from '../../page/icon.tsx';
import { accountName } from '../../select/account-select.tsx';
import { identityOf } from '../../table/row-identity.ts';
import { VirtualChunks } from '../../table/virtual-chunks.tsx';
import type { DraftTotals } from '../draft-totals.ts';
import type { InvoiceEditing } from '../use-invoice-draft.ts';
import { faultsOfItems, sentencesOf } from './item-faults.ts';
import { focusCell } from './item-focus.ts';
import { itemKeys } from './item-keys.ts';
import { isBlank } from './item-list.ts';
import { ItemRow } from './item-row.tsx';
import { type ItemDrag, useItemDrag } from './use-item-drag.ts';
import { useItems } from './use-items.ts';

interface ItemTableProps {
  items: DraftItem[];
  currency: string;
  hasTax: boolean;
  /** Computed shortly after the items change; null while they cannot be computed. */
  totals: DraftTotals | null;
  errors: Readonly<Record<string, string[]>>;
  change: InvoiceEditing['change'];
}

/** Up to this many items are all drawn; of a longer list only the parts near the window are drawn. */
const drawnWhole = 60;
const drawnTogether = 25;
const rowHeightPx = 78;

/** The item table. It can be used without a mouse and stays fast with 1,000 items. */
export const ItemTable = memo(function ItemTable(props: ItemTableProps) {
  const { items, currency, hasTax, totals, errors, change } = props;
  const { t } = useTranslation('invoice-editor');
  const table = useRef<HTMLTableElement>(null);
  const actions = useItems(change);
  const { drag, grab } = useItemDrag(actions.move);
  const nameOf = useAccountNames();
  const faults = useMemo(() => faultsOfItems(errors), [errors]);
  const keys = itemKeys({
    count: items.length,
    isWritten: (index) => items[index] !== undefined && !isBlank(items[index]),
    add: actions.add,
    remove: actions.remove,
    move: actions.move,
    duplicate: actions.duplicate,
  });
  const add = () => {
    actions.add();
    requestAnimationFrame(() => table.current && focusCell(table.current, items.length, 'name'));
  };
  const listFault = sentencesOf(errors, 'items');
  return (
    <section className="items-part" aria-label={t('items.title')}>
      <table
        ref={table}
        className={drag ? 'items-table font-body items-dragging' : 'items-table font-body'}
        aria-label={t('items.title')}
        onKeyDown={keys}
        onPaste={actions.paste}
      >
        <Heads />
        <VirtualChunks
          rows={items}
          rowHeightPx={rowHeightPx}
          chunkRows={items.length <= drawnWhole ? drawnWhole : drawnTogether}
          render={(item, index) => {
            const fault = faults.get(index);
            const money = totals?.items[index];
            return (
              <ItemRow
                key={identityOf(item)}
                item={item}
                index={index}
                currency={currency}
                hasTax={hasTax}
                vatBase={money?.vatBase ?? null}
                vatAmount={money?.vatAmount ?? null}
                accountName={nameOf(item.account_code)}
                fault={fault?.text ?? ''}
                wrongFields={fault?.fields ?? ''}
                mark={markOf(index, drag)}
                onChange={actions.set}
                onRemove={actions.remove}
                onDuplicate={actions.duplicate}
                onGrab={grab}
              />
            );
          }}
        />
      </table>
      {listFault !== '' && (
        <p className="above-4 font-small text-red" role="alert">
          {listFault}
        </p>
      )}
      <div className="items-foot gap-4-16 flex wrap items-center above-6">
        <Button id="field-items" type="link" icon={<Icon name="plus" size={15} />} onClick={add}>
          {t('items.add')}
        </Button>
        <span className="hide-narrow font-small faint">{t('items.pasteHint')}</span>
      </div>
    </section>
  );
});

function markOf(index: number, drag: ItemDrag | null): 'above' | 'below' | 'taken' | null {
  if (drag === null) return null;
  if (index === drag.from) return 'taken';
  if (index !== drag.to) return null;
  return drag.to < drag.from ? 'above' : 'below';
}

/** Returns the name of an account by its code. */
function useAccountNames(): (code: string | null) => string {
  const { data } = useLedgerAccounts();
  return useMemo(() => {
    const names = new Map((data ?? []).map((one) => [one.code, `${one.code} ${accountName(one)}`]));
    return (code) => (code === null ? '' : (names.get(code) ?? code));
  }, [data]);
}

const Heads = memo(function Heads() {
  const { t } = useTranslation('invoice-editor');
  const figures = ['quantity', 'price', 'discount', 'tax_code', 'amount'];
  return (
    <thead>
      <tr className="item-grid grid item-heads hide-narrow">
        <th className="relative clip text-left nowrap dots" scope="col">
          <span className="visually-hidden absolute clip nowrap">{t('items.number')}</span>
        </th>
        <th scope="col" className="item-name relative clip text-left nowrap dots">
          {t('items.name')}
        </th>
        {figures.map((name) => (
          <th
            key={name}
            scope="col"
            className={`clip dots nowrap relative text-left item-${name === 'tax_code' ? 'tax' : name}`}
          >
            {t(`items.head.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
});
