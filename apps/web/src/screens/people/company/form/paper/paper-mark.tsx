import type { CompanyPaperField } from '@folio/contract';
import { Button, Form } from 'antd';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../components/page/icon.tsx';
import { stillFrom } from './fill-values.ts';
import { PaperContext } from './paper-context.ts';

/** Says that a field comes from a certificate, how sure it is, and shows the place. */
export function PaperMark({ field }: { field: CompanyPaperField }) {
  const { t } = useTranslation('company');
  const [isShown, setShown] = useState(false);
  const papers = useContext(PaperContext);
  const present = Form.useWatch<string | null | undefined>(field) ?? '';
  const found = stillFrom(papers, field, present);
  if (found === null) return null;
  return (
    <span className="flex wrap items-center gap-4-8 font-small">
      <span className={found.doubt === null ? 'text-green' : 'text-amber'}>
        <Icon name={found.doubt === null ? 'circle-check' : 'triangle-alert'} size={14} /> {t('paper.from')}
        {found.doubt !== null && ` · ${t(`paper.doubt.${found.doubt}`)}`}
      </span>
      {found.picture !== null && (
        <>
          <Button
            size="small"
            aria-expanded={isShown}
            aria-label={t('paper.placeOf', { field: t(`field.${field}`) })}
            onClick={() => setShown(!isShown)}
          >
            {t('paper.place')}
          </Button>
          {isShown && <img className="max-full block framed radius-small" src={found.picture} alt={found.value} />}
        </>
      )}
    </span>
  );
}
