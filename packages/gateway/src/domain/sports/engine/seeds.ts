import { createHash, createHmac } from 'node:crypto';
import { type Draws, drawsBy } from './draws';

/** Draws of a seed. */
export const drawsOf = (seed: Uint8Array): Draws =>
  drawsBy((text) => createHmac('sha256', seed).update(text).digest());

/** The seed of an event. Results cannot be computed without the secret. */
export const eventSeed = (secret: string | Uint8Array, eventId: string): Uint8Array =>
  createHmac('sha256', secret).update(eventId).digest();

/** Published when the event opens; it proves later that the seed was fixed. */
export const commitmentOf = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex');
