import { type CallName, type CallRequest, errorCodes, headers, limits } from '@pavilion/contract';
import { BusinessError } from '../business-error';
import { networkOf } from '../domain/members';
import { isAnswered, requestHash } from '../domain/money';
import { restrictionCodes } from '../domain/operations';
import { isClosedToPlay } from '../domain/protection';
import { handlers } from '../modules/handlers';
import type { CallContext } from './call-context';
import { checkSignature } from './check-signature';
import { deviceOf, type Exchange, headerOf } from './exchange';
import { idempotencyKeyPattern } from './idempotency-key';
import { isOwnPage } from './own-page';
import { reachedOrigin } from './public-address';
import { validateBody } from './validate-body';

type Step = (exchange: Exchange) => void | Promise<void>;

/**
 * Other origins than those of `CORS_ORIGINS` get no permission to read answers or to send our headers. This also holds
 * behind a proxy that grants it to all.
 *
 * @throws BusinessError 10108 signatureInvalid for a page of another origin.
 */
const checkPage =
  (siteOrigins: readonly string[]): Step =>
  ({ request: { headers: sent, host, protocol } }) => {
    const isOwn = isOwnPage(sent.origin, { host, isSecure: protocol === 'https' }, siteOrigins);
    // guard: calls-of-own-pages
    if (!isOwn) throw new BusinessError(errorCodes.signatureInvalid);
  };

/**
 * Calls of the caches have no version.
 *
 * @throws BusinessError 10009 oldVersion for a client of another version of the contract; a reload brings the current one.
 */
const checkVersion: Step = ({ call, request }) => {
  if (call.area === null) return;
  // guard: call-of-current-version
  if (headerOf(request, headers.version) !== limits.apiVersion)
    throw new BusinessError(errorCodes.oldVersion);
};

/**
 * Calls whose `answeredWhile` says so pass.
 *
 * @throws BusinessError 6031, 6032 or 6033 for a restricted address, by the kind of its restriction, 10102 for a blocked device, 6013 during maintenance.
 */
export const checkAccess: Step = async ({ call: { answeredWhile = [] }, request, services }) => {
  const { settings, blockedDevices, restrictedAddresses } = await services.siteState.current();
  const restriction = restrictedAddresses.get(networkOf(request.ip));
  const isRestricted = restriction && !answeredWhile.includes('restricted');
  // guard: restricted-address-calls-nothing
  if (isRestricted) throw new BusinessError(restrictionCodes[restriction]);
  const isBlocked = blockedDevices.has(deviceOf(request)) && !answeredWhile.includes('blocked');
  // guard: blocked-device-calls-nothing
  if (isBlocked) throw new BusinessError(errorCodes.deviceBlocked);
  const isStopped = settings.maintenance && !answeredWhile.includes('maintenance');
  // guard: maintenance-stops-calls
  if (isStopped) throw new BusinessError(errorCodes.siteMaintenance);
};

/**
 * Finds the member of the token. Where the token is optional, an ended session counts as none.
 *
 * @throws BusinessError 10004 sessionExpired without a required token, or the code that ended the session.
 */
export const authenticate: Step = async (exchange) => {
  const { call, request, services } = exchange;
  if (call.auth === 'public') return;
  const token = headerOf(request, headers.token);
  if (call.auth === 'optional') {
    if (token === undefined) return;
    const found = await services.sessions.authenticated(token).catch((error: unknown) => {
      if (error instanceof BusinessError) return undefined;
      throw error;
    });
    Object.assign(exchange, found);
    return;
  }
  // guard: member-call-needs-session
  if (token === undefined) throw new BusinessError(errorCodes.sessionExpired);
  Object.assign(exchange, await services.sessions.authenticated(token));
};

/** Whether the request repeats one that was answered, so that its operation does nothing but answer it again. */
const isRepeated = async ({ name, idempotency, services }: Exchange): Promise<boolean> => {
  if (!idempotency) return false;
  const { owner, key } = idempotency;
  return name === 'sportsPlace'
    ? services.sportsBook.isKeyUsed(owner, key)
    : isAnswered(services.db, idempotency);
};

/** Whether the request opens a game with an open hand of the member, which can be finished without a further stake. */
const resumesHand = async ({ name, body, memberId, services }: Exchange): Promise<boolean> => {
  if (name !== 'venueLaunch' || memberId === undefined) return false;
  const { gameCode } = body as CallRequest<'venueLaunch'>;
  return gameCode !== undefined && (await services.hands.hasOpen(memberId, gameCode));
};

/**
 * The player protection: the operations that a member of a closed account cannot do, by the `needs` of the call. Stakes
 * pass the gate of the ledger besides. A repeated request gets its answer again, also when the account was closed since,
 * and a hand that was open then can be opened again.
 *
 * @throws BusinessError 20301 self-excluded, 20302 timed out; for `play` also 20303 playing time used, 20304 reality check.
 */
const protect: Step = async (exchange) => {
  const { call, memberId, closure, services } = exchange;
  if (call.needs === 'nothing' || memberId === undefined) return;
  try {
    // guard: closed-account-by-needs
    if (closure) throw services.protection.closedError(closure);
    // It locks the member's row of the gate.
    if (call.needs === 'play')
      await services.limitMember(memberId, () => services.protection.passLaunch(memberId));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    // guard: open-hand-passes-closure
    if (isClosedToPlay(error) && (await resumesHand(exchange))) return;
    // guard: repeated-request-passes-protection
    if (!(await isRepeated(exchange))) throw error;
  }
};

/** @throws BusinessError 20119 demoRefused to a demo member, for the calls that the contract does not allow to demos. */
const refuseDemo: Step = ({ call, isDemo }) => {
  // guard: calls-allowed-to-demo
  if (isDemo && call.auth === 'member' && call.demo === 'refused')
    throw new BusinessError(errorCodes.demoRefused);
};

/**
 * What of a body makes two requests the same, where it is not all of it. Secrets are left out: the hash of a short PIN or of six
 * digits can be reversed by trying them all. So is the fee that the page of a withdrawal showed: the same amount is the same request.
 */
const hashedParts: { readonly [Name in CallName]?: (body: CallRequest<Name>) => object } = {
  // guard: request-hash-without-secrets
  depositCreate: (body) => ({ ...body, secrets: undefined }),
  withdrawalCreate: ({ payoutAccount, amount }) => ({ payoutAccount, amount }),
};

/** @throws BusinessError 20105 idempotencyKeyMissing when a call that moves money has no valid key. */
const readIdempotencyKey: Step = (exchange) => {
  if (!exchange.call.idempotent) return;
  const key = headerOf(exchange.request, headers.idempotencyKey);
  // guard: money-calls-need-key
  if (!key || !idempotencyKeyPattern.test(key) || exchange.memberId === undefined)
    throw new BusinessError(errorCodes.idempotencyKeyMissing);
  exchange.idempotency = {
    owner: exchange.memberId,
    key,
    requestHash: requestHash(
      exchange.name,
      hashedParts[exchange.name]?.(exchange.body as never) ?? exchange.body,
    ),
  };
};

/** Calls the handler. The steps before have made the context what its type promises. */
const callHandler: Step = async (exchange) => {
  const { name, request, services, body, memberId, closure, idempotency } = exchange;
  const context = {
    body,
    memberId,
    closure,
    idempotency,
    token: headerOf(request, headers.token),
    origin: {
      device: deviceOf(request),
      address: request.ip,
      userAgent: headerOf(request, 'User-Agent'),
      proof: headerOf(request, headers.proof),
    },
    brand: services.brands.ofHost(request.host),
    siteOrigin: reachedOrigin(request) ?? '',
    venueOrigin: services.venueOrigin(request),
    services,
  };
  const handler = handlers[name] as (context: CallContext<CallName>) => unknown;
  const call = async () => handler(context as CallContext<CallName>);
  exchange.data = await (memberId === undefined ? call() : services.limitMember(memberId, call));
};

export interface PipelineOptions {
  signingKey: string;
  /** Additional origins whose pages may send calls. */
  siteOrigins: readonly string[];
}

/** The steps of a call by a page that this process renders: it has no sender to check. */
export const pageCallSteps: readonly Step[] = [
  checkAccess,
  authenticate,
  refuseDemo,
  validateBody,
  readIdempotencyKey,
  protect,
  callHandler,
];

/**
 * The steps of every call, in order. Fastify has parsed and limited the body before; the envelope is added after.
 */
export const createPipeline = ({ signingKey, siteOrigins }: PipelineOptions): readonly Step[] => [
  checkPage(siteOrigins),
  checkSignature(signingKey),
  checkVersion,
  ...pageCallSteps,
];
