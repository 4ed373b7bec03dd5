import { useUrlState } from '../../../../components/hooks/use-url-state.ts';

/** Whether the rows of a list show their whole texts, on as many lines as they need, and a setter; part of the address. */
export function useWholeText(): [boolean, (isWhole: boolean) => void] {
  const [{ text }, change] = useUrlState({ text: '' });
  return [text === 'whole', (isWhole) => change({ text: isWhole ? 'whole' : '' })];
}
