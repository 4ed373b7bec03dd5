import type { InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { InvoiceStateTag } from '../../../../components/invoice/columns.tsx';
import { confirmTones } from '../../../../components/invoice/invoice-states.ts';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { ActionBar } from './action-bar.tsx';
import { BackToList } from './back-to-list.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { JournalCard } from './cards/journal-card.tsx';
import { OutCards } from './cards/out-cards.tsx';
import { RelatedCard } from './cards/related-card.tsx';
import { SettlementCard } from './cards/settlement-card.tsx';
import { DueCard } from './due-card.tsx';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { PaperCard } from './paper/paper-card.tsx';
import { useActions } from './use-actions.ts';
import './invoice.css';

/** An invoice, bill, credit note or quotation that is no draft: its paper, what is due, and all that became of it. */
export function InvoiceView({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['invoice', 'invoice-life']);
  const { dialog, busy, run, close } = useActions(invoice);
  const { confirm_status: confirmStatus, type } = invoice;
  return (
    <>
      <BackToList type={type} />
      <PageHeader
        title={t(`editor.edit.${type}`, { number: invoice.number })}
        beside={
          <span className="inline-flex wrap gap-6">
            <InvoiceStateTag row={invoice} />
            {confirmStatus !== 'confirmed' && (
              <StateTag tone={confirmTones[confirmStatus]}>{t(`confirm.${confirmStatus}`)}</StateTag>
            )}
          </span>
        }
        actions={<ActionBar invoice={invoice} busy={busy} onRun={(name) => void run(name)} />}
      />
      {confirmStatus === 'pending' && <WaitingNote invoice={invoice} />}
      <DueCard invoice={invoice} />
      <div className="view-grid grid items-start gap-16">
        <PaperCard invoice={invoice} />
        <div className="grid min-0 gap-16">
          {type !== 'quotation' && <SettlementCard invoice={invoice} />}
          <RelatedCard invoice={invoice} />
          <OutCards invoice={invoice} />
          {type !== 'quotation' && <JournalCard invoice={invoice} />}
          <HistoryCard invoice={invoice} />
        </div>
      </div>
      {dialog && <InvoiceDialogs dialog={dialog} invoice={invoice} onClose={close} />}
    </>
  );
}

/** Why nothing is posted yet, and who may change that. */
function WaitingNote({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoice-life');
  const { submitted_by: by, submitted_by_me: isMine } = invoice;
  return (
    <p className="pad-10-16 below-16 text-amber bg-amber radius-large" role="note">
      {isMine && invoice.approval_needed
        ? t('approve.mine')
        : t('approve.waiting', { name: by ?? t('approve.somebody') })}
    </p>
  );
}
