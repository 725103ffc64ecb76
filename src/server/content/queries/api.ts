/** Reads the calls of the product from their description, docs/openapi.json. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { apiCalls } from '../../../contract/content/endpoints/api.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';

type Api = OutputOf<typeof apiCalls.getApi>;

const file = path.join(import.meta.dirname, '../../../../docs/openapi.json');

const body = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }) }) }),
});
const described = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        operationId: z.string(),
        tags: z.array(z.string()),
        summary: z.string(),
        requestBody: body,
        responses: z.object({ 200: body, default: z.object({ description: z.string() }) }),
      }),
    }),
  ),
});

let reading: Promise<readonly NonNullable<Api['chosen']>[]> | undefined;

/** Every call, and all of the one that is named. The description changes with the program alone, so it is read once. */
export const getApi = async (_ctx: Ctx, { call }: InputOf<typeof apiCalls.getApi>): Promise<Result<Api>> => {
  reading ??= readCalls();
  const calls = await reading;
  return ok({ calls: calls.map(({ wire, room, who }) => ({ wire, room, who })), chosen: calls.find(({ wire }) => wire === call) ?? null });
};

const readCalls = async (): Promise<readonly NonNullable<Api['chosen']>[]> => {
  const { paths } = described.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(paths).map(({ post: { operationId, tags, summary, requestBody, responses } }) => ({
    wire: operationId,
    room: tags[0] ?? '',
    who: summary.replace(/^For: /, ''),
    input: schemaIn(requestBody, 'data'),
    output: schemaIn(responses[200], 'result'),
    refusals: responses.default.description,
  }));
};

const schemaIn = ({ content }: z.output<typeof body>, name: string): string =>
  JSON.stringify(content['application/json'].schema.properties?.[name] ?? {}, null, 2);
