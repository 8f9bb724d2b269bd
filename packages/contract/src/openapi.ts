import type { CallDefinition } from './call';
import { calls } from './calls';
import { exampleOf } from './example';
import { headers } from './headers';
import { limits } from './limits';

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const client = header(headers.client, true, `Always ${limits.client}`);
/** The headers of a call that belongs to an area. */
const signed = [
  header(headers.version, true, `API version, ${limits.apiVersion}`),
  header(headers.site, true, `Site id, ${limits.siteId}`),
  header(headers.device, true, 'Device id'),
  header(headers.signature, true, 'Signature of the area'),
];

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['status_code', 'message', 'data'],
  properties: { status_code: { type: 'integer' }, message: { type: 'string' }, data },
});

const parameter = (place: 'path' | 'query', name: string, required: boolean, schema: unknown) => ({
  name,
  in: place,
  required,
  schema,
});

/** The fields of the body that are sent in the address: those in braces, and all fields of a GET. */
const addressParameters = ({ method, path, request }: CallDefinition) => {
  const { properties, required = [] } = request;
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (path.includes(`{${name}}`)) return [parameter('path', name, true, schema)];
    return method === 'GET' ? [parameter('query', name, required.includes(name), schema)] : [];
  });
};

const bodyOf = ({ method, path, request }: CallDefinition) => {
  const { properties, required = [], ...schema } = request;
  if (method === 'GET') return {};
  const inBody = (name: string) => !path.includes(`{${name}}`);
  const rest = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => inBody(name))),
    ...(required.some(inBody) ? { required: required.filter(inBody) } : {}),
  };
  const example = exampleOf(rest as typeof request);
  return { requestBody: { required: true, content: { 'application/json': { schema: rest, example } } } };
};

const operation = (name: string, call: CallDefinition) => ({
  operationId: name,
  summary: call.summary,
  tags: [call.area ?? 'other'],
  'x-provenance': call.provenance,
  parameters: [
    client,
    ...(call.area === null ? [] : signed),
    ...Object.entries(call.headers ?? {}).map(([key, value]) => header(key, true, `Default ${value}`)),
    ...addressParameters(call),
    ...(call.auth === 'public' ? [] : [header(headers.token, call.auth === 'member', 'Session token')]),
    ...(call.takesProof
      ? [header(headers.proof, false, 'Proof of work that 20005 proofRequired asked for')]
      : []),
    ...(call.idempotent ? [header(headers.idempotencyKey, true, 'One key for one intended effect')] : []),
  ],
  ...bodyOf(call),
  responses: {
    200: {
      description: `status_code ${limits.successCode}, or a code of the error catalogue`,
      content: {
        'application/json': {
          schema: envelope(call.response),
          example: { status_code: limits.successCode, message: '', data: exampleOf(call.response) },
        },
      },
    },
  },
});

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Pavilion', version: limits.apiVersion, description: 'Play money only.' },
  paths: Object.entries(calls).reduce<Record<string, object>>((paths, [name, call]) => {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
    return paths;
  }, {}),
});
