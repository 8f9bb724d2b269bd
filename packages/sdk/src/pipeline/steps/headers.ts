import { areaOf, headers, limits } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import type { Settings } from '../../client/settings';
import { randomId } from '../../crypto/random-id';
import type { Device } from '../../device/device';
import { omitUndefined } from '../../json/objects';
import type { RandomPort } from '../../ports/ports';
import type { Session } from '../../session/session';
import type { UserHash } from '../../session/user-hash';
import type { Signer } from '../../signing/signer';
import { isJson } from '../body';
import type { PipelineRequest, Step } from '../step';

type Headers = Readonly<Record<string, string | undefined>>;

/** A step that adds headers to the request; those with an undefined value are left out. */
const headerStep = (
  name: string,
  headersOf: (request: PipelineRequest) => Headers | undefined | Promise<Headers>,
): Step => ({
  name,
  run: async (request, next) => {
    const added = omitUndefined((await headersOf(request)) ?? {}) as Record<string, string>;
    return next({ ...request, headers: { ...request.headers, ...added } });
  },
});

/** REQ-2: JSON, unless the body is a file or a form. */
export const contentType = headerStep('content-type', ({ body }) => ({
  'Content-Type': isJson(body) ? 'application/json' : undefined,
}));

/**
 * REQ-10: the gateway executes a call that moves money once per key, however often it is sent. A foreign origin receives no
 * key.
 */
export const idempotencyKey = (random: RandomPort): Step =>
  headerStep('idempotency', ({ call, options, isOwnOrigin }) => ({
    [headers.idempotencyKey]:
      isOwnOrigin && call.idempotent ? (options.idempotencyKey ?? randomId(random)) : undefined,
  }));

/**
 * REQ-1: client, version, site, device and token; FPR-1: the device's fingerprint, if the brand sends it. A foreign
 * origin receives the client header alone.
 */
export const identity = (
  device: Device,
  { siteId, fingerprint }: Pick<Settings, 'siteId' | 'fingerprint'>,
): Step =>
  headerStep('identity', async ({ token, isOwnOrigin }) => ({
    [headers.client]: limits.client,
    ...(isOwnOrigin && {
      [headers.version]: limits.apiVersion,
      [headers.site]: siteId,
      [headers.device]: device.id(),
      [headers.token]: token,
      // A request is sent all the same if the fingerprint cannot be computed.
      [headers.fingerprint]: await fingerprint?.().catch(() => undefined),
    }),
  }));

/** REQ-9: the member info call carries a hash of the stored account name, on a server that of the cookie. */
export const userHash = (session: Session, hash: UserHash): Step =>
  headerStep('user-hash', async ({ call, token }) => {
    if (call.path !== coreWire.memberInfo.path) return {};
    const member = await session.cachedMember();
    if (member) return { [headers.userHash]: await hash.of(member.account) };
    const stored = token === undefined ? undefined : hash.read();
    // Last, since it may be a phone, or the account of the login before a demo.
    const account = session.rememberedAccount()?.account;
    return { [headers.userHash]: stored ?? (account ? await hash.of(account) : undefined) };
  });

/** The caller's own headers. They come last, because they override the others. */
export const callerHeaders = headerStep('caller-headers', ({ options }) => options.headers);

/** SIG-1, SIG-2: the signature of the path's area. Without one the request is sent all the same, and rejected there. */
export const signature = (signer: Signer): Step =>
  headerStep('signature', async ({ call, isOwnOrigin }) => {
    const area = isOwnOrigin && areaOf(call.path);
    return { [headers.signature]: area ? await signer.sign(area) : undefined };
  });
