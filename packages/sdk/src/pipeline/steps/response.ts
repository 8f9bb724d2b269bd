import { type Envelope, limits } from '@pavilion/contract';
import type { ErrorKind } from '../../errors/error-kind';
import { SdkError } from '../../errors/sdk-error';
import { parseObject } from '../../json/objects';
import type { NavigationPort } from '../../ports/ports';
import type { PipelineResponse, Step } from '../step';

const parseEnvelope = (text: string): Envelope | undefined => {
  const { status_code, message, data } = parseObject<Envelope>(text) ?? {};
  return typeof status_code === 'number' ? { status_code, message: String(message ?? ''), data } : undefined;
};

/** Parses `status_code`, `message` and `data`. */
export const envelope: Step = {
  name: 'envelope',
  run: async (request, next) => {
    const response = await next(request);
    return { ...response, envelope: parseEnvelope(response.text) };
  },
};

/** Converts whatever `fetch` threw to an SdkError. Requirement ERR-8. */
const throwTransportError =
  (navigation: NavigationPort) =>
  (thrown: unknown): never => {
    if (thrown instanceof SdkError) throw thrown;
    const kind = navigation.online() ? 'network' : 'offline';
    throw new SdkError({ kind, rawMessage: (thrown as Error | undefined)?.message, cause: thrown });
  };

type ErrorKindOf = (response: PipelineResponse) => ErrorKind | undefined;

const gatewayErrorKind: ErrorKindOf = ({ ok, envelope }) => {
  if (!ok) return 'http';
  if (!envelope) return 'decode';
  return envelope.status_code === limits.successCode ? undefined : 'business';
};

/**
 * ERR-1, ERR-2: resolves with a successful response or rejects with an SdkError.
 * @param errorKindOf undefined for a successful response; default: by the gateway's envelope
 */
export const classify = <Request>(
  navigation: NavigationPort,
  errorKindOf: ErrorKindOf = gatewayErrorKind,
): Step<Request> => ({
  name: 'classify',
  run: async (request, next) => {
    const response = await next(request).catch(throwTransportError(navigation));
    const kind = errorKindOf(response);
    if (kind === undefined) return response;
    const { ok, status, statusText, envelope, text } = response;
    const { status_code: code, message, data } = envelope ?? {};
    throw new SdkError({
      kind,
      status,
      code,
      data,
      response: envelope ?? text,
      rawMessage: message || (ok ? '' : statusText),
    });
  },
});
