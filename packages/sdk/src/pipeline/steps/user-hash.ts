import { headers } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import { sha256Hex } from '../../crypto/sha256';
import type { CryptoPort } from '../../ports/ports';
import type { Session } from '../../session/session';
import { type Step, withHeaders } from '../exchange';

/** REQ-9: the member's info is asked for with a hash of the stored user name. */
export const userHash = (session: Session, crypto: CryptoPort): Step => ({
  name: 'user-hash',
  run: async (exchange, next) => {
    if (exchange.call.path !== coreWire.memberInfo.path) return next(exchange);
    const account = (await session.cachedMember())?.account ?? session.rememberedAccount()?.account;
    if (!account) return next(exchange);
    const hash = await sha256Hex(account, crypto);
    return next(withHeaders(exchange, { [headers.userHash]: hash }));
  },
});
