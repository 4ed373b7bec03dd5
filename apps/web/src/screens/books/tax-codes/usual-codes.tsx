import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaxCode, useTaxCodeCalls, useUsualTaxCodes } from '../../../api/queries/books/accounting-tax-code.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { taxCodeName } from './columns.tsx';
import { countryName } from './countries.ts';
import { byCountry, findTaxCodes, shownRate } from './tax-code.ts';

interface UsualCodesProps {
  /** The codes the company has. */
  known: readonly { code: string }[];
  /** Begin a code of one's own from one of these. */
  onOwn: (code: TaxCode) => void;
  onClose: () => void;
}

/** The codes usual in one country or another: search, then add with a click. */
export function UsualCodes({ known, onOwn, onClose }: UsualCodesProps) {
  const { t } = useTranslation('accounting-tax-codes');
  const [q, setQ] = useState('');
  const usual = useUsualTaxCodes(true);
  const found =
    usual.data && findTaxCodes(usual.data, q, (code) => (code.country === null ? '' : countryName(code.country)));
  return (
    <Drawer open size={460} title={t('usual.title')} onClose={onClose} closable={{ 'aria-label': t('common:close') }}>
      <Input
        type="search"
        autoFocus
        allowClear
        aria-label={t('usual.search')}
        placeholder={t('usual.search')}
        prefix={<Icon name="search" size={15} />}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {usual.error && !usual.data && <ErrorState detail={usual.error.message} onRetry={() => usual.refetch()} />}
      {!usual.error && !found && <RowsSkeleton rows={8} />}
      {found?.length === 0 && (
        <EmptyState illustration="search" title={t('usual.none')} detail={t('usual.noneDetail')} />
      )}
      {found &&
        byCountry(found, countryName).map(({ country, codes }) => (
          <section key={country ?? ''} className="usual-country above-20">
            <h2 className="font-base muted">{country === null ? t('noCountry') : countryName(country)}</h2>
            <ul>
              {codes.map((code) => (
                <UsualCode
                  key={code.code}
                  code={code}
                  isKnown={known.some((one) => one.code === code.code)}
                  onOwn={() => onOwn(code)}
                />
              ))}
            </ul>
          </section>
        ))}
    </Drawer>
  );
}

function UsualCode({ code, isKnown, onOwn }: { code: TaxCode; isKnown: boolean; onOwn: () => void }) {
  const { t } = useTranslation('accounting-tax-codes');
  const { add } = useTaxCodeCalls();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await add(code);
      toast.success(t('added', { code: code.code }));
    } catch (cause) {
      toast.error(refusalText(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex items-center gap-8 pad-8-0 ruled-below">
      <span className="usual-words fill-row min-0">
        <strong>{code.code}</strong> {taxCodeName(code)}
        <span className="block font-small muted">
          {t(`kind.${code.kind}`)} · {t('percent', { rate: shownRate(code.rate_percent) })}
        </span>
      </span>
      {isKnown ? (
        <StateTag tone="green" icon="check">
          {t('usual.known')}
        </StateTag>
      ) : (
        <>
          <Button
            size="small"
            type="text"
            icon={<Icon name="pencil" size={14} />}
            aria-label={t('usual.adapt', { code: code.code })}
            title={t('usual.adapt', { code: code.code })}
            onClick={onOwn}
          />
          <Button size="small" loading={isBusy} aria-label={t('usual.addOne', { code: code.code })} onClick={take}>
            {t('common:add')}
          </Button>
        </>
      )}
    </li>
  );
}
