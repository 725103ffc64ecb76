import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { useWords } from '../../../kit/words/words.ts';
import { AdminReason } from '../admin-reason.tsx';
import type { ListedRequest } from './list.ts';
import type { RequestActs } from './use-request-acts.ts';

type ResetProps = { readonly request: ListedRequest; readonly acts: RequestActs; readonly onClose: () => void };

/** Why a request is begun anew: it is lost for its person, so the event log keeps the reason. */
export const ResetDialog = ({ request, acts, onClose }: ResetProps) => {
  const t = useWords(identityConsoleWords);
  const { firstName, lastName } = request.person;
  return (
    <AdminReason
      title={t('reset.title', { name: `${firstName} ${lastName}` })}
      act={t('reset.act')}
      readBy="log"
      onClose={onClose}
      onSend={(reason) => acts.reset(request, reason)}
    >
      <p>{t('reset.text')}</p>
    </AdminReason>
  );
};
