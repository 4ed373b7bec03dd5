import type { FilingYear } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { KeptNote } from '../../../components/draft/kept-note.tsx';
import { useSavedForm } from '../../../components/draft/use-saved-form.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { PartnerFields } from './partner-fields.tsx';
import { emptyPartner, sumOfShares, withPartner } from './partners-draft.ts';

type Partners = NonNullable<FilingYear['partners']>;

/** The partners of a business, or its sole proprietor, with what each gets of the profit or loss. */
export function PartnersCard({ year, partners }: { year: string; partners: Partners }) {
  const { t } = useTranslation('accounting-filing');
  const mayWrite = useMay('write');
  const { partners: save } = useFilingChanges();
  const form = useSavedForm({ list: partners.list }, `${partners.version} ${partners.from_year}`);
  const { list } = form.draft;
  const setList = (change: (list: Partners['list']) => Partners['list']) =>
    form.change((draft) => ({ list: change(draft.list) }));
  const { isTouched } = form;
  useLeaveGuard(isTouched, { title: t('leave'), okText: t('leaveOk') }, ['year']);
  const keep = async () => {
    if (!settleFields()) return;
    await form
      .save((draft) => save.mutateAsync({ year, version: partners.version, partners: draft.list }))
      .then(
        () => toast.success(t('partners.saved')),
        () => undefined,
      );
  };
  const error = save.error === null ? null : asApiError(save.error);
  return (
    <div id="filing-partners">
      <Card title={t('partners.title', { year })}>
        {error && <Refusal error={error} labelOf={(path) => labelOf(path, t('partners.partner', numberOf(path)))} />}
        <KeptNote collisions={form.collisions} />
        <p className="below-12 muted">{t('partners.about')}</p>
        {partners.from_year !== null && (
          <p className="below-12">{t('partners.fromYear', { year: partners.from_year })}</p>
        )}
        {list.length === 0 && <p className="below-12">{t('partners.none')}</p>}
        <ol className="list-none m-0 p-0 grid columns-one gap-16 break">
          {list.map((partner, index) => (
            <PartnerFields
              // biome-ignore lint/suspicious/noArrayIndexKey: partners that are typed have no other name
              key={index}
              at={index}
              partner={partner}
              allocation={isTouched ? null : (partners.allocations[index] ?? null)}
              isLocked={!mayWrite}
              onSet={(changes) => setList((now) => withPartner(now, index, changes))}
              onRemove={() => setList((now) => now.filter((_, other) => other !== index))}
            />
          ))}
        </ol>
        <Sum partners={partners} share={sumOfShares(list.map(({ share }) => share))} />
        {mayWrite && (
          <div className="flex wrap gap-12">
            <Button
              type="primary"
              loading={save.isPending}
              disabled={!isTouched && partners.from_year === null}
              onClick={() => void keep()}
            >
              {t('partners.save')}
            </Button>
            <Button onClick={() => setList((now) => [...now, emptyPartner])}>{t('partners.add')}</Button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** Of what was saved last: how much is allocated, and of what. */
function Sum({ partners: { allocations, total }, share }: { partners: Partners; share: string }) {
  const { t } = useTranslation('accounting-filing');
  const sum = allocations.reduce((all, one) => all + BigInt(one), 0n);
  const values = { sum: formatAmount(String(sum)), total: formatAmount(total), share };
  return <p className="above-12 below-12">{t('partners.sum', values)}</p>;
}

function numberOf(path: string): { number: string } {
  return { number: String(Number(/^partners\.(\d+)/.exec(path)?.[1] ?? 0) + 1) };
}

function labelOf(path: string, partner: string): string {
  return path.startsWith('partners.') ? partner : path;
}
