/** The calls and the upload of the leases room. */

import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { pdfUploadBytes } from '../kit/files/upload.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { objectToRejection, setNewDepositTerm } from './commands/end-lease.ts';
import { endUnpaidLease, prepareUnpaidEnd } from './commands/end-unpaid.ts';
import { declareLeaseForm, reviewLeaseForm } from './commands/form.ts';
import { changePayoutAccount } from './commands/payout-account.ts';
import { nameLeaseSigners } from './commands/ready-reservation.ts';
import { prepareRejection, rejectPremises } from './commands/reject-premises.ts';
import { photoUploadBytes, uploadRejectionPhoto } from './commands/rejection-photos.ts';
import { signLease } from './commands/sign-lease.ts';
import { acknowledgeSignedLease, getPreparedLease } from './commands/spec-aliases.ts';
import { closeTask } from './commands/tasks.ts';
import { uploadLeaseForm } from './commands/upload-form.ts';
import { listLeaseForms } from './queries/form.ts';
import { getLease } from './queries/get-lease.ts';
import { listTasks } from './queries/list-tasks.ts';

/** The calls of the leases room, the operator's tasks among them. */
export const leasesEndpoints = [
  endpoint(leasesCalls.getPreparedLease, getPreparedLease),
  endpoint(leasesCalls.signLease, signLease),
  endpoint(leasesCalls.nameLeaseSigners, nameLeaseSigners),
  endpoint(leasesCalls.getLease, getLease),
  endpoint(leasesCalls.prepareUnpaidEnd, prepareUnpaidEnd),
  endpoint(leasesCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasesCalls.setNewDepositTerm, setNewDepositTerm),
  endpoint(leasesCalls.changePayoutAccount, changePayoutAccount),
  endpoint(leasesCalls.prepareRejection, prepareRejection),
  endpoint(leasesCalls.rejectPremises, rejectPremises),
  endpoint(leasesCalls.objectToRejection, objectToRejection),
  endpoint(leasesCalls.acknowledgeSignedLease, acknowledgeSignedLease),
  endpoint(leasesCalls.declareLeaseForm, declareLeaseForm),
  endpoint(leasesCalls.listLeaseForms, listLeaseForms),
  endpoint(leasesCalls.reviewLeaseForm, reviewLeaseForm),
  endpoint(leasesCalls.listTasks, listTasks),
  endpoint(leasesCalls.closeTask, closeTask),
];

/** What the leases room takes besides calls: photos that belong to a refusal, files of the written form. */
export const leasesRoutes: readonly RawRoute[] = [
  { method: 'POST', path: '/leases/:id/rejection-photos', limit: photoUploadBytes, handle: uploadRejectionPhoto },
  { method: 'POST', path: '/leases/:id/form', limit: pdfUploadBytes, handle: uploadLeaseForm },
];
