import type { JournalTemplateRow, ManualJournalDraft } from '@folio/contract';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJournalTemplates } from '../../../api/queries/books/accounting-journal.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { withTemplate } from './journal-draft.ts';
import { TemplateDialog } from './template-dialog.tsx';

interface TemplateMenuProps {
  draft: ManualJournalDraft;
  change: (update: (draft: ManualJournalDraft) => ManualJournalDraft) => void;
}

const keep = 'keep';

/** Takes a template's lines in, or keeps this journal as one. */
export function TemplateMenu({ draft, change }: TemplateMenuProps) {
  const { t } = useTranslation('accounting-journals');
  const { data } = useJournalTemplates();
  const [isNaming, setNaming] = useState(false);
  const choose = (key: string) => {
    const template = data?.find((one: JournalTemplateRow) => one.id === key);
    if (template) change((before) => withTemplate(before, template.draft));
    if (key === keep) setNaming(true);
  };
  const templates = (data ?? []).map((one) => ({ key: one.id, label: one.name }));
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          onClick: ({ key }) => choose(key),
          items: [
            ...(templates.length > 0
              ? [
                  { type: 'group' as const, label: t('template.use'), children: templates },
                  { type: 'divider' as const },
                ]
              : []),
            { key: keep, label: t('template.keep'), icon: <Icon name="plus" size={15} /> },
          ],
        }}
      >
        <Button icon={<Icon name="copy" size={15} />}>{t('template.menu')}</Button>
      </Dropdown>
      {isNaming && <TemplateDialog draft={draft} onClose={() => setNaming(false)} />}
    </>
  );
}
