/** Where in the console a kind of case is dealt with, and the sign that it has. */

import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBuilding,
  IconBuildingBank,
  IconClockCog,
  IconFileCertificate,
  IconFileText,
  IconFlag,
  IconId,
  IconListCheck,
  IconMessageReport,
  IconPhoto,
  IconUsers,
  IconWritingSign,
} from '@tabler/icons-react';
import type { adminCalls } from '../../../../contract/admin/endpoints.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { WaitingKind } from '../../../../domain/admin/rules/waiting.ts';

/** How much waits of each kind. */
export type WaitingCases = OutputOf<typeof adminCalls.listWaiting>;

/** The cases that wait the longest, and the figures beside them. */
export type Overview = OutputOf<typeof adminCalls.getOverview>;

/** The part of the console in which a kind is dealt with. */
export const partOf: Readonly<Record<WaitingKind, string>> = {
  requests: '/admin/mobywatel-verification',
  identityFiles: '/admin/identity-files',
  companies: '/admin/companies',
  companyChanges: '/admin/companies',
  unmatched: '/admin/deposits',
  transfers: '/admin/deposits',
  approvals: '/admin/deposits',
  moneyProblems: '/admin/deposits',
  forms: '/admin/forms',
  agencyFiles: '/admin/agency-files',
  tasks: '/admin/tasks',
  photos: '/admin/photos',
  notices: '/admin/notices',
  reports: '/admin/reports',
  jobs: '/admin/jobs',
};

/** The sign of each kind; its name stands beside it. */
export const iconOf: Readonly<Record<WaitingKind, typeof IconId>> = {
  requests: IconId,
  identityFiles: IconFileCertificate,
  companies: IconBuilding,
  companyChanges: IconBuilding,
  unmatched: IconBuildingBank,
  transfers: IconArrowsExchange,
  approvals: IconUsers,
  moneyProblems: IconAlertTriangle,
  forms: IconWritingSign,
  agencyFiles: IconFileText,
  tasks: IconListCheck,
  photos: IconPhoto,
  notices: IconFlag,
  reports: IconMessageReport,
  jobs: IconClockCog,
};

/** How much waits behind the address of a part. */
export const countOf = ({ items }: WaitingCases, path: string): number =>
  items.filter(({ kind }) => partOf[kind] === path).reduce((sum, { count }) => sum + count, 0);
