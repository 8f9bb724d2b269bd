import { useQueryStationAdListQuery } from '@pavilion/sdk/react';
import { Carousel, Skeleton, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { Brand } from '../../../brands';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { useMessages } from '../../../shared/messages';
import { useIsMember } from '../../../shared/session/session-context';
import { homeMessages } from '../messages/home-messages';
import { adsBody } from '../model/queries';
import { BannerSlide, bannerHeight } from './banner-slide';

const Wide = styled(Carousel)`
  border-radius: 0;
`;

const Waiting = styled.div`${bannerHeight}`;

/** The banners of the brand as the gateway would answer them, each with its picture. */
const bannersOf = ({ banners }: Brand) =>
  banners?.map(({ picture, ...banner }, index) => ({
    ad: { ...banner, id: `brand-${index}`, scene: '' },
    picture,
  }));

/**
 * The banner carousel: the brand's banners, else the gateway's; renders nothing without banners (APP-8). Members see none
 * that asks them to register, and their main action is above it, in `MemberRewards`.
 */
export const Banners = () => {
  const t = useMessages(homeMessages);
  const own = bannersOf(useBrand());
  const { data = [], isLoading } = useQueryStationAdListQuery(adsBody, { skip: own !== undefined });
  const isMember = useIsMember();
  const banners = (own ?? data.map((ad) => ({ ad, picture: undefined }))).filter(
    ({ ad }) => !(isMember && ad.href === paths.user.register),
  );
  const isHydrated = useMounted();

  if (isLoading) {
    return (
      <Waiting>
        <Skeleton shape="block" height="100%" style={{ borderRadius: 0 }} />
      </Waiting>
    );
  }
  if (banners.length === 0) return null;
  return (
    <Wide
      label={t('banners')}
      slides={banners.map(({ ad, picture }, index) => ({
        id: ad.id,
        content: (
          <BannerSlide
            ad={ad}
            picture={picture}
            early={index === 0}
            drawn={isHydrated || index === 0}
            isMain={!isMember}
          />
        ),
      }))}
    />
  );
};
