import type { StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Modal, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingKey } from '../api/queries/documents/stored-document.ts';
import { Icon } from '../components/page/icon.tsx';
import { Capture } from './capture/capture.tsx';
import { WaitingFiles } from './offline/waiting-files.tsx';
import { PoliteNews } from './polite-news.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem } from './upload-state.ts';
import { addFiles, closeUploadDialog, setStoreOnly, useUploads } from './upload-store.ts';
import { allWaitWords } from './wait-words.ts';
import './upload-dialog.css';

const acceptedTypes =
  '.png,.pdf,.jpg,.jpeg,.xml,.csv,.tsv,.xlsx,.ofx,.qfx,.qif,.sta,.mt940,.940,.txt,image/png,image/jpeg,application/pdf,application/xml,text/xml';
const bytesPerMegabyte = 1024 * 1024;

/** The dialog also takes in files that are not accepted, so that the list can show the reason. */
const accept = { format: acceptedTypes, filter: () => true };

/** Upload dialog: drop files in and follow each until it is ready. */
export default function UploadDialog({ maxBytes }: { maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  const { items } = useUploads();
  return (
    <Modal open title={t('title')} footer={null} onCancel={closeUploadDialog} width={640} className="upload-dialog">
      <Capture maxBytes={maxBytes} />
      <DropZone maxBytes={maxBytes} />
      <StoreOnly />
      <WaitingFiles />
      {items.length > 0 && (
        <>
          <ul className="upload-list last-unruled scroll-y above-16 framed radius-large" aria-label={t('list')}>
            {items.map((item) => (
              <UploadRow key={item.id} item={item} maxBytes={maxBytes} />
            ))}
          </ul>
          <UploadNews items={items} />
          <p className="above-10 font-base faint">{t('leaveHint')}</p>
        </>
      )}
    </Modal>
  );
}

/** How often the dialog checks the progress of its files for announcements. */
const newsMs = 10_000;

/** Announces to screen readers how many files wait; sighted users see it in the rows. */
function UploadNews({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), newsMs);
    return () => clearInterval(timer);
  }, []);
  const documents = items.flatMap(({ companyId, document }) =>
    document === null ? [] : [queryClient.getQueryData<StoredDocument>(readingKey(companyId, document.id)) ?? document],
  );
  return <PoliteNews text={allWaitWords(t, documents)} />;
}

/** For files that are not documents to be read: any type, stored unchanged. */
function StoreOnly() {
  const { t } = useTranslation('upload');
  const { storeOnly } = useUploads();
  return (
    <div className="above-12">
      <Checkbox checked={storeOnly} onChange={(event) => setStoreOnly(event.target.checked)}>
        {t('storeOnly')}
      </Checkbox>
      {storeOnly && <p className="above-10 font-base faint">{t('storeHint')}</p>}
    </div>
  );
}

function DropZone({ maxBytes }: { maxBytes: number | null }) {
  const { t } = useTranslation('upload');
  const { storeOnly } = useUploads();
  const max = maxBytes === null ? null : Math.floor(maxBytes / bytesPerMegabyte);
  const takeIn = (file: File) => {
    void addFiles([file], maxBytes);
    return Upload.LIST_IGNORE;
  };
  return (
    <Upload.Dragger multiple {...(!storeOnly && { accept })} showUploadList={false} beforeUpload={takeIn}>
      <span className="upload-mark inline-grid centred below-10 text-selected bg-selected radius-huge">
        <Icon name="upload" size={22} />
      </span>
      <p className="font-lead medium">{t('dropHint')}</p>
      <p className="font-base muted">{max === null ? t('accepted') : t('acceptedUpTo', { max })}</p>
      <p className="font-base muted">{t('acceptedData')}</p>
      <p className="font-base muted">{t('classified')}</p>
    </Upload.Dragger>
  );
}
