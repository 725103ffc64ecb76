import { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import { wantedWords } from '../../../words/wanted/page.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { useWords } from '../../kit/words/words.ts';

/** Ends a listing: by deletion, which can be undone, or because premises were found. */
export const useEnding = ({ id, location }: Pick<OwnWantedListing, 'id' | 'location'>) => {
  const t = useWords(wantedWords);
  const act = useAct();
  const toast = useToast();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const undo = { label: t('mine.undo'), onPress: () => void restore() };
  const restore = async (): Promise<void> => {
    const answer = await act(wantedCalls.restoreWantedListing, { wantedListingId: id });
    if (answer.ok) toast.good(t('mine.restored'));
    // What did not reach the server can be undone by another press, as long as the server allows it.
    else toast.bad(refusalText(answer.refusal), undefined, answer.refusal.kind === 'network' ? undo : undefined);
  };
  const remove = async (): Promise<void> => {
    const title = t('mine.delete.title', { location });
    if (!(await confirm({ title, text: t('mine.delete.text'), act: t('mine.delete'), danger: true }))) return;
    const answer = await act(wantedCalls.deleteWantedListing, { wantedListingId: id });
    if (answer.ok) toast.good(t('mine.deleted'), undefined, undo);
    else toast.bad(refusalText(answer.refusal), t('mine.delete.failed'));
  };
  const found = async (): Promise<void> => {
    const title = t('mine.match.title', { location });
    if (!(await confirm({ title, text: t('mine.match.text'), act: t('mine.match') }))) return;
    const answer = await act(wantedCalls.markListingsMatched, { wantedListingIds: [id] });
    if (answer.ok) toast.good(t('mine.matched', { location }));
    else toast.bad(refusalText(answer.refusal));
  };
  return { remove, found, busy: act.busy };
};
