import type { WireCall } from '@pavilion/contract';
import type { Client, DataOf } from '../client/client';
import { previewRequest } from './preview-request';
import { compose, type Next, type PipelineRequest, type RequestOptions, type Step } from './step';

interface PipelineParts {
  newRequest(call: WireCall, body: unknown, options: RequestOptions | undefined): PipelineRequest;
  /** Handle the response; outermost first. */
  readonly responseSteps: readonly Step[];
  /** Complete the request; run after all response steps were entered. */
  readonly requestSteps: readonly Step[];
  readonly transport: Next;
}

export interface Pipeline extends Pick<Client, 'steps' | 'request' | 'preview'> {
  /** The same pipeline with one more step around it. */
  wrap(step: Step): Pipeline;
}

/** Sends requests through `responseSteps`, `requestSteps` and `transport`, in this order. */
export const createPipeline = (parts: PipelineParts): Pipeline => {
  const { newRequest, responseSteps, requestSteps, transport } = parts;
  const steps = [...responseSteps, ...requestSteps];
  const send = compose(steps, transport);
  return {
    steps: [...steps.map(({ name }) => name), 'transport'],
    request: async <Call extends WireCall>(call: Call, body: unknown, options?: RequestOptions) =>
      (await send(newRequest(call, body, options))).envelope?.data as DataOf<Call>,
    preview: (call, body, options) => previewRequest(requestSteps, newRequest(call, body, options)),
    wrap: (step) => createPipeline({ ...parts, responseSteps: [step, ...responseSteps] }),
  };
};
