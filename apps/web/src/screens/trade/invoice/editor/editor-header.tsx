import type { InvoiceType } from '@folio/contract';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SaveNote } from '../../../../components/draft/save-note.tsx';
import type { SaveState } from '../../../../components/draft/use-autosave.ts';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import { sideOf } from '../../../../components/invoice-form/invoice-draft.ts';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';

interface EditorHeaderProps {
  type: InvoiceType;
  kind: DocumentKindChoice;
  isNew: boolean;
  number: string;
  documentId: string | null;
  /** Null while nothing was typed. */
  state: SaveState | null;
  needsApproval: boolean;
  isBusy: boolean;
  hasVersions: boolean;
  isSideOpen: boolean;
  onSide: () => void;
  onRetry: () => void;
  onVersions: () => void;
  onRemove: () => void;
  onFinish: () => void;
}

/** What is being written, whether it is saved, and what may be done with it. */
export const EditorHeader = memo(function EditorHeader(props: EditorHeaderProps) {
  const { t } = useTranslation('invoice-editor');
  const { type, kind, isNew, number, state, documentId } = props;
  const isPhone = useIsPhone();
  const finishWord = props.needsApproval ? 'handIn' : type === 'quotation' ? 'issue' : 'confirm';
  return (
    <PageHeader
      title={isNew ? t(`newTitle.${kind}`) : t('editTitle', { kind: t(`common:documentKind.${kind}`), number })}
      subtitle={
        <Link
          to={sideOf(type) === 'sales' ? '/sales' : '/purchases'}
          className="inline-flex items-center gap-4 font-base"
        >
          <Icon name="arrow-left" size={14} /> {t(`side.${sideOf(type)}`)}
        </Link>
      }
      beside={state === null ? null : <SaveNote state={state} onRetry={props.onRetry} />}
      actions={
        <>
          {documentId && (
            <Link to={`/document/${documentId}`} className="inline-flex items-center gap-6">
              <Icon name="file" size={15} /> {t('sourceDocument')}
            </Link>
          )}
          <Button
            icon={<Icon name="eye" size={15} />}
            aria-pressed={props.isSideOpen}
            aria-label={t('side.preview')}
            title={t('side.preview')}
            onClick={props.onSide}
          />
          {props.hasVersions && (
            <Button
              icon={<Icon name="history" size={15} />}
              aria-label={t('versions.title')}
              title={t('versions.title')}
              onClick={props.onVersions}
            />
          )}
          <Button
            icon={<Icon name="trash" size={15} />}
            aria-label={t('remove.button')}
            title={t('remove.button')}
            onClick={props.onRemove}
          />
          <Button type="primary" loading={props.isBusy} onClick={props.onFinish}>
            {t(`finish.${finishWord}`)} {!isPhone && <KeyCap>{t('keys.confirm')}</KeyCap>}
          </Button>
        </>
      }
    />
  );
});
