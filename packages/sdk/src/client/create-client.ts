import { coreWire } from '@pavilion/contract/wire';
import { createAgent } from '../agent/agent';
import { createCipher } from '../crypto/cipher';
import { randomId } from '../crypto/random-id';
import { createDevice } from '../device/device';
import { createErrorEffects } from '../errors/error-effects';
import { SdkError } from '../errors/sdk-error';
import { createGatewayTime } from '../gateway-time/gateway-time';
import { createInvites } from '../invites/invites';
import { createLive } from '../live/create-live';
import { sportsLaunches } from '../pipeline/steps/sports-launches';
import { browserPorts } from '../ports/browser-ports';
import type { Ports } from '../ports/ports';
import { safeStorage } from '../ports/safe-storage';
import { serverPorts } from '../ports/server-ports';
import { createErrorHandler } from '../session/error-handler';
import { createSession } from '../session/session';
import { createUserHash } from '../session/user-hash';
import { createSiteConfig } from '../site-config/site-config';
import { createSports } from '../sports/create-sports';
import type { Client } from './client';
import { createGatewayPipeline } from './gateway-pipeline';
import { type ClientConfig, resolveSettings, type Settings } from './settings';

const resolvePorts = ({ runtime }: Settings, overrides: Partial<Ports>): Ports => {
  const ports = { ...(runtime === 'browser' ? browserPorts() : serverPorts()), ...overrides };
  return { ...ports, storage: safeStorage(ports.storage, ports.logger) };
};

/**
 * Creates a client: one per page in the browser, one per request on a server.
 * @param overrides replace ports of the runtime (`browserPorts()` or `serverPorts()`)
 */
export const createClient = (config: ClientConfig = {}, overrides: Partial<Ports> = {}): Client => {
  const settings = resolveSettings(config);
  const ports = resolvePorts(settings, overrides);

  const cipher = createCipher(ports);
  const device = createDevice(ports);
  const hash = createUserHash(ports);
  const session = createSession(ports, cipher, device, hash);
  const effects = createErrorEffects(ports);
  const handleError = createErrorHandler(session, effects);
  const gatewayTime = createGatewayTime(ports.clock);
  const { pageResponse } = settings;
  if (pageResponse) gatewayTime.observe(pageResponse.date, pageResponse.sentAt);

  const gateway = createGatewayPipeline(ports, settings, {
    cipher,
    device,
    session,
    hash,
    gatewayTime,
    handleError,
    broadcast: effects.broadcast,
  });
  const sports = createSports(ports, settings, {
    session,
    launch: (enName) => request(coreWire.venueLaunch, { enName }),
    onError: effects.report,
  });
  const { steps, request, preview } = gateway.wrap(sportsLaunches(sports));

  return {
    steps,
    request,
    preview,
    now: gatewayTime.now,
    newIdempotencyKey: () => randomId(ports.random),
    cacheScope: { siteId: settings.siteId, environment: settings.environment },
    session,
    device,
    effects,
    sports,
    invites: createInvites(ports),
    agent: createAgent(ports),
    siteConfig: createSiteConfig(ports, request, settings),
    live: createLive(ports, settings, {
      session,
      memberBody: () => request(coreWire.memberJwt, {}),
      onRefused: ({ code, message, data }) =>
        handleError(new SdkError({ kind: 'business', code, rawMessage: message, data }), true),
    }),
  };
};
