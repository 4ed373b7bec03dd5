import type { ManualJournal } from '@folio/contract';
import { isDay } from '@folio/ledger/calendar';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Day, InstantDay } from '../../../components/day/day.tsx';
import { useDropHere } from '../../../components/form/use-drop-here.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { useMay } from '../../../session/use-may.ts';
import { Attachments } from './attachments.tsx';
import { JournalStateTag } from './columns.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { usePostedAttaching } from './use-attaching.ts';
import { ViewLines } from './view-lines.tsx';

/** A posted journal, or a draft for who may only read: its lines, its entry, what took it back. */
export function JournalView({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation('accounting-journals');
  const readOnly = !useMay('write');
  const place = useRef<HTMLDivElement>(null);
  const files = usePostedAttaching(journal);
  const isOver = useDropHere(place, !readOnly, files.take);
  return (
    <div
      ref={place}
      className={isOver ? 'journal-editor radius-huge journal-editor-over' : 'journal-editor radius-huge'}
    >
      <ToolHeader
        title={journal.number === null ? t('draftTitle') : t('numberTitle', { number: journal.number })}
        parent={{ title: t('title'), path: '/accounting/journals' }}
        beside={<JournalStateTag state={journal.state} />}
        actions={<ViewActions journal={journal} />}
      />
      <Card className="journal-paper">
        <header className="flex between gap-16 below-16 font-head bold">
          <p>{journal.narration || t('noNarration')}</p>
          {isDay(journal.date) && <Day value={journal.date} />}
        </header>
        <ViewLines journal={journal} />
        <Facts journal={journal} />
        {(!readOnly || journal.attachments_list.length > 0) && (
          <Attachments
            id={journal.id}
            files={journal.attachments_list}
            isBusy={files.isBusy}
            onFiles={readOnly ? undefined : files.take}
          />
        )}
      </Card>
    </div>
  );
}

function ViewActions({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation('accounting-journals');
  const readOnly = !useMay('write');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'reverse' | 'template' | null>(null);
  const entry = journal.entry_id && (
    <Link to={`/journal-entry/${journal.entry_id}`} className="inline-flex items-center gap-6">
      <Icon name="link" size={15} /> {t('entry')}
    </Link>
  );
  if (readOnly) return entry;
  return (
    <>
      {entry}
      <Button icon={<Icon name="plus" size={15} />} onClick={() => setOpen('template')}>
        {t('template.keep')}
      </Button>
      <Button
        icon={<Icon name="copy" size={15} />}
        onClick={() => navigate(`/accounting/journals/new?copy=${journal.id}`)}
      >
        {t('duplicate')}
      </Button>
      {journal.state === 'posted' && journal.reversal_entry_id === null && (
        <Button icon={<Icon name="undo" size={15} />} onClick={() => setOpen('reverse')}>
          {t('reverse.open')}
        </Button>
      )}
      {open === 'reverse' && <ReverseDialog journal={journal} onClose={() => setOpen(null)} />}
      {open === 'template' && <TemplateDialog draft={journal.draft} onClose={() => setOpen(null)} />}
    </>
  );
}

function Facts({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation('accounting-journals');
  return (
    <dl className="journal-facts terms-faint grid gap-6 above-16 font-base">
      {journal.reference !== '' && <Fact label={t('field.reference')}>{journal.reference}</Fact>}
      {journal.reverse_on !== null && isDay(journal.reverse_on) && (
        <Fact label={t('field.reverse_on')}>
          <Day value={journal.reverse_on} />
        </Fact>
      )}
      {journal.reversal_entry_id && (
        <Fact label={t(journal.state === 'reversed' ? 'reversedBy' : 'reversesItself')}>
          <Link to={`/journal-entry/${journal.reversal_entry_id}`}>{t('reversalEntry')}</Link>
        </Fact>
      )}
      <Fact label={t('updatedAt')}>
        <InstantDay value={journal.updated_at} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-12">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
