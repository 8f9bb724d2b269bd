import type { FastifyInstance } from 'fastify';

/** Reads JSON; no body at all counts as an empty object, since the client says JSON then too (REQ-2). */
export const acceptEmptyJson = (app: FastifyInstance): void => {
  // Keys that would reach into prototypes are refused as malformed.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
};
