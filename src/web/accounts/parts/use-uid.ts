import { useViewer } from './session.ts';

/** The account that reads the page; null for a visitor. */
export const useUid = (): string | null => {
  const viewer = useViewer();
  return viewer.kind === 'signed-in' ? viewer.uid : null;
};
