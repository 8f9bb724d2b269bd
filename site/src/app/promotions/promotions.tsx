import type { PopUp } from '@pavilion/contract';
import { usePopInfoQuery, useSuspensionIconQuery } from '@pavilion/sdk/react';
import { breakpoint, CloseIcon } from '@pavilion/ui';
import { useState } from 'react';
import { brandDay } from '../../shared/calendar/time-zone';
import { DividendCard } from '../../shared/dividends/dividend-card';
import { DividendClaimed } from '../../shared/dividends/dividend-claimed';
import { useClaimsWithToast } from '../../shared/dividends/use-claims';
import { useLocalText, useMessages } from '../../shared/messages';
import { useMediaQuery } from '../../shared/page/use-media-query';
import { useClient, useIsMember } from '../../shared/session/session-context';
import { closedIds, rememberClosed } from '../../shared/storage/closed-promotions';
import { appMessages } from '../app-messages';
import { FloatingIcon } from './floating-icon';
import { PopUpCard } from './pop-up-card';
import { Close, Dock } from './promotion-layout';

/** A pop-up, or an icon, which stays closed. */
type Closable = Pick<PopUp, 'id'> & Partial<Pick<PopUp, 'frequency'>>;

/** The name by which a closed promotion is stored: that of one which opens again on the next day has the day. */
const closedName = ({ id, frequency }: Closable, now: number): string =>
  frequency === 'daily' ? `${id}@${brandDay(now)}` : id;

const storage = () => localStorage;
/** Of one visit, for pop-ups that open again at the next one. */
const visitStorage = () => sessionStorage;

export interface PromotionsProps {
  /** Home, or the list of promotions. */
  readonly place: 'home' | 'promotions';
}

/**
 * Shows the unclaimed dividend, otherwise the first pop-up, otherwise the floating icon: one thing over the page at most. Each is shown until it is closed, and
 * the id is stored. A dividend that was closed can still be claimed in the wallet. Dialogs cover all of them (APP-8).
 *
 * Members have the icon on Home, and the others below the list of promotions, whose cards they must not cover: the first screen of
 * their Home offers the dividends.
 */
export const Promotions = ({ place }: PromotionsProps) => {
  const t = useMessages(appMessages);
  const text = useLocalText();
  const isMember = useIsMember();
  const isMembersHome = isMember && place === 'home';
  const { data: popUps = [], refetch } = usePopInfoQuery({}, { skip: isMembersHome });
  const { claim, claiming, claimed, forget } = useClaimsWithToast(refetch);
  const isOnPhone = useMediaQuery(`(max-width: ${breakpoint.phone}px)`);
  const { data: icons = [] } = useSuspensionIconQuery(isOnPhone ? { displayEquipment: '2' } : {}, {
    skip: place !== 'home',
  });
  const { now } = useClient();
  const [closed, setClosed] = useState(() => [
    ...closedIds(storage, 'closedPromotions'),
    ...closedIds(visitStorage, 'closedPromotions'),
  ]);

  const close = (promotion: Closable) => {
    const name = closedName(promotion, now());
    rememberClosed(promotion.frequency === 'visit' ? visitStorage : storage, 'closedPromotions', name);
    setClosed([...closed, name]);
  };
  const isOpen = (promotion: Closable) => !closed.includes(closedName(promotion, now()));
  // The last response may still contain the dividend that was just claimed.
  const offer = popUps.find(
    (each) => each.dividend && !claimed?.ids.includes(each.dividend.id) && isOpen(each),
  );
  const popUp = popUps.find((each) => each.dividend === null && isOpen(each));
  const icon = icons.find(isOpen);

  const closeButton = (name: string, onClose: () => void) => (
    <Close aria-label={name} onClick={onClose}>
      <CloseIcon size={16} />
    </Close>
  );
  const promoted = () => {
    if (claimed) {
      return (
        <DividendClaimed amount={claimed.amount}>{closeButton(t('closeClaimed'), forget)}</DividendClaimed>
      );
    }
    if (offer?.dividend) {
      const { dividend } = offer;
      return (
        <DividendCard
          title={text(offer.title)}
          body={text(offer.body)}
          action={text(offer.callToAction)}
          terms={dividend}
          isClaiming={claiming.includes(dividend.id)}
          onClaim={() => claim([dividend.id])}
        >
          {closeButton(t('putOffDividend', { title: text(offer.title) }), () => close(offer))}
        </DividendCard>
      );
    }
    if (!popUp) return null;
    return (
      <PopUpCard popUp={popUp} onFollow={() => close(popUp)}>
        {closeButton(t('closePromotion', { title: text(popUp.title) }), () => close(popUp))}
      </PopUpCard>
    );
  };
  const shown = promoted();
  if (!shown && !icon) return null;
  return (
    <aside aria-label={t('promotions')}>
      {shown && <Dock $isOverPage={place === 'home'}>{shown}</Dock>}
      {icon && !shown && (
        <FloatingIcon icon={icon}>
          {closeButton(t('closePromotion', { title: text(icon.title) }), () => close(icon))}
        </FloatingIcon>
      )}
    </aside>
  );
};
