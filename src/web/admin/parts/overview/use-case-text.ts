import { jobNames } from '../../../../domain/admin/rules/job-names.ts';
import { noticeGrounds } from '../../../../domain/content/rules/offer-notices.ts';
import { reportTypes } from '../../../../domain/content/types.ts';
import { approvedActs } from '../../../../domain/deposits/types.ts';
import { requestStatuses } from '../../../../domain/identity/request.machine.ts';
import { taskKinds } from '../../../../domain/leases/types.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { jobWords } from '../../../../words/admin/jobs.ts';
import { overviewWords } from '../../../../words/admin/overview.ts';
import { adminWords } from '../../../../words/admin/pages.ts';
import { noticeWords } from '../../../../words/content/notices.ts';
import { taskWords } from '../../../../words/leases/tasks.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Overview } from './kinds.ts';

type Case = Overview['cases'][number];

/** What a case is about, and what tells it from others of its kind. */
type CaseText = { readonly title: string; readonly more: readonly string[] };

const transfers = ['payout', 'refund', 'court'] as const;

/** The one of these words that a code is; nothing where it is a word that has no name any more. */
const among = <W extends string>(words: readonly W[], code: string | null): W[] => words.filter((word) => word === code);

/** Says a case in the words that its own list has for it. */
export const useCaseText = (): ((one: Case) => CaseText) => {
  const t = useWords(overviewWords);
  const requests = useWords(identityConsoleWords);
  const pages = useWords(adminWords);
  const tasks = useWords(taskWords);
  const notices = useWords(noticeWords);
  const jobs = useWords(jobWords);
  const f = useFormat();
  return ({ kind, name, who, code, amount }) => {
    const title = name ?? t('unnamed');
    const by = who === null ? [] : [who];
    switch (kind) {
      case 'requests':
        return { title, more: [...by, ...among(requestStatuses, code).map((status) => requests(`status.${status}`))] };
      case 'unmatched':
        return { title: name ?? t('payer.unknown'), more: amount === null ? [] : [f.money(amount)] };
      case 'transfers':
        return { title, more: among(transfers, code).map((transfer) => t(`transfer.${transfer}`)) };
      case 'approvals':
        return {
          title,
          more: [...among(approvedActs, code).map((act) => t(`approval.${act}`)), ...by.map((person) => t('by.person', { name: person }))],
        };
      case 'agencyFiles':
        return { title: t('agreement', { number: name ?? '' }), more: by };
      case 'tasks':
        return { title: among(taskKinds, code).map((task) => tasks(`task.${task}`, { offer: title }))[0] ?? title, more: [] };
      case 'notices':
        return { title, more: [...among(noticeGrounds, code).map((ground) => notices(`ground.${ground}`)), ...by] };
      case 'reports':
        return { title, more: [...among(reportTypes, code).map((type) => pages(`report.type.${type}`)), ...by] };
      case 'jobs':
        return { title: among(jobNames, code).map((job) => jobs(`name.${job}`))[0] ?? code ?? '', more: by };
      default:
        return { title, more: by };
    }
  };
};
