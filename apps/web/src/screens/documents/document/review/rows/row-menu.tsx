import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../components/page/icon.tsx';
import { type RowTool, rowTools } from './row-tools.ts';

interface RowMenuProps {
  /** Number of the row, from 0. */
  row: number;
  onTool: (tool: RowTool, row: number) => void;
}

/** What can be done with a row besides typing into it; each has a key as well. */
export function RowMenu({ row, onTool }: RowMenuProps) {
  const { t } = useTranslation('document');
  const label = t('rowTool.menu', { line: row + 1 });
  const items = rowTools.map(({ tool, keys }) => ({
    key: tool,
    label: (
      <span className="flex items-center between gap-24">
        {t(`rowTool.${tool}`)} <kbd className="row-tool-keys font-tiny faint">{keys}</kbd>
      </span>
    ),
    onClick: () => onTool(tool, row),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" aria-label={label} title={label} icon={<Icon name="ellipsis" size={13} />} />
    </Dropdown>
  );
}
