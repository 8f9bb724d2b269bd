import { sandboxTokenHeader } from '../sandbox/sandbox-token';

const printed = new RegExp(`${sandboxTokenHeader}: ([\\w-]{32})`);

/** The token of the sandbox controls in what a gateway has printed at its start. */
export const printedSandboxToken = (output: string): string | undefined => printed.exec(output)?.[1];
