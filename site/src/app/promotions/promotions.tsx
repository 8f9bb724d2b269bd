import { usePopInfoQuery, useSuspensionIconQuery } from '@pavilion/sdk/react';
import { CloseIcon } from '@pavilion/ui';
import { useState } from 'react';
import { DividendCard } from '../../shared/dividends/dividend-card';
import { DividendClaimed } from '../../shared/dividends/dividend-claimed';
import { useClaimsWithToast } from '../../shared/dividends/use-claims';
import { useLocalText, useMessages } from '../../shared/messages';
import { useIsMember } from '../../shared/session/session-context';
import { closedPromotions, rememberClosed } from '../../shared/storage/closed-promotions';
import { appMessages } from '../app-messages';
import { FloatingIcon } from './floating-icon';
import { PopUpCard } from './pop-up-card';
import { Close, Dock } from './promotion-layout';

const storage = () => localStorage;

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
  const { data: icons = [] } = useSuspensionIconQuery({}, { skip: place !== 'home' });
  const [closed, setClosed] = useState(() => closedPromotions(storage));

  const close = (id: string) => {
    rememberClosed(storage, id);
    setClosed([...closed, id]);
  };
  const isOpen = ({ id }: { id: string }) => !closed.includes(id);
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
          {closeButton(t('putOffDividend', { title: text(offer.title) }), () => close(offer.id))}
        </DividendCard>
      );
    }
    if (!popUp) return null;
    return (
      <PopUpCard popUp={popUp} onFollow={() => close(popUp.id)}>
        {closeButton(t('closePromotion', { title: text(popUp.title) }), () => close(popUp.id))}
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
          {closeButton(t('closePromotion', { title: text(icon.title) }), () => close(icon.id))}
        </FloatingIcon>
      )}
    </aside>
  );
};
