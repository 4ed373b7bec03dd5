import type { DocumentDetail } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { afterDocument, documentCalls } from '../../../../../api/queries/documents/document.ts';
import { Icon } from '../../../../../components/page/icon.tsx';

/** Asks for the password of a protected PDF. It is sent once and kept nowhere. */
export function Unlock({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await documentCalls.unlock(document.id, password);
      setPassword('');
      await afterDocument(queryClient);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setRefusal(cause.message || t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="unlock above-14" autoComplete="off" onSubmit={(event) => void unlock(event)}>
      <label className="font-small muted" htmlFor="unlock-password">
        {t('unlock.label')}
      </label>
      <div className="grid columns-wide-auto gap-8 above-4">
        <Input.Password
          id="unlock-password"
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={password}
          status={refusal === null ? '' : 'error'}
          aria-describedby="unlock-hint"
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          {t('unlock.open')}
        </Button>
      </div>
      {refusal && (
        <p className="above-3 font-small text-red" role="alert">
          <Icon name="circle-alert" size={13} /> {refusal}
        </p>
      )}
      <p id="unlock-hint" className="above-10 font-base muted">
        {t('unlock.hint')}
      </p>
    </form>
  );
}
