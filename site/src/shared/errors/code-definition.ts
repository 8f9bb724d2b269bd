/** Re-exports the error catalogue, so that it becomes a separate chunk: it is large and only needed after an error. */
export { codeDefinition } from '@pavilion/contract';
