import type { PasskeyRow } from '@folio/contract';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFactorChanges, useSecondFactors } from '../../../../api/queries/people/second-factor.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { hasPasskeys, makePasskey } from '../../../../session/confirm/passkey.ts';
import { Instant } from '../security/instant.tsx';
import { FactorCard } from './factor-card.tsx';
import { useActing } from './use-acting.ts';

/** Passkeys: made with a name, renamed, removed. */
export default function PasskeysPanel() {
  const { t } = useTranslation('factors');
  const query = useSecondFactors();
  const changes = useFactorChanges();
  const { isBusy, failure, act } = useActing();
  const confirm = useConfirm();
  const [naming, setNaming] = useState<PasskeyRow | 'new' | null>(null);
  const add = (name: string) =>
    act(async () => {
      const made = await makePasskey(await changes.beginPasskey());
      if (made === null) return;
      await changes.addPasskey(name, made);
      toast.success('factors:passkeys.added', { translate: true });
    });
  const remove = async ({ id, name }: PasskeyRow) => {
    const detail = t('passkeys.removeDetail');
    if (!(await confirm({ title: t('passkeys.removeAsk', { name }), detail, okText: t('remove'), danger: true })))
      return;
    await act(() => changes.removePasskey(id));
  };
  const keep = (name: string) => {
    const target = naming;
    setNaming(null);
    if (target === 'new') void add(name);
    else if (target !== null) void act(() => changes.renamePasskey(target.id, name));
  };
  const addButton = hasPasskeys() && (
    <Button icon={<Icon name="plus" size={15} />} loading={isBusy} onClick={() => setNaming('new')}>
      {t('passkeys.add')}
    </Button>
  );
  return (
    <FactorCard title={t('passkeys.title')} lead={t('passkeys.lead')} extra={addButton} query={query} failure={failure}>
      {!hasPasskeys() && <p className="muted">{t('passkeys.notPossible')}</p>}
      {query.data?.passkeys.length === 0 && hasPasskeys() && <p className="muted">{t('passkeys.none')}</p>}
      <ul className="factor-list" aria-label={t('passkeys.title')}>
        {query.data?.passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            onRename={() => setNaming(passkey)}
            onRemove={() => void remove(passkey)}
          />
        ))}
      </ul>
      {naming && (
        <NameDialog before={naming === 'new' ? '' : naming.name} onKeep={keep} onClose={() => setNaming(null)} />
      )}
    </FactorCard>
  );
}

interface PasskeyItemProps {
  passkey: PasskeyRow;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('factors');
  const { name, created_at, last_used_at, backed_up } = passkey;
  return (
    <li className="factor-row flex items-center between gap-12 pad-12-0">
      <div>
        <p className="gap-4-10 flex wrap items-center medium break">{name}</p>
        <p className="factor-detail flex wrap font-base muted">
          <span>
            {t('since')} <Instant value={created_at} />
          </span>
          {last_used_at && (
            <span>
              {t('lastUsed')} <Instant value={last_used_at} />
            </span>
          )}
          {backed_up && <span>{t('passkeys.backedUp')}</span>}
        </p>
      </div>
      <div className="flex wrap gap-8">
        <Button aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

/** Asks how the passkey is to be called. */
function NameDialog({
  before,
  onKeep,
  onClose,
}: {
  before: string;
  onKeep: (name: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('factors');
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Modal
      open
      centered
      width={420}
      title={t(before ? 'passkeys.rename' : 'passkeys.add')}
      okText={t(before ? 'save' : 'passkeys.goOn')}
      cancelText={t('common:cancel')}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ name }) => onKeep(name.trim())}>
        <Form.Item
          name="name"
          label={t('passkeys.name')}
          initialValue={before}
          extra={t('passkeys.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('passkeys.enterName') }]}
        >
          <Input maxLength={80} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
