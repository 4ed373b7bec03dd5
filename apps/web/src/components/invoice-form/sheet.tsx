import type { DraftItem } from '@folio/contract';
import { memo } from 'react';
import { Card } from '../page/card.tsx';
import type { DraftTotals } from './draft-totals.ts';
import { NotesField } from './foot/notes-field.tsx';
import { Totals } from './foot/totals.tsx';
import { BasicFields } from './head/basic-fields.tsx';
import { type DocumentKindChoice, Letterhead } from './head/letterhead.tsx';
import { MoneyFields } from './head/money-fields.tsx';
import { PartyFields } from './head/party-fields.tsx';
import { ItemTable } from './items/item-table.tsx';
import type { PaperPartProps } from './paper-part.ts';
import { PaymentFields } from './payment-fields.tsx';

interface SheetProps extends PaperPartProps {
  items: DraftItem[];
  totals: DraftTotals | null;
  onContact: (id: string) => void;
  onKind: ((kind: DocumentKindChoice) => void) | null;
}

/** The document form: contact and dates above, items in the middle, totals at the lower right. */
export const Sheet = memo(function Sheet({ items, totals, onContact, onKind, ...part }: SheetProps) {
  const { head, change, errors } = part;
  return (
    <Card className="invoice-sheet">
      <Letterhead {...part} onKind={onKind} />
      <div className="sheet-top grid">
        <PartyFields {...part} onContact={onContact} />
        <BasicFields {...part} />
      </div>
      <MoneyFields {...part} />
      <ItemTable
        items={items}
        currency={head.currency}
        hasTax={head.amounts_are !== 'no_tax'}
        totals={totals}
        errors={errors}
        change={change}
      />
      <div className="sheet-bottom grid above-20">
        <div className="grid content-start gap-14">
          <NotesField notes={head.notes} change={change} errors={errors} />
          <PaymentFields {...part} />
        </div>
        <Totals head={head} totals={totals} change={change} errors={errors} />
      </div>
    </Card>
  );
});
