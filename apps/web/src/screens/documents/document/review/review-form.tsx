import type { DocumentDetail, DocumentDraft, DocumentKind } from '@folio/contract';
import { isInvoiceKind, isStatementKind } from '@folio/contract/choices';
import { Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { documentKinds } from '../../../../components/document/document-words.ts';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { emptyDraft } from '../../../../components/invoice-form/invoice-draft.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { AlikeWarning } from './alike/alike-warning.tsx';
import { InvoiceFields } from './invoice/invoice-fields.tsx';
import { useReview } from './review-context.ts';
import { emptyStatement } from './statement/statement-arithmetic.ts';
import { StatementFields } from './statement/statement-fields.tsx';

interface ReviewFormProps {
  document: DocumentDetail;
  draft: DocumentDraft;
  onAlike: () => void;
}

/** The document's kind, its arithmetic check, and its fields. */
export function ReviewForm({ document, draft, onAlike }: ReviewFormProps) {
  const { t } = useTranslation('document');
  const { checks, readOnly } = useReview();
  const holds = checks.every((check) => check.holds);
  return (
    <>
      <div className="review-kind flex wrap items-center between gap-8 below-12">
        <KindSelect draft={draft} />
        {checks.length > 0 && (
          <StateTag tone={holds ? 'green' : 'amber'} icon={holds ? 'circle-check' : 'triangle-alert'}>
            {t(holds ? 'arithmeticHolds' : 'arithmeticOff')}
          </StateTag>
        )}
        {readOnly && document.state === 'processed' && <StateTag tone="green">{t('state.processed')}</StateTag>}
      </div>
      {!readOnly && <AlikeWarning records={document.look_alikes} onOpen={onAlike} />}
      {!readOnly && <HolderWarning holders={document.other_holders} />}
      <RepeatedPages repeats={document.repeated_pages} />
      {draft.statements && <StatementFields statements={draft.statements} />}
      {draft.invoice && <InvoiceFields kind={draft.kind} invoice={draft.invoice} />}
      {!draft.statements && !draft.invoice && <OnlyFiled kind={draft.kind} />}
    </>
  );
}

/** A statement in another holder's name may belong to another company. */
function HolderWarning({ holders }: { holders: readonly string[] }) {
  const { t } = useTranslation('document');
  if (holders.length === 0) return null;
  return (
    <div
      className="alike-warning gap-8-10 flex wrap items-center below-12 font-base bg-amber radius-medium"
      role="status"
    >
      <Icon className="rigid text-amber" name="triangle-alert" size={16} />
      <p>{t('holder.warning', { holder: holders.join(', ') })}</p>
    </div>
  );
}

/** Pages that are in the file twice: the reader skips the second copy. */
function RepeatedPages({ repeats }: { repeats: readonly { page: number; first: number }[] }) {
  const { t } = useTranslation('document');
  if (repeats.length === 0) return null;
  return (
    <div
      className="alike-warning gap-8-10 flex wrap items-center below-12 font-base bg-amber radius-medium"
      role="status"
    >
      <Icon className="rigid text-amber" name="triangle-alert" size={16} />
      <div>
        {repeats.map(({ page, first }) => (
          <p key={page}>{t('repeatedPage', { page, first })}</p>
        ))}
      </div>
    </div>
  );
}

/** A kind that is not posted: says what happens with it. */
function OnlyFiled({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('document');
  return (
    <p className="review-only-filed flex gap-8 font-base muted bg-grey radius-medium">
      <Icon className="rigid above-2" name="folder" size={16} />{' '}
      {t('onlyFiled', { kind: t(`common:documentKind.${kind}`) })}
    </p>
  );
}

/** Changing the kind keeps the fields both kinds have; changing back restores the rest. */
function KindSelect({ draft }: { draft: DocumentDraft }) {
  const { t } = useTranslation('document');
  const { company } = useSession();
  const { readOnly, change } = useReview();
  const before = useRef<Pick<DocumentDraft, 'invoice' | 'statements'>>({ invoice: null, statements: null });
  const choose = (kind: DocumentKind) =>
    change('kind', (now) => {
      const currency = now.invoice?.currency ?? now.statements?.[0]?.currency ?? company?.base_currency ?? 'HKD';
      if (now.invoice) before.current.invoice = now.invoice;
      if (now.statements) before.current.statements = now.statements;
      if (isStatementKind(kind)) {
        return { kind, invoice: null, statements: before.current.statements ?? [emptyStatement(currency)] };
      }
      if (!isInvoiceKind(kind)) return { kind, invoice: null, statements: null };
      return { kind, invoice: before.current.invoice ?? emptyDraft(currency, null), statements: null };
    });
  return (
    <Select
      id="review-kind"
      variant="filled"
      aria-label={t('kindLabel')}
      className="min-w-140"
      value={draft.kind}
      disabled={readOnly}
      options={documentKinds.map((value) => ({ value, label: t(`common:documentKind.${value}`) }))}
      popupMatchSelectWidth={false}
      onChange={choose}
    />
  );
}
