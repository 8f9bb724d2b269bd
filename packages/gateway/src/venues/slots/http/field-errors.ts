import type { FastifyServerOptions } from 'fastify';
import { InvalidRequest } from '../../../http/invalid-request';

/** Names the fields that a body has wrong, in the house's own words. */
export const fieldErrors: NonNullable<FastifyServerOptions['schemaErrorFormatter']> = (errors) =>
  new InvalidRequest(
    errors.map(({ keyword, instancePath, params }) => ({
      field: keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1),
      reason: keyword === 'required' ? 'required' : 'format',
    })),
  );
