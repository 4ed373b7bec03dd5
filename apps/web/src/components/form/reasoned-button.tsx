import { Button, type ButtonProps, Tooltip } from 'antd';
import './reasoned-button.css';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the action cannot be done now; null if it can. */
  reason: string | null;
}

/** Within the part of the page that the button belongs to, so that a screen reader finds the reason there. */
function placeOf(button: HTMLElement): HTMLElement {
  return button.parentElement ?? document.body;
}

/** A button that, while its action cannot be done, keeps the focus and says why. */
export function ReasonedButton({ reason, onClick, className = '', ...button }: ReasonedButtonProps) {
  if (reason === null) return <Button {...button} className={className} {...(onClick && { onClick })} />;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']} getPopupContainer={placeOf}>
      <Button
        {...button}
        type="default"
        danger={false}
        className={`reasoned-off ${className}`}
        aria-disabled
        aria-description={reason}
        onClick={(event) => event.preventDefault()}
      />
    </Tooltip>
  );
}
