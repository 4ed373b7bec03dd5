import { Button, type ButtonProps, Tooltip } from 'antd';
import './reasoned-button.css';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the action cannot be done now; null if it can. */
  reason: string | null;
}

/** A button that, while its action cannot be done, keeps the focus and says why. */
export function ReasonedButton({ reason, onClick, className = '', ...button }: ReasonedButtonProps) {
  if (reason === null) return <Button {...button} className={className} {...(onClick && { onClick })} />;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
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
