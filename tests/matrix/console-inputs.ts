/** What the rows of the matrix about the console ask. */

import { nobody, type Scene } from './scene.ts';

type Input = (scene: Scene) => unknown;

const empty: Input = () => ({});

/** The rows of the console, in the order of the matrix. */
export const consoleInputs = {
  takeCase: () => ({ kind: 'tasks', id: nobody, from: null }),
  giveCaseBack: () => ({ kind: 'tasks', id: nobody }),
  listUsers: () => ({ text: 'Testowa' }),
  getUser: ({ bystander }) => ({ uid: bystander.uid }),
  listEvents: () => ({ kind: 'account' }),
  listJobs: empty,
  retryJob: () => ({ name: 'kit.mail', id: '00000000-0000-4000-8000-000000000000' }),
  cancelJob: () => ({ name: 'kit.mail', id: '00000000-0000-4000-8000-000000000000', reason: 'Zbędne zadanie' }),
  listMails: empty,
  resendMail: () => ({ mailId: nobody }),
  getSettings: empty,
  listCompanyAccess: empty,
  grantCompanyAccess: () => ({ nip: '123', viewerNip: '456', reason: 'Rozmawiają o lokalu' }),
  revokeCompanyAccess: () => ({ companyId: nobody, viewerId: nobody, reason: 'Pomyłka' }),
} as const satisfies Readonly<Record<string, Input>>;
