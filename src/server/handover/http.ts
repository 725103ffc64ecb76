import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { confirmOrDeclineProtocol } from './commands/answer.ts';
import { updateReceptionOfThePremise } from './commands/appointment.ts';
import { saveProtocolDraft } from './commands/draft.ts';
import { protocolAttached, withdrawProtocol } from './commands/submit.ts';
import { getProtocol } from './queries/protocol.ts';

/** The calls of the handover room. */
export const handoverEndpoints = [
  endpoint(handoverCalls.updateReceptionOfThePremise, updateReceptionOfThePremise),
  endpoint(handoverCalls.getProtocol, getProtocol),
  endpoint(handoverCalls.saveProtocolDraft, saveProtocolDraft),
  endpoint(handoverCalls.protocolAttached, protocolAttached),
  endpoint(handoverCalls.withdrawProtocol, withdrawProtocol),
  endpoint(handoverCalls.confirmOrDeclineProtocol, confirmOrDeclineProtocol),
];
