import type { FileRow } from '@folio/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFileTree } from '../../../api/queries/documents/file.ts';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { FileList } from './file-list.tsx';
import { FolderTree } from './folder-tree.tsx';
import { readPath } from './path.ts';
import { Preview } from './preview/index.tsx';
import { Trash } from './trash.tsx';
import './file-storage.css';

const chips = ['', 'needs_review', 'queued,processing', 'processed', 'failed,unsupported', 'duplicate'] as const;
const chipWords = ['all', 'needs_review', 'processing', 'processed', 'failed', 'duplicate'] as const;

/** Every file of the company in its folder, with what was made of it. */
export default function FileStorageScreen() {
  const { t } = useTranslation('file-storage');
  const [view, setView] = useUrlState({ path: '', q: '', state: '', as: 'list', file: '' });
  const { folder, month, isTrash } = readPath(view.path);
  const tree = useFileTree();
  const open = (file: FileRow) => setView({ file: file.id });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="file-storage grid items-start gap-24">
        <FolderTree tree={tree.data} path={view.path} onPath={(path) => setView({ path })} />
        <div>
          {isTrash ? (
            <Trash onOpen={open} />
          ) : (
            <>
              <ListToolbar
                searchLabel={t('search')}
                search={view.q}
                onSearch={(q) => setView({ q })}
                chipsLabel={t('column.state')}
                chips={chips.map((value, index) => ({ value, label: t(`chip.${chipWords[index] ?? 'all'}`) }))}
                chip={view.state}
                onChip={(state) => setView({ state })}
              >
                <ViewSwitch
                  isGrid={view.as === 'grid'}
                  onGrid={(isGrid) => setView({ as: isGrid ? 'grid' : 'list' })}
                />
              </ListToolbar>
              <FileList
                query={{ folder, month, q: view.q.trim(), state: view.state }}
                isGrid={view.as === 'grid'}
                onOpen={open}
              />
            </>
          )}
        </div>
      </div>
      {view.file !== '' && <Preview key={view.file} id={view.file} onClose={() => setView({ file: '' })} />}
    </>
  );
}

function ViewSwitch({ isGrid, onGrid }: { isGrid: boolean; onGrid: (isGrid: boolean) => void }) {
  const { t } = useTranslation('file-storage');
  return (
    <Segmented
      aria-label={t('view.label')}
      value={isGrid ? 'grid' : 'list'}
      options={[
        { value: 'list', label: t('view.list') },
        { value: 'grid', label: t('view.grid') },
      ]}
      onChange={(value) => onGrid(value === 'grid')}
    />
  );
}
