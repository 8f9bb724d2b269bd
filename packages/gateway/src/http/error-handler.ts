import { errorCodes, type FieldErrors } from '@pavilion/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error';
import { isUnavailable } from '../db/availability';
import { sqlState } from '../db/retry';
import { failure } from './envelope';

/** A request that violates the contract's schema. No form can send it, so it is answered with HTTP 400. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly fields: FieldErrors['fields'];

  constructor(fields: FieldErrors['fields'] = []) {
    super('the request violates the schema of the contract');
    this.fields = fields;
  }
}

/** HTTP status of an error that Fastify found in the request; an unknown content type counts as a malformed body. */
const statusOf = (error: FastifyError) => (error.statusCode === 413 ? 413 : 400);

/** SQLSTATEs of values that PostgreSQL cannot store: text with U+0000, days that its calendar lacks (the year 0). */
const unstorable = new Set(['22021', '22P05', '22007', '22008']);

/** Answers every error in the envelope. Unexpected errors are logged; their cause is not sent. */
export const handleError = (
  error: FastifyError | BusinessError | InvalidRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  if (error instanceof BusinessError) {
    reply.code(200).send(failure(error.code, error.data));
  } else if (error instanceof InvalidRequest) {
    reply.code(400).send(failure(errorCodes.validationError, { fields: error.fields }));
  } else if (unstorable.has(sqlState(error) ?? '')) {
    reply.code(400).send(failure(errorCodes.validationError, { fields: [] }));
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(statusOf(error)).send(failure(errorCodes.validationError, { fields: [] }));
  } else if (isUnavailable(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    reply.code(503).header('retry-after', '1').send(failure(errorCodes.unavailable));
  } else {
    request.log.error({ err: error }, 'request failed');
    reply.code(500).send(failure(errorCodes.generalError));
  }
};
