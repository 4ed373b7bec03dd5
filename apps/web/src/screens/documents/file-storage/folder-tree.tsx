import type { FileTree } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../components/day/format-day.ts';
import { useIsNarrow } from '../../../components/hooks/use-is-phone.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { type FolderNode, nodesOf, pathOf, readPath } from './path.ts';
import './folder-tree.css';

interface FolderTreeProps {
  tree: FileTree | undefined;
  path: string;
  onPath: (path: string) => void;
}

/** Folders by kind, months in them, and the trash; a choice where there is no room for a tree. */
export function FolderTree({ tree, path, onPath }: FolderTreeProps) {
  const { t } = useTranslation('file-storage');
  const isNarrow = useIsNarrow();
  const nodes = tree === undefined ? [] : nodesOf(tree);
  const all = nodes.reduce((sum, { count }) => sum + count, 0);
  const trashed = tree?.trashed ?? 0;
  if (isNarrow) return <FolderChoice nodes={nodes} all={all} trashed={trashed} path={path} onPath={onPath} />;
  return (
    <nav className="folder-tree top-16 grid content-start sticky scroll-y" aria-label={t('folders')}>
      <Place icon="folder" words={t('folder.all')} count={all} isHere={path === ''} onOpen={() => onPath('')} />
      {nodes.map((node) => (
        <Folder key={node.folder} node={node} path={path} onPath={onPath} />
      ))}
      <Place
        icon="trash"
        words={t('folder.trash')}
        count={trashed}
        isHere={path === 'trash'}
        onOpen={() => onPath('trash')}
      />
    </nav>
  );
}

function Folder({ node, path, onPath }: { node: FolderNode; path: string; onPath: (path: string) => void }) {
  const { t } = useTranslation('file-storage');
  const { folder, count, months } = node;
  const isOpen = readPath(path).folder === folder;
  const own = pathOf(folder);
  return (
    <>
      <Place
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        words={t(`folder.${folder}`)}
        count={count}
        isHere={path === own}
        isOpen={isOpen}
        onOpen={() => onPath(own)}
      />
      {isOpen &&
        months.map((one) => (
          <Place
            key={one.month}
            words={formatMonth(one.month, currentLanguage())}
            count={one.count}
            isHere={path === pathOf(folder, one.month)}
            onOpen={() => onPath(pathOf(folder, one.month))}
          />
        ))}
    </>
  );
}

interface PlaceProps {
  icon?: 'folder' | 'trash' | 'chevron-down' | 'chevron-right';
  words: string;
  count: number;
  isHere: boolean;
  isOpen?: boolean;
  onOpen: () => void;
}

function Place({ icon, words, count, isHere, isOpen, onOpen }: PlaceProps) {
  return (
    <button
      type="button"
      className={
        icon
          ? 'folder-place ring-inside min-h-34 font-inherit border-0 bg-none flex items-center gap-8 muted text-left radius-medium pointer'
          : 'folder-place ring-inside min-h-34 font-inherit border-0 bg-none flex items-center gap-8 muted text-left radius-medium pointer folder-month'
      }
      aria-current={isHere ? 'true' : undefined}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {icon && <Icon name={icon} size={15} />}
      <span className="fill-row min-0">{words}</span>
      <span className="font-small faint figures num">{count}</span>
    </button>
  );
}

interface FolderChoiceProps {
  nodes: readonly FolderNode[];
  all: number;
  trashed: number;
  path: string;
  onPath: (path: string) => void;
}

function FolderChoice({ nodes, all, trashed, path, onPath }: FolderChoiceProps) {
  const { t } = useTranslation('file-storage');
  const option = (value: string, words: string, count: number) => ({ value, label: `${words} (${count})` });
  const options = [
    option('', t('folder.all'), all),
    ...nodes.flatMap(({ folder, count, months }) => [
      option(pathOf(folder), t(`folder.${folder}`), count),
      ...months.map((one) =>
        option(
          pathOf(folder, one.month),
          `${t(`folder.${folder}`)} · ${formatMonth(one.month, currentLanguage())}`,
          one.count,
        ),
      ),
    ]),
    option('trash', t('folder.trash'), trashed),
  ];
  return (
    <Select
      className="full below-12"
      aria-label={t('folders')}
      value={path}
      options={options}
      onChange={onPath}
      suffixIcon={<Icon name="chevron-down" size={15} />}
    />
  );
}
