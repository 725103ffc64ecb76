/** The registers of companies that this program asks. */

import type { RegisterSource } from '../../../../domain/companies/rules/registers/answers.ts';
import type { ServiceFault } from '../../../../domain/kit/outside/services.ts';
import { type NoteAnswer, type OutsideService, outsideService } from '../../../kit/outside/service.ts';
import type { ServiceStates } from '../../../kit/outside/states.ts';
import { definePort } from '../../../kit/ports.ts';
import type { Config } from '../../../kit/process/config.ts';
import { ceidgRegister } from './ceidg.ts';
import { gusRegister } from './gus.ts';
import { krsRegister } from './krs.ts';
import { recordedRegisters } from './recorded.ts';
import { type Register, type RegisterReply, registerLimits } from './register.ts';
import { whiteListRegister } from './white-list.ts';

/** Each register, or null where it is not connected: its data are typed then. */
export type Registers = { readonly isRecorded: boolean; readonly of: Readonly<Record<RegisterSource, Register | null>> };

/** `REGISTERS` says whether registers are asked, recorded answers stand in for them, or everything is typed. */
export const registersPort = definePort<Registers>({ name: 'companies.registers', open: ({ registers }, states) => registersOf(registers, states) });

/** The registers that the settings name. One without its key is not connected, the others are. */
const registersOf = ({ mode, gus, whiteListUrl, krsUrl, ceidg }: Config['registers'], states: ServiceStates): Registers => {
  if (mode === 'recorded') return { isRecorded: true, of: recordedRegisters() };
  if (mode === 'off') return { isRecorded: false, of: { gus: null, krs: null, whitelist: null, ceidg: null } };
  return {
    isRecorded: false,
    of: {
      gus: gus === null ? null : noted(states.of('gus'), (service) => gusRegister(gus, service)),
      krs: krsUrl === null ? null : noted(states.of('krs'), (service) => krsRegister(krsUrl, service)),
      whitelist: whiteListUrl === null ? null : noted(states.of('whiteList'), (service) => whiteListRegister(whiteListUrl, service)),
      ceidg: ceidg === null ? null : noted(states.of('ceidg'), (service) => ceidgRegister(ceidg, service)),
    },
  };
};

/** Registers say in an answer of status 200, too, that they are maintained or refuse a key: what counts is what the reply says, and how the last question went. */
const noted = (note: NoteAnswer, open: (service: OutsideService) => Register): Register => {
  let [asked, last]: [number, ServiceFault | null] = [0, null];
  const register = open(
    outsideService(registerLimits, (fault) => {
      [asked, last] = [asked + 1, fault];
    }),
  );
  return {
    ask: async (question) => {
      const before = asked;
      const reply = await register.ask(question);
      // Some questions are answered without asking anybody, such as one without the number that the court register needs.
      if (asked > before) note(faultOf(reply, last));
      return reply;
    },
  };
};

const faultOf = ({ outcome }: RegisterReply, last: ServiceFault | null): ServiceFault | null => {
  if (outcome === 'found' || outcome === 'absent') return null;
  return last ?? (outcome === 'maintenance' || outcome === 'quota' ? outcome : 'unreadable');
};
