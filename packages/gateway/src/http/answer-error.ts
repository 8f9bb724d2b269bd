import { errorCodes } from '@pavilion/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError } from '../business-error';
import { sqlState } from '../db/retry';
import { failure } from './envelope';
import { InvalidRequest } from './invalid-request';

/** What the client did wrong in speaking HTTP; an unknown content type counts as a malformed body. */
const statusOf = (error: FastifyError) => (error.statusCode === 413 ? 413 : 400);

/** What the database says of text it cannot hold (U+0000) and of days that its calendar lacks (the year 0). */
const unholdable = new Set(['22021', '22P05', '22007', '22008']);

/** Every error leaves in the envelope; what we did not expect is logged and says nothing of its cause. */
export const answerError = (
  error: FastifyError | BusinessError | InvalidRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  if (error instanceof BusinessError) {
    reply.code(200).send(failure(error.code, error.data));
  } else if (error instanceof InvalidRequest) {
    reply.code(400).send(failure(errorCodes.validationError, { fields: error.fields }));
  } else if (unholdable.has(sqlState(error) ?? '')) {
    reply.code(400).send(failure(errorCodes.validationError, { fields: [] }));
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    reply.code(statusOf(error)).send(failure(errorCodes.validationError, { fields: [] }));
  } else {
    request.log.error({ err: error }, 'request failed');
    reply.code(500).send(failure(errorCodes.generalError));
  }
};
