/** The registers of companies that this program asks. */

import type { RegisterSource } from '../../../../domain/companies/rules/registers/answers.ts';
import { definePort } from '../../../kit/ports.ts';
import type { Config } from '../../../kit/process/config.ts';
import { ceidgRegister } from './ceidg.ts';
import { gusRegister } from './gus.ts';
import { krsRegister } from './krs.ts';
import { recordedRegisters } from './recorded.ts';
import type { Register } from './register.ts';
import { whiteListRegister } from './white-list.ts';

/** Each register, or null where it is not connected: its data are typed then. */
export type Registers = { readonly isRecorded: boolean; readonly of: Readonly<Record<RegisterSource, Register | null>> };

/** `REGISTERS` says whether registers are asked, recorded answers stand in for them, or everything is typed. */
export const registersPort = definePort<Registers>({ name: 'companies.registers', open: ({ registers }) => registersOf(registers) });

/** The registers that the settings name. One without its key is not connected, the others are. */
const registersOf = ({ mode, gus, whiteListUrl, krsUrl, ceidg }: Config['registers']): Registers => {
  if (mode === 'recorded') return { isRecorded: true, of: recordedRegisters() };
  if (mode === 'off') return { isRecorded: false, of: { gus: null, krs: null, whitelist: null, ceidg: null } };
  return {
    isRecorded: false,
    of: {
      gus: gus === null ? null : gusRegister(gus),
      krs: whenNamed(krsUrl, krsRegister),
      whitelist: whenNamed(whiteListUrl, whiteListRegister),
      ceidg: ceidg === null ? null : ceidgRegister(ceidg),
    },
  };
};

const whenNamed = (url: string | null, open: (url: string) => Register): Register | null => (url === null ? null : open(url));
