import { secretHeaders } from '@pavilion/contract';
import { isPlainObject } from './body';
import { compose, type PipelineRequest, type PipelineResponse, type Step } from './step';

/** A request that was not sent, with redacted secrets. */
export interface RequestPreview {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** In ms. */
  readonly timeout: number;
}

const redacted = '[redacted]';
const secretNames = new Set<string>([...secretHeaders, 'Authorization'].map((name) => name.toLowerCase()));
const secretField = /password|token|secret|pin$|phone|payername|card/i;

const redact = (value: unknown, isSecret: (key: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => redact(item, isSecret));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key) ? redacted : redact(item, isSecret)]),
  );
};

/** Runs the request steps with a transport that sends nothing. */
export const previewRequest = async (
  requestSteps: readonly Step[],
  request: PipelineRequest,
): Promise<RequestPreview> => {
  let outgoing = request;
  const run = compose(requestSteps, async (last) => {
    outgoing = last;
    // Request steps do not read the response.
    return {} as PipelineResponse;
  });
  await run(request);
  return {
    method: outgoing.method,
    url: outgoing.url,
    headers: redact(outgoing.headers, (key) => secretNames.has(key.toLowerCase())) as Record<string, string>,
    body: redact(outgoing.body, (key) => secretField.test(key)),
    timeout: outgoing.timeout,
  };
};
