import type { LineDocument, LineFile } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LineDrop } from '../../../../components/evidence/line-drop.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { Arrived } from './arrived.tsx';
import { FindDocument } from './find-document.tsx';
import type { SideLine } from './side-line.ts';
import type { LineSideActions } from './use-line-side.ts';

interface LineDocumentsProps {
  line: SideLine;
  file: LineFile;
  actions: LineSideActions;
  readOnly: boolean;
}

/** What shows what the line was for, and the ways to add to it. */
export function LineDocuments({ line, file, actions, readOnly }: LineDocumentsProps) {
  const { t } = useTranslation('bank-evidence');
  const isEmpty = file.documents.length + file.arrived.length + file.unread.length === 0;
  return (
    <section className="line-side-part grid gap-12" aria-label={t('documents')}>
      <h2 className="font-lead">{t('documents')}</h2>
      {isEmpty && <p className="font-base faint">{t(line.isSpent ? 'noDocument' : 'noDocumentReceived')}</p>}
      {file.arrived.map((one) => (
        <Arrived
          key={one.id}
          document={one}
          isBusy={actions.isBusy}
          onTake={readOnly ? undefined : () => actions.attach(one.id)}
        />
      ))}
      <ul className="line-side-list grid gap-8">
        {file.documents.map((one) => (
          <DocumentRow
            key={one.id}
            document={one}
            onDetach={readOnly || !one.attached ? undefined : () => actions.detach(one.id)}
          />
        ))}
        {file.unread.map((one) => (
          <li className="flex wrap items-center gap-4-8" key={one.id}>
            <Icon name={one.reading ? 'loader' : 'triangle-alert'} size={15} />
            <Link className="min-0 break" to={`/document/${one.id}`}>
              {one.name}
            </Link>
            <span className="font-base faint">{t(one.reading ? 'reading' : 'unreadable')}</span>
            {!readOnly && !one.reading && (
              <Button size="small" disabled={actions.isBusy} onClick={() => actions.attach(one.id)}>
                {t('keepAnyway')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <>
          <LineDrop isBusy={actions.isBusy} onFiles={actions.drop} />
          <FindDocument isBusy={actions.isBusy} onChoose={actions.attach} />
        </>
      )}
    </section>
  );
}

function DocumentRow({ document, onDetach }: { document: LineDocument; onDetach: (() => void) | undefined }) {
  const { t } = useTranslation('bank-evidence');
  return (
    <li className="flex wrap items-center gap-4-8">
      <Icon name="file" size={15} />
      <Link className="min-0 break" to={`/document/${document.id}`}>
        {document.name}
      </Link>
      {!document.attached && <span className="font-base faint">{t('ofRecord')}</span>}
      {onDetach && (
        <Button
          type="text"
          size="small"
          icon={<Icon name="x" size={14} />}
          aria-label={t('detach', { name: document.name })}
          title={t('detach', { name: document.name })}
          onClick={onDetach}
        />
      )}
    </li>
  );
}
