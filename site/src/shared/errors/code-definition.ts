/** The error catalogue by itself, so that it gets a chunk of its own: it is big, and needed only when something fails. */
export { codeDefinition } from '@pavilion/contract';
