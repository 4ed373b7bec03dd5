import i18next from 'i18next';

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'loading';

/** A short notice at the top of the page; `action` is an offer such as Undo. */
export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  action?: { label: string; run: () => void };
}

export interface ToastOptions {
  action?: { label: string; run: () => void };
  /** Milliseconds the toast stays visible, default 3000; 0 = until it is closed. */
  durationMs?: number;
  /** `text` is a message key (`common:toast.saved`) and is shown in the user's language. */
  translate?: boolean;
}

const defaultDurationMs = 3000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => toasts,
};

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast and returns its id. It replaces a visible toast with the same text. */
function show(type: ToastType, text: string, options: ToastOptions = {}): number {
  lastId += 1;
  const id = lastId;
  const words = options.translate ? i18next.t(text) : text;
  const toast: Toast = { id, type, text: words, ...(options.action && { action: options.action }) };
  publish([...toasts.filter((other) => other.type !== type || other.text !== words), toast]);
  const durationMs = options.durationMs ?? (type === 'loading' ? 0 : defaultDurationMs);
  if (durationMs > 0) setTimeout(() => closeToast(id), durationMs);
  return id;
}

/** `toast.success('Saved')`, or `toast.success('common:toast.saved', { translate: true })`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
};
