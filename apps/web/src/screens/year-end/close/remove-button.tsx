import { Button } from 'antd';
import { useConfirm } from '../../../components/feedback/confirm.tsx';

interface RemoveButtonProps {
  label: string;
  question: string;
  detail: string;
  onRemove: () => void;
}

/** Asks before it deletes. */
export function RemoveButton({ label, question, detail, onRemove }: RemoveButtonProps) {
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title: question, detail, okText: label, danger: true })) onRemove();
  };
  return (
    <Button danger type="text" onClick={() => void ask()}>
      {label}
    </Button>
  );
}
