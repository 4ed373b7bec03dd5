import type { JournalTemplateRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { templateCalls, useJournalTemplates } from '../../../api/queries/books/accounting-journal.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { Icon } from '../../../components/page/icon.tsx';

/** A new journal, empty or from a template; templates no longer wanted are deleted here. */
export function NewMenu() {
  const { t } = useTranslation('accounting-journals');
  const navigate = useNavigate();
  const { data } = useJournalTemplates();
  const begin = (
    <Button
      {...newMark}
      type="primary"
      icon={<Icon name="plus" />}
      onClick={() => navigate('/accounting/journals/new')}
    >
      {t('new')}
    </Button>
  );
  if (!data || data.length === 0) return begin;
  return (
    <Space.Compact>
      {begin}
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          onClick: ({ key }) => navigate(`/accounting/journals/new?template=${key}`),
          items: [
            {
              type: 'group',
              label: t('template.from'),
              children: data.map((template) => ({ key: template.id, label: <TemplateItem template={template} /> })),
            },
          ],
        }}
      >
        <Button type="primary" icon={<Icon name="chevron-down" size={15} />} aria-label={t('template.from')} />
      </Dropdown>
    </Space.Compact>
  );
}

function TemplateItem({ template }: { template: JournalTemplateRow }) {
  const { t } = useTranslation('accounting-journals');
  const queryClient = useQueryClient();
  const say = (cause: unknown) => toast.error(refusalText(cause));
  const remove = async () => {
    await templateCalls.remove(queryClient, template.id);
    toast.success(t('template.removed', { name: template.name }), {
      action: {
        label: t('common:undo'),
        run: () => void templateCalls.add(queryClient, template.name, template.draft).catch(say),
      },
      durationMs: 6000,
    });
  };
  return (
    <span className="min-w-200 flex items-center between gap-16">
      <span>{template.name}</span>
      <Button
        type="text"
        size="small"
        icon={<Icon name="trash" size={14} />}
        aria-label={t('template.remove', { name: template.name })}
        onClick={(event) => {
          event.stopPropagation();
          void remove().catch(say);
        }}
      />
    </span>
  );
}
