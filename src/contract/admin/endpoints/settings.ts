import { z } from 'zod';
import { serviceModes, services, shownLimits } from '../../../domain/admin/rules/services.ts';
import { documentTextVersions } from '../../../domain/signing/rules.ts';
import { call } from '../../kit/call.ts';

const textNames = ['terms', ...(Object.keys(documentTextVersions) as (keyof typeof documentTextVersions)[])] as const;

/** Calls about how the program is set, for the console (docs/rules/console.md#configuration). */
export const settingCalls = {
  /** What is connected, which limits and legal texts count, and every setting: the value of a secret never leaves, only whether it is given. */
  getSettings: call({
    wire: 'getSettings',
    in: z.object({}),
    out: z.object({
      services: z.array(z.object({ name: z.enum(services), mode: z.enum(serviceModes) })),
      limits: z.array(z.object({ name: z.enum(shownLimits), value: z.int() })),
      texts: z.array(z.object({ name: z.enum(textNames), version: z.string() })),
      settings: z.array(z.object({ name: z.string(), state: z.enum(['given', 'default', 'unset']), value: z.string().nullable() })),
    }),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
