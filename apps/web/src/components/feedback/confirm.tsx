import { Modal } from 'antd';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmQuestion {
  title: string;
  detail?: ReactNode;
  /** Label of the confirm button; default OK. */
  okText?: string;
  danger?: boolean;
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before an action that cannot be undone: `if (await confirm({ title })) ...`. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [modal, holder] = Modal.useModal();
  const ask = useCallback<Ask>(
    async ({ title, detail, okText, danger }) =>
      await modal.confirm({
        title,
        content: detail,
        okText: okText ?? t('ok'),
        cancelText: t('cancel'),
        okButtonProps: { danger: danger ?? false },
        icon: null,
        centered: true,
        autoFocusButton: 'ok',
      }),
    [modal, t],
  );
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {holder}
    </ConfirmContext.Provider>
  );
}
