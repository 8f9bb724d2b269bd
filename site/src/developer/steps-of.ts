import { headers, limits } from '@pavilion/contract';
import type { RequestEntry } from './journal';

/** The outcome of a request, named like the kinds of SDK errors. */
export const outcomeOf = ({ failure, status, code }: RequestEntry): string => {
  if (failure) return failure;
  if (status === undefined) return '…';
  if (status < 200 || status > 299) return `http ${status}`;
  if (code === undefined) return 'decode';
  return code === limits.successCode ? 'success' : `business ${code}`;
};

const listHeaders = (entry: RequestEntry, ...names: string[]) =>
  names
    .flatMap((name) => (entry.headers[name] === undefined ? [] : [`${name}: ${entry.headers[name]}`]))
    .join('\n');

const ownSteps: readonly string[] = [
  headers.idempotencyKey,
  headers.userHash,
  headers.signature,
  headers.proof,
];
/** The headers without a step of their own. */
const identityHeaders = Object.values(headers).filter((name) => !ownSteps.includes(name));

/** A short note on each pipeline step: what it added to the request or read from the response. */
const stepNotes: Readonly<Record<string, (entry: RequestEntry) => string>> = {
  classify: outcomeOf,
  envelope: ({ code, message }) =>
    code === undefined ? '' : `status_code ${code}${message ? ` · ${message}` : ''}`,
  'content-type': (entry) => listHeaders(entry, 'Content-Type'),
  idempotency: (entry) => listHeaders(entry, headers.idempotencyKey),
  identity: (entry) => listHeaders(entry, ...identityHeaders),
  'user-hash': (entry) => listHeaders(entry, headers.userHash),
  signature: (entry) => [entry.area, listHeaders(entry, headers.signature)].filter(Boolean).join(' · '),
  transport: ({ status, took }) => (status === undefined ? '' : `${status} · ${took} ms`),
};

/** The steps of `client.steps` with what each did to a request. */
export const stepsOf = (entry: RequestEntry, steps: readonly string[]): { step: string; did: string }[] =>
  steps.map((step) => ({ step, did: stepNotes[step]?.(entry) ?? '' }));

/** Whether a finished request failed. */
export const hasFailed = (entry: RequestEntry): boolean => !['success', '…'].includes(outcomeOf(entry));
