import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpeningDocument, useOpeningCalls } from '../../../api/queries/books/accounting-opening.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ControlFigures } from './control-figures.tsx';
import { DocumentCard, useDocumentColumns } from './document-columns.tsx';
import { DocumentForm } from './document-form.tsx';
import type { OpeningPartProps } from './opening-part.ts';

/** Step 2: every invoice and bill that was open on the day, under its own number and dates. */
export function DocumentsStep(part: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const { opening, isFixed, onStep } = part;
  const removal = useRemoval();
  const columns = useDocumentColumns({ base: part.base, isFixed, ...removal });
  return (
    <>
      <ControlFigures {...part} />
      {!isFixed &&
        (opening.date === null ? (
          <p className="icons-rigid flex items-center gap-8 below-16 pad-12-16 text-amber bg-amber radius-large">
            {t('dateFirst')}{' '}
            <button
              type="button"
              className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
              onClick={() => onStep('balances')}
            >
              {t('toBalances')}
            </button>
          </p>
        ) : (
          <DocumentForm date={opening.date} base={part.base} />
        ))}
      <Card flush className="below-16">
        <DataTable<OpeningDocument>
          label={t('step.documents')}
          rows={opening.documents}
          rowKey={(row) => row.id}
          columns={columns}
          card={(row) => (
            <DocumentCard row={row} base={part.base} {...(!isFixed && { onRemove: () => removal.onRemove(row) })} />
          )}
          empty={<EmptyState title={t('noDocuments')} detail={t('noDocumentsDetail')} />}
        />
      </Card>
      <div className="gap-12-16 flex wrap items-center">
        <Button type="primary" onClick={() => onStep('result')}>
          {t('goOn')}
        </Button>
        <Button onClick={() => onStep('balances')}>{t('common:back')}</Button>
      </div>
    </>
  );
}

/** Voids a document taken over; the toast takes it over again. */
function useRemoval() {
  const { t } = useTranslation('accounting-opening-balances');
  const calls = useOpeningCalls();
  const [leaving, setLeaving] = useState<string | null>(null);
  const say = (cause: unknown) => toast.error(refusalText(cause), { durationMs: 6000 });
  const remove = async (document: OpeningDocument) => {
    setLeaving(document.id);
    try {
      await calls.removeDocument(document.id);
      const { id: _id, base: _base, settled: _settled, ...again } = document;
      toast.success(t('removed', { number: document.number }), {
        action: { label: t('common:undo'), run: () => void calls.addDocument(again).catch(say) },
        durationMs: 6000,
      });
    } catch (cause) {
      say(cause);
    } finally {
      setLeaving(null);
    }
  };
  return { leaving, onRemove: (document: OpeningDocument) => void remove(document) };
}
