import type { FieldErrors } from '@pavilion/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope';
import { asRefusal } from './refusal';

const fieldErrors = (error: FastifyError): FieldErrors => ({
  fields: (error.validation ?? []).map(({ keyword, instancePath, params }) => ({
    field: keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1),
    reason: keyword === 'required' ? 'required' : 'format',
  })),
});

/** Every error of the venue leaves in the envelope of the house. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error);
  if (refusal) return reply.code(200).send(failure(refusal.code, refusal.data));
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode < 500) return reply.code(400).send(failure(10003, fieldErrors(error as FastifyError)));
  request.log.error(error);
  return reply.code(500).send(failure(10001));
};
