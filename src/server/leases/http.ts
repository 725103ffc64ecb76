import { adminCalls } from '../../contract/admin/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { endUnpaidLease, objectToRejection, rejectProtocol } from './commands/end-lease.ts';
import { onOfferSignConfirm } from './commands/sign-lease.ts';
import { notifyAdminOnContractSigned, onOfferSign } from './commands/spec-aliases.ts';
import { closeTask } from './commands/tasks.ts';
import { getLease } from './queries/get-lease.ts';
import { listTasks } from './queries/list-tasks.ts';

/** The calls of the leases room, and the operator's list of tasks. */
export const leasesEndpoints = [
  endpoint(leasesCalls.onOfferSign, onOfferSign),
  endpoint(leasesCalls.onOfferSignConfirm, onOfferSignConfirm),
  endpoint(leasesCalls.getLease, getLease),
  endpoint(leasesCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasesCalls.rejectProtocol, rejectProtocol),
  endpoint(leasesCalls.objectToRejection, objectToRejection),
  endpoint(leasesCalls.notifyAdminOnContractSigned, notifyAdminOnContractSigned),
  endpoint(adminCalls.listTasks, listTasks),
  endpoint(adminCalls.closeTask, closeTask),
];
