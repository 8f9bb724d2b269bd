import { type FloatingIcon, type PopUp, vipGiftKinds } from '@pavilion/contract';
import { formatMinor, inEachLanguage, inLanguage } from '@pavilion/format';
import { type Clock, momentOf } from '../../../clock';
import { type BrandIdentity, brandText, type GatewayBrand } from '../../../config/brand';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { giftStateAt } from '../../money';
import { shownId, shownOf } from '../../placements';
import { vipGiftCause } from '../../vip-rules';

const presentPopUp = (
  { id, revision, title, body, call_to_action, href, scene, frequency }: Row<'pop_ups'>,
  brand: BrandIdentity,
): PopUp => ({
  id: shownId({ id, revision }),
  title,
  body: inEachLanguage((language) => brandText(inLanguage(body, language), brand)),
  callToAction: call_to_action,
  href,
  scene,
  frequency,
  dividend: null,
});

/** Floating icons and pop-ups. */
export const createPopUps = ({ db, clock }: { db: Database; clock: Clock }) => {
  /** The first twenty: `giftRecords` counts and lists all. */
  const dividendPopUps = async (memberId: string): Promise<PopUp[]> => {
    const dividends = await db
      .selectFrom('dividends')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('claimed_at', 'is', null)
      .where('revoked_at', 'is', null)
      // VIP gifts are claimed on the VIP page.
      .where('cause', 'not in', vipGiftKinds.map(vipGiftCause))
      .where(giftStateAt(momentOf(clock)), '=', 'waiting')
      .orderBy('id')
      .limit(20)
      .execute();
    return dividends.map(({ id, title, amount, multiple, expires_at }) => ({
      id: `dividend-${id}`,
      title,
      body: {
        'zh-CN': '您有一笔红利待领取，领取后即刻存入主钱包。',
        en: 'You have a dividend to claim. Once claimed, it is in your wallet immediately.',
      },
      callToAction: { 'zh-CN': '立即领取', en: 'Claim it' },
      href: '/mine/finance/wallet',
      scene: 'jackpot',
      frequency: 'once',
      dividend: {
        id,
        amount: formatMinor(amount),
        turnover: formatMinor((amount * BigInt(multiple)) / 100n),
        expiresAt: expires_at?.toISOString() ?? null,
      },
    }));
  };

  return {
    /** @param displayEquipment 1: desktop, 2: phone */
    async floatingIcons(
      { timeZone }: Pick<GatewayBrand, 'timeZone'>,
      displayEquipment = '1',
    ): Promise<FloatingIcon[]> {
      const rows = await db
        .selectFrom('floating_icons')
        .selectAll()
        .where('display_equipment', '=', displayEquipment)
        .orderBy('rank')
        .orderBy('id')
        .execute();
      return shownOf(rows, momentOf(clock), timeZone).map(({ id, revision, title, href, scene }) => ({
        id: shownId({ id, revision }),
        title,
        href,
        scene,
      }));
    },

    /** Dividends of the member first, then the pop-ups for visitors or members. */
    async popUps(memberId: string | undefined, brand: GatewayBrand): Promise<PopUp[]> {
      const rows = await db
        .selectFrom('pop_ups')
        .selectAll()
        .where('audience', 'in', ['all', memberId === undefined ? 'visitor' : 'member'])
        .orderBy('rank')
        .orderBy('id')
        .execute();
      const waiting = memberId === undefined ? [] : await dividendPopUps(memberId);
      const shown = shownOf(rows, momentOf(clock), brand.timeZone);
      return [...waiting, ...shown.map((row) => presentPopUp(row, brand))];
    },
  };
};
