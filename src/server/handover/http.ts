import { handoverCalls } from '../../contract/handover/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { answerProtocol } from './commands/answer.ts';
import { namePerson } from './commands/appointment.ts';
import { saveProtocolDraft } from './commands/draft.ts';
import { agreeEarlyHandover, proposeMeeting } from './commands/meeting.ts';
import { prepareProtocol } from './commands/prepare.ts';
import { attachProtocol, withdrawProtocol } from './commands/submit.ts';
import { getProtocol } from './queries/protocol.ts';

/** The calls of the handover room. */
export const handoverEndpoints = [
  endpoint(handoverCalls.namePerson, namePerson),
  endpoint(handoverCalls.proposeMeeting, proposeMeeting),
  endpoint(handoverCalls.agreeEarlyHandover, agreeEarlyHandover),
  endpoint(handoverCalls.getProtocol, getProtocol),
  endpoint(handoverCalls.saveProtocolDraft, saveProtocolDraft),
  endpoint(handoverCalls.prepareProtocol, prepareProtocol),
  endpoint(handoverCalls.attachProtocol, attachProtocol),
  endpoint(handoverCalls.withdrawProtocol, withdrawProtocol),
  endpoint(handoverCalls.answerProtocol, answerProtocol),
];
