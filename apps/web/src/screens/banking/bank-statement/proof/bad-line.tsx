import type { StatementProof } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankCalls } from '../../../../api/queries/banking/bank.ts';
import { afterEvidence } from '../../../../api/queries/banking/bank-evidence.ts';
import { Day } from '../../../../components/day/day.tsx';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';

/** The first line whose running balance does not follow; where it would the other way round, one press turns it. */
export function BadLine({ line }: { line: NonNullable<StatementProof['first_bad_line']> }) {
  const { t } = useTranslation('bank-proof');
  const readOnly = !useMay('write');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const flip = async () => {
    setBusy(true);
    try {
      await bankCalls.flip(line.id);
      toast.success(t('flipped'));
      await afterEvidence(queryClient);
    } catch (cause) {
      toast.error(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div
      className="bad-line hide-print gap-8-12 flex wrap items-center below-16 pad-12-16 text-red bg-red radius-large"
      role="alert"
    >
      <Icon className="rigid" name="triangle-alert" />
      <p className="fill-row min-w-200">
        {t('badLine')} <Day value={line.date} /> <strong>{line.description}</strong>
        {line.flip && ` ${t('badLineFlips')}`}
      </p>
      {line.flip && !readOnly && (
        <Button loading={isBusy} onClick={() => void flip()}>
          {t('flip')}
        </Button>
      )}
    </div>
  );
}
