import type { FieldReason } from '@pavilion/contract';
import { InvalidRequest } from './error-handler';
import type { Exchange } from './exchange';

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

const fieldErrorOf = (error: SchemaError) => ({
  field: fieldOf(error),
  reason: reasons[error.keyword] ?? 'format',
  ...(error.params.limit !== undefined && { limit: String(error.params.limit) }),
});

/** Adds the path parameters, and the query of a GET, to the body. A body that is not an object stays, and fails validation. */
const withParameters = (body: unknown, { params, query, method }: Exchange['request']): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...(method === 'GET' ? (query as object) : {}), ...body, ...(params as object) };
};

/**
 * Validates the body against the contract and removes every field that the contract does not name.
 *
 * @throws InvalidRequest with the invalid fields.
 */
export const validateBody = (exchange: Exchange): void => {
  const { request, call } = exchange;
  const check =
    request.getValidationFunction('body') ?? request.compileValidationSchema(call.request, 'body');
  const body = withParameters(request.body ?? {}, request);
  // guard: body-of-the-contract
  if (!check(body)) throw new InvalidRequest((check.errors as SchemaError[] | null)?.map(fieldErrorOf) ?? []);
  exchange.body = body;
};
