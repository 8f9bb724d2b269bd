import { useQueryStationAdListQuery } from '@pavilion/sdk/react';
import { Carousel, Skeleton, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import type { Brand } from '../../../brands';
import { matchRow } from '../../../routes/match-row';
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

/** Whether a banner links to a page that members cannot open: registration. */
const isForVisitors = (href: string | null) => href !== null && matchRow(href)?.access === 'guest';

/**
 * The banner carousel: the brand's banners, else the gateway's; renders nothing without banners (APP-8). Members see none
 * that asks them to register.
 */
export const Banners = () => {
  const t = useMessages(homeMessages);
  const own = bannersOf(useBrand());
  const { data = [], isLoading } = useQueryStationAdListQuery(adsBody, { skip: own !== undefined });
  const isMember = useIsMember();
  const banners = (own ?? data.map((ad) => ({ ad, picture: undefined }))).filter(
    ({ ad }) => !(isMember && isForVisitors(ad.href)),
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
          <BannerSlide ad={ad} picture={picture} early={index === 0} drawn={isHydrated || index === 0} />
        ),
      }))}
    />
  );
};
