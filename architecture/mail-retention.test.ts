/** @jest-environment node */
import { defaultClaimableFor } from '../packages/gateway/src/domain/engagement/grants/grants';
import { voucherLifetime } from '../packages/gateway/src/domain/engagement/mall/mall';
import { mailRetention } from '../packages/gateway/src/domain/mail/mail';
import { vipGifts } from '../packages/gateway/src/domain/vip-rules/vip-gifts';
import { dayMs } from '../packages/gateway/src/durations';
import { promotionCalls } from '../packages/gateway/src/operator/contract/promotions';

/** The longest time in which each kind of grant can be claimed, ms. */
const claimTimes: Readonly<Record<string, number>> = {
  grant: defaultClaimableFor,
  voucher: voucherLifetime,
  promotion: promotionCalls.promotionAdd.request.properties.claimDays.maximum! * dayMs,
  ...Object.fromEntries(
    Object.entries(vipGifts).map(([kind, { granting }]) => [
      kind,
      // A gift of a month ends with it; the others say how long.
      granting.on === 'level-reached' ? granting.claimableFor : 31 * dayMs,
    ]),
  ),
};

it.each(Object.entries(claimTimes))(
  'a mail about a %s stays as long as it can be claimed',
  (_, claimableFor) => {
    expect(claimableFor).toBeLessThanOrEqual(mailRetention);
  },
);
