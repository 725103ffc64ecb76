/** The button that saves a search. */

import { IconBellPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { savedWords } from '../../../../words/search/saved.ts';
import { useViewer } from '../../../accounts/parts/session.ts';
import { lazyCall } from '../../../kit/calls/lazy-call.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { keepSearch } from '../../../kit/page/addresses.ts';
import { Button, ButtonLink } from '../../../kit/parts/button.tsx';
import { useWords } from '../../../kit/words/words.ts';

/** `filters` as JSON. */
type SaveSearchProps = { readonly filters: string };

/** Saves the search that the page shows; who is not signed in, or has not confirmed the address, does that first, and it is saved then. */
export default function SaveSearch({ filters }: SaveSearchProps) {
  const viewer = useViewer();
  // Written out: the rule's own file would become one more of the first visit.
  const isConfirmed = viewer.kind === 'signed-in' && viewer.emailVerified;
  return isConfirmed ? <SaveOwn filters={filters} /> : <SaveByVisitor filters={filters} />;
}

const icon = <IconBellPlus size={16} stroke={1.5} aria-hidden />;

const SaveByVisitor = ({ filters }: SaveSearchProps) => {
  const t = useWords(savedWords);
  const { search } = useLocation();
  return (
    <ButtonLink size="s" to={keepSearch(search, encodeURIComponent(filters))} preventScrollReset>
      {icon}
      {t('save')}
    </ButtonLink>
  );
};

// The contract is large and comes with the press.
const load = async () => (await import('../../../../contract/search/endpoints/saved.ts')).savedSearchCalls.saveSearch;

const SaveOwn = ({ filters }: SaveSearchProps) => {
  const t = useWords(savedWords);
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const toList = (label: string) => ({ label, onPress: () => void navigate('/moja-tablica/saved-searches') });
  const see = toList(t('save.see'));
  /** The list helps where the search is in it, or has no room in it; where nothing came about there is only trying again. */
  const actAfter = (code: string) => (code === 'saved.duplicate' ? see : code === 'saved.limit' ? toList(t('title')) : undefined);
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await lazyCall(load, { filters: JSON.parse(filters), frequency: 'daily' });
    setBusy(false);
    if (answer.ok && answer.value.mailsOn) toast.good(t('save.done', { name: answer.value.name }), undefined, see);
    // How often nothing is mailed is no question.
    else if (answer.ok) toast.good(t('save.done.off', { name: answer.value.name }), undefined, toList(t('title')));
    else toast.bad(refusalText(answer.refusal), undefined, actAfter(answer.refusal.code));
  };
  return (
    <Button size="s" busy={isBusy && t('save.busy')} onClick={() => void save()}>
      {icon}
      {t('save')}
    </Button>
  );
};
