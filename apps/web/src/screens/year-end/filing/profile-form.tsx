import type { Filing, FilingProfile } from '@folio/contract';
import { filingLanguages } from '@folio/contract/choices';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { KeptNote } from '../../../components/draft/kept-note.tsx';
import { useSavedForm } from '../../../components/draft/use-saved-form.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { AccountsMap } from './accounts-map.tsx';
import { profileDraft } from './profile-draft.ts';
import { RowsMap } from './rows-map.tsx';

export interface MapProps {
  filing: Filing;
  draft: FilingProfile;
  isLocked: boolean;
  change: (part: Partial<FilingProfile>) => void;
}

/** What filings of every year follow from: industry, language, and the elements of accounts and rows. */
export function ProfileForm({ filing, version }: { filing: Filing; version: string }) {
  const { t } = useTranslation('accounting-filing');
  const mayWrite = useMay('write');
  const { profile: save } = useFilingChanges();
  const form = useSavedForm(profileDraft(filing), version);
  const { draft, isTouched } = form;
  useLeaveGuard(isTouched, { title: t('leave'), okText: t('leaveOk') });
  const change = (part: Partial<FilingProfile>) => form.change((current) => ({ ...current, ...part }));
  const keep = () =>
    form
      .save((sent) => save.mutateAsync(sent))
      .then(
        () => toast.success(t('profile.saved')),
        () => undefined,
      );
  const error = save.error === null ? null : asApiError(save.error);
  const parts = { filing, draft, isLocked: !mayWrite, change };
  return (
    <div id="filing-facts">
      <Card title={t('profile.title')}>
        {error && <Refusal error={error} labelOf={(path) => path} />}
        <KeptNote collisions={form.collisions} />
        <FactFields {...parts} sentences={error?.fields.hksic} />
        <AccountsMap {...parts} />
        <RowsMap {...parts} />
        {mayWrite && (
          <Button
            type="primary"
            loading={save.isPending}
            disabled={!isTouched && filing.profile.version > 0}
            onClick={() => void keep()}
          >
            {t('profile.save')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function FactFields({ draft, isLocked, change, sentences }: MapProps & { sentences: string[] | undefined }) {
  const { t } = useTranslation('accounting-filing');
  return (
    <div className="grid columns-even gap-16 below-16">
      <SideField id="filing-hksic" label={t('profile.hksic')} hint={t('profile.hksicHint')} sentences={sentences}>
        <Input
          id="filing-hksic"
          inputMode="numeric"
          maxLength={6}
          disabled={isLocked}
          value={draft.hksic}
          onChange={({ target }) => change({ hksic: target.value.trim() })}
        />
      </SideField>
      <SideField id="filing-language" label={t('profile.language')}>
        <Select
          id="filing-language"
          disabled={isLocked}
          value={draft.language}
          options={filingLanguages.map((value) => ({ value, label: t(`profile.languages.${value}`) }))}
          onChange={(language) => change({ language })}
        />
      </SideField>
    </div>
  );
}
