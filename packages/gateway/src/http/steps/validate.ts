import type { FieldReason } from '@pavilion/contract';
import type { Exchange } from '../exchange';
import { InvalidRequest } from '../invalid-request';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: { missingProperty?: string; limit?: number };
}

const reasons: Record<string, FieldReason> = {
  required: 'required',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'below',
  maximum: 'above',
};

const fieldOf = ({ instancePath, params }: SchemaError) =>
  [...instancePath.split('/').slice(1), ...(params.missingProperty ? [params.missingProperty] : [])].join(
    '.',
  ) || 'body';

const present = (error: SchemaError) => ({
  field: fieldOf(error),
  reason: reasons[error.keyword] ?? 'format',
  ...(error.params.limit !== undefined && { limit: String(error.params.limit) }),
});

/** What stands in the address counts as fields of the body; a body that is no object has none and is refused as it is. */
const withAddress = (body: unknown, { params, query, method }: Exchange['request']): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...(method === 'GET' ? (query as object) : {}), ...body, ...(params as object) };
};

/**
 * Checks the body against the contract. What the contract does not name is taken out, so that nothing but named
 * fields ever reaches a handler.
 *
 * @throws InvalidRequest with the fields at fault.
 */
export const validate = (exchange: Exchange): void => {
  const { request, call } = exchange;
  const check =
    request.getValidationFunction('body') ?? request.compileValidationSchema(call.request, 'body');
  const body = withAddress(request.body ?? {}, request);
  if (!check(body)) throw new InvalidRequest((check.errors as SchemaError[] | null)?.map(present) ?? []);
  exchange.body = body;
};
