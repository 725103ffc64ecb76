import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { endUnpaidLease, objectToRejection, rejectPremises } from './commands/end-lease.ts';
import { signLease } from './commands/sign-lease.ts';
import { acknowledgeSignedLease, getPreparedLease } from './commands/spec-aliases.ts';
import { closeTask } from './commands/tasks.ts';
import { getLease } from './queries/get-lease.ts';
import { listTasks } from './queries/list-tasks.ts';

/** The calls of the leases room, the operator's tasks among them. */
export const leasesEndpoints = [
  endpoint(leasesCalls.getPreparedLease, getPreparedLease),
  endpoint(leasesCalls.signLease, signLease),
  endpoint(leasesCalls.getLease, getLease),
  endpoint(leasesCalls.endUnpaidLease, endUnpaidLease),
  endpoint(leasesCalls.rejectPremises, rejectPremises),
  endpoint(leasesCalls.objectToRejection, objectToRejection),
  endpoint(leasesCalls.acknowledgeSignedLease, acknowledgeSignedLease),
  endpoint(leasesCalls.listTasks, listTasks),
  endpoint(leasesCalls.closeTask, closeTask),
];
