import type { FastifyInstance } from 'fastify';

/** Escapes of U+0000 and of surrogates: a body without one holds nothing that cannot be stored. */
const suspicious = /\\u(?:0000|d[89a-f])/i;
const unpaired = /\p{Surrogate}/u;

/** Whether PostgreSQL can store all texts of a value: text has no U+0000, and jsonb no half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  const pending = [value];
  for (const each of pending) {
    if (typeof each === 'string' && (each.includes('\0') || unpaired.test(each))) return false;
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, part] of Object.entries(each)) pending.push(key, part);
  }
  return true;
};

/**
 * Parses JSON bodies; other types are not accepted. A missing body counts as an empty object, since clients send the JSON type
 * then too (REQ-2). Texts that the database cannot store are rejected as malformed.
 */
export const acceptJson = (app: FastifyInstance): void => {
  // Keys that would reach prototypes are rejected as malformed.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, {});
    parse(request, text, (error, value) => {
      // guard: texts-can-be-stored
      if (!error && suspicious.test(text) && !isStorable(value))
        return done(Object.assign(new Error('A text of the body cannot be stored'), { statusCode: 400 }));
      done(error, value);
    });
  });
};
