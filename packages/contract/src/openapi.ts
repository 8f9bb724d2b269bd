import type { CallDefinition } from './call';
import { calls } from './calls';
import { headers } from './headers';
import { limits } from './limits';

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const common = [
  header(headers.client, true, `Always ${limits.client}`),
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

const operation = (name: string, call: CallDefinition) => ({
  operationId: name,
  summary: call.summary,
  tags: [call.area ?? 'other'],
  'x-provenance': call.provenance,
  parameters: [
    ...common,
    ...(call.auth === 'public' ? [] : [header(headers.token, call.auth === 'member', 'Session token')]),
    ...(call.idempotent ? [header(headers.idempotencyKey, true, 'One key for one intended effect')] : []),
  ],
  requestBody: { required: true, content: { 'application/json': { schema: call.request } } },
  responses: {
    200: {
      description: `status_code ${limits.successCode}, or a code of the error catalogue`,
      content: { 'application/json': { schema: envelope(call.response) } },
    },
  },
});

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Pavilion', version: limits.apiVersion, description: 'Play money only.' },
  paths: Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      call.path,
      { [call.method.toLowerCase()]: operation(name, call) },
    ]),
  ),
});
