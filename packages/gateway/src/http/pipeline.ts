import type { Exchange } from './exchange';
import { authenticate } from './steps/authenticate';
import { checkAccess } from './steps/check-access';
import { checkSignature } from './steps/check-signature';
import { checkVersion } from './steps/check-version';
import { handle } from './steps/handle';
import { identifyEffect } from './steps/identify-effect';
import { validate } from './steps/validate';

export type Step = (exchange: Exchange) => void | Promise<void>;

/**
 * What happens to every call, in order. Fastify has read the body before (its size is limited there); the envelope is
 * put around the data after.
 */
export const createPipeline = ({ signingKey }: { signingKey: string }): readonly Step[] => [
  checkSignature(signingKey),
  checkVersion,
  checkAccess,
  authenticate,
  validate,
  identifyEffect,
  handle,
];
