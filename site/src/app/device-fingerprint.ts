// A module of its own, so that it becomes a chunk.
export { createFingerprint } from '@pavilion/sdk';
