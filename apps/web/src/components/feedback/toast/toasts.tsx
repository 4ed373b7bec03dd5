import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorIcon, type DoorIconName } from '../../page/door-icon.tsx';
import { closeToast, type Toast, type ToastType, toastStore } from './toast.ts';
import './toasts.css';

const icons: Record<ToastType, DoorIconName> = {
  success: 'circle-check',
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
  loading: 'loader',
};

/** The toasts at the top of the page. Screen readers announce errors at once, the others at the next pause. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  const isUrgent = (toast: Toast) => toast.type === 'error' || toast.type === 'warning';
  return (
    <div className="toasts fixed untouchable">
      <div className="grid cells-center" role="alert">
        {toasts.filter(isUrgent).map(toastLine)}
      </div>
      <div className="grid cells-center" role="status">
        {toasts.filter((toast) => !isUrgent(toast)).map(toastLine)}
      </div>
    </div>
  );
}

function toastLine(toast: Toast) {
  return <ToastLine key={toast.id} toast={toast} />;
}

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const { action } = toast;
  const act = () => {
    closeToast(toast.id);
    action?.run();
  };
  return (
    <div
      className={`toast below-8 max-w-560 flex items-center gap-10 text-plain bg-raised framed radius-large toast-${toast.type}`}
    >
      <DoorIcon name={icons[toast.type]} />
      <span className="break">{toast.text}</span>
      {action && (
        <button
          type="button"
          className="toast-action font-inherit border-0 bg-none bold text-link radius-small pointer"
          onClick={act}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close p-0 border-0 bg-none grid centred faint radius-small pointer"
        aria-label={t('close')}
        onClick={() => closeToast(toast.id)}
      >
        <DoorIcon name="x" size={14} />
      </button>
    </div>
  );
}
