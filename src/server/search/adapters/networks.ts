/** Who knows in which province a network lies. */

import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';
import { type Province, provinceCodes, provinces } from '../../../domain/kit/provinces.ts';
import { definePort } from '../../kit/ports.ts';

/** Answers the province of an address; null when the file does not know it. Nobody is asked outside. */
export type Networks = { readonly provinceOf: (address: string) => Promise<Province | null> };

/** The file that `PROVINCE_MMDB` names; without one nothing is known of networks. */
export const networksPort = definePort<Networks | null>({
  name: 'search.networks',
  open: ({ provinceFile }) => (provinceFile === null ? null : networksOf(provinceFile)),
});

const read = async (file: string): Promise<Reader<never>> => new Reader<never>(await readFile(file));

/** The networks of a file, which is read when somebody first asks and stays in memory. */
const networksOf = (file: string): Networks => {
  let reading: ReturnType<typeof read> | null = null;
  return {
    provinceOf: async (address) => {
      reading ??= read(file);
      const reader = await reading;
      return isIP(address) === 0 ? null : provinceOfRecord(reader.get(address));
    },
  };
};

const shape = z.object({
  country: z.object({ iso_code: z.literal('PL') }),
  subdivisions: z.array(z.object({ iso_code: z.string() })).min(1),
});

/** Files name the province by its number in ISO 3166-2:PL, older ones by its letters. */
const provinceOfRecord = (record: unknown): Province | null => {
  const known = shape.safeParse(record);
  const code = known.data?.subdivisions[0]?.iso_code;
  return provinces.find((province) => code === provinceCodes[province].teryt || code === provinceCodes[province].letters) ?? null;
};
