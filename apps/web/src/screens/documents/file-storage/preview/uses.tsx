import type { FileDetail, FileUse } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFileCalls } from '../../../../api/queries/documents/file.ts';
import { Day } from '../../../../components/day/day.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { recordIcons, recordPath } from './record-words.ts';

/** The records a file is used in, each with the way to it, and until when entries keep it. */
export function Uses({ file }: { file: FileDetail }) {
  const { t } = useTranslation('file-storage');
  const maySeeBooks = useMay('read');
  if (!maySeeBooks) return null;
  return (
    <section className="file-uses" aria-label={t('use.title')}>
      <h2 className="around-0-0-8 font-body">{t('use.title')}</h2>
      {file.uses.length === 0 && <p className="around-8-0 faint">{t('use.none')}</p>}
      <ul className="m-0 p-0 grid list-none">
        {file.uses.map((use) => (
          <li className="flex items-center gap-10 pad-8-0 font-base ruled-below" key={`${use.type} ${use.id}`}>
            <UseLine file={file} use={use} />
          </li>
        ))}
      </ul>
      {file.kept && (
        <p className="around-12-0-0 font-base muted">
          <Icon name="lock" size={14} /> {t('use.kept', { entry: file.kept.entry })} <Day value={file.kept.until} />
        </p>
      )}
    </section>
  );
}

function UseLine({ file, use }: { file: FileDetail; use: FileUse }) {
  const { t } = useTranslation('file-storage');
  const mayWrite = useMay('write');
  const { detach } = useFileCalls();
  const { type } = use;
  const takeOff = () => {
    if (type === 'bank_statement' || type === 'journal_entry') return;
    detach.mutate({ id: file.id, type, recordId: use.id });
  };
  return (
    <>
      <Icon name={recordIcons[type]} size={16} />
      <span className="file-use-words fill-row grid min-0 break">
        <Link to={recordPath(use)}>{use.label || t(`use.${type}`)}</Link>
        <span className="font-small faint">
          {t(`use.${type}`)}
          {use.detail && use.detail !== use.label && ` · ${use.detail}`}
        </span>
      </span>
      <Day value={use.date} />
      {use.attached && mayWrite && file.trashed === null && (
        <Button
          type="text"
          size="small"
          loading={detach.isPending}
          aria-label={t('use.detach', { name: use.label })}
          title={t('use.detach', { name: use.label })}
          icon={<Icon name="x" size={15} />}
          onClick={takeOff}
        />
      )}
    </>
  );
}
