import { limits } from '@pavilion/contract';
import type { Cipher } from '../crypto/cipher';
import type { Device } from '../device/device';
import type { ErrorEffects } from '../errors/error-effects';
import type { GatewayTime } from '../gateway-time/gateway-time';
import { withDefaults } from '../pipeline/body';
import { newRequest } from '../pipeline/new-request';
import { createPipeline } from '../pipeline/pipeline';
import type { Step } from '../pipeline/step';
import {
  callerHeaders,
  contentType,
  idempotencyKey,
  identity,
  signature,
  userHash,
} from '../pipeline/steps/headers';
import { inProcess } from '../pipeline/steps/in-process';
import { proofOfWork } from '../pipeline/steps/proof-of-work';
import { classify, envelope } from '../pipeline/steps/response';
import { sessionEffects } from '../pipeline/steps/session-effects';
import { timeLimit } from '../pipeline/steps/time-limit';
import { transport } from '../pipeline/steps/transport';
import type { Ports } from '../ports/ports';
import type { HandleError } from '../session/error-handler';
import type { Session } from '../session/session';
import type { UserHash } from '../session/user-hash';
import { createSigner } from '../signing/signer';
import type { Settings } from './settings';

interface GatewayPipelineOptions {
  readonly cipher: Cipher;
  readonly device: Device;
  readonly session: Session;
  readonly hash: UserHash;
  readonly gatewayTime: GatewayTime;
  readonly handleError: HandleError;
  readonly broadcast: ErrorEffects['broadcast'];
}

/** The pipeline of requests to the gateway: which steps there are, and in which order. */
export const createGatewayPipeline = (
  ports: Ports,
  settings: Settings,
  { cipher, device, session, hash, gatewayTime, handleError, broadcast }: GatewayPipelineOptions,
) => {
  const { call, clock, fetch, navigation, random, solveProof } = ports;
  // Steps that both ways to the gateway have. Those between them are of HTTP alone.
  const describeCaller: readonly Step[] = [
    idempotencyKey(random),
    identity(device, settings),
    userHash(session, hash),
  ];
  const finish: readonly Step[] = [callerHeaders, timeLimit(clock)];
  if (call) {
    return createPipeline({
      // Without a URL: the fields of path and query stay in the body.
      newRequest: (definition, body, options = {}) => ({
        call: definition,
        options,
        method: definition.method,
        body: withDefaults(body, definition.defaults),
        url: definition.path,
        isOwnOrigin: true,
        headers: definition.headers ?? {},
        epoch: session.epoch(),
        token: session.token(),
        timeout: options.timeout ?? settings.timeout,
        signal: options.signal,
      }),
      // Nothing outlives the request of a server, so the member's data is not stored.
      responseSteps: [
        sessionEffects({ ...session, cacheMember: async () => {} }, handleError, broadcast),
        classify(navigation),
      ],
      requestSteps: [...describeCaller, ...finish],
      transport: inProcess(call),
    });
  }
  const signer = createSigner(ports, cipher, () => ({
    version: limits.apiVersion,
    site: settings.siteId,
    device: device.id(),
    key: settings.signingKey,
  }));
  return createPipeline({
    newRequest: (call, body, options) => newRequest(call, body, options, { settings, session, navigation }),
    responseSteps: [
      sessionEffects(session, handleError, broadcast),
      proofOfWork(solveProof),
      classify(navigation),
      envelope,
    ],
    requestSteps: [contentType, ...describeCaller, signature(signer), ...finish],
    transport: transport(fetch, clock, gatewayTime),
  });
};
