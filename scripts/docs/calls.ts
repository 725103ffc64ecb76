import { z } from 'zod';
import { exportsOf, roomOf } from './modules.ts';

/** A declared call as far as the documents look at it. */
export type DeclaredCall = {
  readonly room: string;
  /** The key under which the room lists it. */
  readonly verb: string;
  readonly wire: string;
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly errors: readonly string[];
  readonly who: string;
  readonly read?: boolean;
};

const isCall = (value: unknown): value is Omit<DeclaredCall, 'room' | 'verb'> =>
  typeof value === 'object' && value !== null && 'in' in value && 'out' in value && 'who' in value;

/** Every call of the contract, by wire name. */
export const declaredCalls = async (): Promise<readonly DeclaredCall[]> => {
  const found = await exportsOf(['src/contract/*/endpoints.ts', 'src/contract/*/endpoints/*.ts']);
  const calls = found.flatMap(({ file, value }) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([verb, call]) => (isCall(call) ? [{ ...call, verb, room: roomOf(file) }] : []))
      : [],
  );
  return calls.toSorted((a, b) => (a.wire < b.wire ? -1 : 1));
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Record<string, unknown>;
  return rest;
};

const json = (schema: unknown): object => ({ content: { 'application/json': { schema } } });
const wrapped = (name: string, schema: unknown): object => ({ type: 'object', required: [name], properties: { [name]: schema } });

const post = (call: DeclaredCall): object => ({
  operationId: call.wire,
  tags: [call.room],
  summary: `For: ${call.who}${call.read ? ', a read' : ''}`,
  requestBody: { required: true, ...json(wrapped('data', schemaOf(call.in, 'input'))) },
  responses: {
    200: { description: 'Done', ...json(wrapped('result', schemaOf(call.out, 'output'))) },
    default: {
      description: `A refusal${call.errors.length > 0 ? `, besides those of every call: ${call.errors.join(', ')}` : ''}`,
      ...json({ $ref: '#/components/schemas/Refused' }),
    },
  },
  ...(call.who === 'visitor' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
});

const statuses =
  'INVALID_ARGUMENT FAILED_PRECONDITION UNAUTHENTICATED PERMISSION_DENIED NOT_FOUND ALREADY_EXISTS ABORTED RESOURCE_EXHAUSTED INTERNAL DEADLINE_EXCEEDED'.split(
    ' ',
  );

const refusedSchema = wrapped('error', {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { type: 'string', enum: statuses },
    message: { type: 'string', description: 'In the language of the caller' },
    details: {
      type: 'object',
      properties: {
        code: { type: 'string' },
        kind: { type: 'string' },
        field: { type: 'string' },
        params: { type: 'object' },
        problems: { type: 'array', items: { type: 'object' } },
        retryAfter: { type: 'number' },
      },
    },
  },
});

/** The calls as an OpenAPI document, made from the schemas that the server parses with. */
export const openApi = async (version: string): Promise<string> => {
  const calls = await declaredCalls();
  const document = {
    openapi: '3.0.3',
    info: {
      title: 'Parter',
      version,
      description:
        'Every call is `POST /call/{name}` in the wire format of callable functions; public reads are also `GET /read/{name}?data=&lang=`.',
    },
    tags: [...new Set(calls.map((call) => call.room))].map((name) => ({ name })),
    paths: Object.fromEntries(calls.map((call) => [`/call/${call.wire}`, { post: post(call) }])),
    components: {
      schemas: { Refused: refusedSchema },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'parter.session_token' }, bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
};
