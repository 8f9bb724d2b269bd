import { useQueryStationAdListQuery } from '@pavilion/sdk/react';
import { Carousel, Skeleton, useMounted } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { homeMessages } from '../messages/home-messages';
import { adsBody } from '../model/queries';
import { BannerSlide, bannerHeight } from './banner-slide';

const Wide = styled(Carousel)`
  border-radius: 0;
`;

const Waiting = styled.div`${bannerHeight}`;

/** The banner carousel; renders nothing without banners (APP-8). */
export const Banners = () => {
  const t = useMessages(homeMessages);
  const { data = [], isLoading } = useQueryStationAdListQuery(adsBody);
  const isHydrated = useMounted();

  if (isLoading) {
    return (
      <Waiting>
        <Skeleton shape="block" height="100%" style={{ borderRadius: 0 }} />
      </Waiting>
    );
  }
  if (data.length === 0) return null;
  return (
    <Wide
      label={t('banners')}
      slides={data.map((ad, index) => ({
        id: ad.id,
        content: <BannerSlide ad={ad} early={index === 0} drawn={isHydrated || index === 0} />,
      }))}
    />
  );
};
