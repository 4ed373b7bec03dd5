import type { FileDetail } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { apiDownload } from '../../../../api/api.ts';
import { Day, InstantDay } from '../../../../components/day/day.tsx';
import { DocumentActions } from '../../../../components/document/document-actions.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { FileFate } from '../file-fate.tsx';
import { TrashActs } from '../trash.tsx';
import { useFileActs } from '../use-file-acts.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { Uses } from './uses.tsx';

interface FileSideProps {
  file: FileDetail;
  onClose: () => void;
}

const bytesPerKilobyte = 1024;

export function FileSide({ file, onClose }: FileSideProps) {
  const { t } = useTranslation('file-storage');
  const size = Math.ceil(file.size / bytesPerKilobyte).toLocaleString('en-US');
  return (
    <div className="file-side grid min-0 gap-20">
      <Acts file={file} onClose={onClose} />
      <dl className="terms-faint gap-8-16 grid columns-auto-wide">
        <dt>{t('column.number')}</dt>
        <dd className="figures num m-0 break">{file.number}</dd>
        <dt>{t('column.type')}</dt>
        <dd className="m-0 break">{t(`common:documentKind.${file.kind ?? 'unknown'}`)}</dd>
        <dt>{t('column.date')}</dt>
        <dd className="m-0 break">
          <Day value={file.date} />
        </dd>
        <dt>{t('preview.uploaded')}</dt>
        <dd className="m-0 break">
          <InstantDay value={file.uploaded_at} /> {file.uploaded_by}
        </dd>
        <dt>{t('preview.size')}</dt>
        <dd className="m-0 break">
          {t('preview.kilobytes', { size })}
          {file.pages !== null && ` · ${t('preview.pages', { count: file.pages })}`}
        </dd>
        <dt>{t('column.state')}</dt>
        <dd className="m-0 break">
          <FileFate document={file} />
          <DocumentActions document={file} />
        </dd>
      </dl>
      {file.problem && <p className="around-8-0-0 text-wrong">{file.problem.message}</p>}
      <Uses file={file} />
    </div>
  );
}

function Acts({ file, onClose }: FileSideProps) {
  const { t } = useTranslation('file-storage');
  const mayWrite = useMay('write');
  const navigate = useNavigate();
  const { trash } = useFileActs();
  const [dialog, setDialog] = useState<'rename' | 'attach' | null>(null);
  const save = () =>
    void apiDownload('GET /api/company/:companyId/document/:id/original', file.name, { params: { id: file.id } });
  const throwAway = async () => {
    if (await trash([file.id])) onClose();
  };
  return (
    <div className="flex wrap gap-8">
      <Button type="primary" icon={<Icon name="download" size={15} />} onClick={save}>
        {t('preview.download')}
      </Button>
      {file.trashed === null && (
        <Button icon={<Icon name="file-search" size={15} />} onClick={() => navigate(`/document/${file.id}`)}>
          {t(file.state === 'needs_review' ? 'preview.review' : 'preview.open')}
        </Button>
      )}
      {file.trashed !== null && <TrashActs file={file} onGone={onClose} />}
      {file.trashed === null && mayWrite && (
        <>
          <Button icon={<Icon name="pencil" size={15} />} onClick={() => setDialog('rename')}>
            {t('preview.rename')}
          </Button>
          <Button icon={<Icon name="paperclip" size={15} />} onClick={() => setDialog('attach')}>
            {t('preview.attach')}
          </Button>
          <Button icon={<Icon name="trash" size={15} />} onClick={() => void throwAway()}>
            {t('toTrash')}
          </Button>
        </>
      )}
      {dialog === 'rename' && <RenameDialog file={file} onClose={() => setDialog(null)} />}
      {dialog === 'attach' && <AttachDialog file={file} onClose={() => setDialog(null)} />}
    </div>
  );
}
