import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/invoice-form/sheet.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { EditorHeader } from './editor-header.tsx';
import { Conflict } from './notices/conflict.tsx';
import { Notices } from './notices/notices.tsx';
import { SidePanel, type SidePart } from './side/side-panel.tsx';
import { type EditedInvoice, type Editor, useEditor } from './use-editor.ts';
import type { ViewParts } from './use-view-parts.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

interface InvoiceFormProps extends EditedInvoice {
  /** Why it was sent back; null if it was not. */
  rejectedReason: string | null;
}

const noErrors = {};

/** The invoice editor: looks like the printed document, updates totals while the user types, saves automatically. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { type, documentId } = props;
  const editor = useEditor(props);
  const { editing, head, view, error, counted, totals, onField } = editor;
  return (
    <div className="invoice-editor">
      <EditorHeader
        {...{ type, documentId }}
        kind={head.is_receipt ? 'receipt' : type}
        isNew={props.id === null}
        number={head.number}
        state={editor.isUntouched ? null : editing.state}
        needsApproval={editor.needsApproval}
        isBusy={editor.isBusy}
        hasVersions={editing.id !== null}
        isSideOpen={view.isSideOpen}
        onSide={editor.onSide}
        onRetry={editor.onRetry}
        onVersions={editor.onVersions}
        onRemove={editor.onRemove}
        onFinish={editor.onFinish}
      />
      <Notices {...{ type, editing, error, counted, totals, onField }} rejectedReason={props.rejectedReason} />
      {!view.isWide && <PartSwitch view={view} hasPaper={editor.hasPaper} />}
      <Desk type={type} editor={editor} />
      {editing.state === 'conflict' && <Conflict editing={editing} />}
      {editor.hasVersions && editing.id !== null && (
        <VersionsDrawer
          id={editing.id}
          draft={editing.draft}
          onTake={(earlier) => {
            editing.change(() => earlier);
            editor.setVersions(false);
          }}
          onClose={() => editor.setVersions(false)}
        />
      )}
    </div>
  );
}

/** The sheet, and, next to it or in its place, the preview of the printout and the journal entry. */
function Desk({ type, editor }: { type: EditedInvoice['type']; editor: Editor }) {
  const base = useSession().company?.base_currency ?? 'HKD';
  const { editing, head, view, error, totals, typed, hasPaper, onContact, onKind, onField } = editor;
  return (
    <div
      className={
        view.isWide && view.isSideOpen ? 'editor-desk editor-desk-split grid items-start gap-16' : 'editor-desk'
      }
    >
      {(view.isWide || !view.isSideOpen) && (
        <Sheet
          {...{ type, head, totals, onContact, onKind }}
          change={editing.change}
          items={editing.draft.items}
          errors={error?.fields ?? noErrors}
        />
      )}
      {view.isSideOpen && (
        <SidePanel {...{ typed, base, onField }} part={view.part} onPart={view.isWide && hasPaper ? view.show : null} />
      )}
    </div>
  );
}

/** Switches between sheet and panel if there is no room for both. */
function PartSwitch({ view, hasPaper }: { view: ViewParts; hasPaper: boolean }) {
  const { t } = useTranslation('invoice-editor');
  const parts: readonly (SidePart | 'sheet')[] = hasPaper ? ['sheet', 'paper', 'journal'] : ['sheet', 'journal'];
  const words = { sheet: t('side.write'), paper: t('preview.title'), journal: t('journal.title') };
  return (
    <Segmented
      block
      className="below-12"
      value={view.isSideOpen ? view.part : 'sheet'}
      options={parts.map((value) => ({ value, label: words[value] }))}
      onChange={view.show}
    />
  );
}
