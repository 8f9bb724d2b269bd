import { limits } from '@pavilion/contract';
import { coreWire, type WireCall } from '@pavilion/contract/wire';
import { createAgent } from '../agent/agent';
import { createCipher } from '../crypto/cipher';
import { randomId } from '../crypto/random-id';
import { createDevice } from '../device/device';
import { createEffectHub } from '../errors/effect-hub';
import { SdkError } from '../errors/sdk-error';
import { createGatewayTime } from '../gateway-time/gateway-time';
import { createInvites } from '../invites/invites';
import { createLive } from '../live/create-live';
import { compose, type RequestOptions, type Step } from '../pipeline/exchange';
import { area } from '../pipeline/steps/area';
import { classify } from '../pipeline/steps/classify';
import { context, startExchange } from '../pipeline/steps/context';
import { envelope } from '../pipeline/steps/envelope';
import { idempotency } from '../pipeline/steps/idempotency';
import { identity } from '../pipeline/steps/identity';
import { relaunch } from '../pipeline/steps/relaunch';
import { sessionEffects } from '../pipeline/steps/session-effects';
import { sign } from '../pipeline/steps/sign';
import { timeLimit } from '../pipeline/steps/time-limit';
import { transport } from '../pipeline/steps/transport';
import { userHash } from '../pipeline/steps/user-hash';
import { browserPorts } from '../ports/browser-ports';
import { carefulStorage } from '../ports/careful-storage';
import type { Ports } from '../ports/ports';
import { serverPorts } from '../ports/server-ports';
import { createMeetRefusal } from '../session/meet-refusal';
import { createSession } from '../session/session';
import { createSigner } from '../signing/signer';
import { createSiteConfig } from '../site-config/site-config';
import { createSports } from '../sports/create-sports';
import type { Client, DataOf } from './client';
import { explain } from './explain';
import { type ClientConfig, resolveSettings } from './settings';

/**
 * Makes a client: one a page in the browser, one a request on a server.
 * @param ports what differs from the ports of the runtime (`browserPorts()` or `serverPorts()`)
 */
export const createClient = (config: ClientConfig = {}, given: Partial<Ports> = {}): Client => {
  const settings = resolveSettings(config);
  const merged = { ...(settings.runtime === 'browser' ? browserPorts() : serverPorts()), ...given };
  const ports: Ports = { ...merged, storage: carefulStorage(merged.storage, merged.logger) };
  const { navigation } = ports;

  const cipher = createCipher(ports);
  const device = createDevice(ports);
  const session = createSession(ports, cipher, device);
  const effects = createEffectHub(ports);
  const meetRefusal = createMeetRefusal(session, effects);
  const time = createGatewayTime(ports.clock);
  const newIdempotencyKey = () => randomId(ports.random);
  const signer = createSigner(ports, cipher, () => ({
    version: limits.apiVersion,
    site: settings.siteId,
    device: device.id(),
    key: settings.signingKey,
  }));

  const wayOut: readonly Step[] = [
    context,
    idempotency(newIdempotencyKey),
    identity(device, settings),
    userHash(session, ports.crypto),
    area,
    sign(signer),
    timeLimit(ports.clock),
  ];
  const layers = [
    relaunch(() => sports),
    sessionEffects(session, meetRefusal),
    classify(navigation),
    envelope,
    ...wayOut,
  ];
  const send = compose(layers, transport(ports.fetch, ports.clock, time));
  const steps = [...layers.map(({ name }) => name), 'transport'];
  const start = (call: WireCall, body: unknown, options: RequestOptions = {}) =>
    startExchange(call, body, options, { settings, session, navigation });

  const request = async <Call extends WireCall>(call: Call, body: unknown, options?: RequestOptions) =>
    (await send(start(call, body, options))).envelope?.data as DataOf<Call>;
  const sports = createSports(ports, {
    session,
    origins: settings.providerOrigins,
    timeout: settings.timeout,
    launch: (enName) => request(coreWire.venueLaunch, { enName }),
    refused: effects.report,
  });

  return {
    request,
    explain: async (call, body, options) => ({
      steps,
      ...(await explain(wayOut, start(call, body, options))),
    }),
    steps,
    now: time.now,
    newIdempotencyKey,
    session,
    invites: createInvites(ports),
    device,
    agent: createAgent(ports),
    effects,
    siteConfig: createSiteConfig(ports.storage, {
      gateway: (body, options) => request(coreWire.preInfo, body, options),
      cacheHost: () =>
        request(coreWire.cachedPreInfo, { path: coreWire.preInfo.path }, { host: settings.cacheHost }),
    }),
    sports,
    live: createLive(ports, {
      settings,
      session,
      memberBody: () => request(coreWire.memberJwt, {}),
      sessionEnded: (code, rawMessage) =>
        meetRefusal(new SdkError({ kind: 'business', code, rawMessage }), true),
    }),
  };
};
