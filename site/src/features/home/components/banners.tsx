import { useQueryStationAdListQuery } from '@pavilion/sdk/react';
import { breakpoint, Carousel, Skeleton, token, useMounted } from '@pavilion/ui';
import { css, styled } from 'styled-components';
import type { Brand } from '../../../brands';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { Festival } from '../../../shared/festival/festival';
import { useMessages } from '../../../shared/messages';
import { useIsMember } from '../../../shared/session/session-context';
import { useClosedIds } from '../../../shared/storage/use-closed-ids';
import { homeMessages } from '../messages/home-messages';
import { adsBody } from '../model/queries';
import { BannerSlide, bannerHeight } from './banner-slide';

/** Members have it as a panel beside or below their own; visitors from edge to edge. */
const frame = css<{ $isFramed: boolean }>`
  --side: var(--page-gutter, ${token.layout.gutter});
  border-radius: 0;
  ${({ $isFramed }) =>
    $isFramed &&
    `
      width: calc(100% - 2 * var(--side));
      max-width: ${token.layout.content};
      margin: 0 auto;
      overflow: hidden;
      border-radius: ${token.radius.xl};
      box-shadow: ${token.shadow[1]};
    `}
`;

/** The controls are below the text, where they cross no picture; on phones at the right of its link. */
const Hero = styled.div<{ $isFramed: boolean }>`
  position: relative;
  ${frame}
  --carousel-controls-bottom: ${token.space[4]};
  --carousel-close-margin: ${({ $isFramed }) =>
    $isFramed ? token.space[3] : `max(${token.layout.gutter}, (100% - ${token.layout.content}) / 2)`};
  --carousel-controls-margin: ${({ $isFramed }) =>
    $isFramed
      ? `${token.space[16]} auto`
      : `max(${token.layout.gutter}, (100% - ${token.layout.content}) / 2) auto`};
  ${({ $isFramed }) => $isFramed && '--festival-width: 150px;'}
  @media (max-width: ${breakpoint.phone}px) {
    /* Above the text, for which a framed banner has little picture. */
    ${({ $isFramed }) => $isFramed && '--festival-width: 84px;'}
    --carousel-controls-bottom: ${token.space[6]};
    --carousel-controls-margin: auto ${token.space[4]};
  }
`;

const Wide = styled(Carousel)`
  border-radius: 0;
`;

const Waiting = styled.div<{ $isFramed: boolean }>`
  ${frame}
  ${({ $isFramed }) => bannerHeight($isFramed)}
`;

/** The banners of the brand as the gateway would answer them, each with its picture. */
const bannersOf = ({ banners }: Brand) =>
  banners?.map(({ picture, ...banner }, index) => ({
    // With the title: another banner in its place is a new one.
    ad: { ...banner, id: `brand-${index}-${Object.values(banner.title).join(' ')}`, scene: '' },
    picture,
  }));

/**
 * The banner carousel: the brand's banners, else the gateway's; renders nothing without banners, or once they are closed (APP-8). Members see none
 * that asks them to register, and their main action is above it, in `MemberRewards`.
 */
export const Banners = () => {
  const t = useMessages(homeMessages);
  const own = bannersOf(useBrand());
  const { data = [], isLoading } = useQueryStationAdListQuery(adsBody, { skip: own !== undefined });
  const isMember = useIsMember();
  const { isOpen, close } = useClosedIds('closedBanners');
  const banners = (own ?? data.map((ad) => ({ ad, picture: undefined }))).filter(
    ({ ad }) => isOpen(ad) && !(isMember && ad.href === paths.user.register),
  );
  const isHydrated = useMounted();

  if (isLoading) {
    return (
      <Waiting $isFramed={isMember} data-part="banners">
        <Skeleton shape="block" height="100%" style={{ borderRadius: 0 }} />
      </Waiting>
    );
  }
  if (banners.length === 0) return null;
  return (
    <Hero $isFramed={isMember} data-part="banners">
      <Wide
        label={t('banners')}
        onClose={() => close(banners.map(({ ad }) => ad))}
        slides={banners.map(({ ad, picture }, index) => ({
          id: ad.id,
          content: (
            <BannerSlide
              ad={ad}
              picture={picture}
              early={index === 0}
              drawn={isHydrated || index === 0}
              isFramed={isMember}
            />
          ),
        }))}
      />
      <Festival place="hero" />
    </Hero>
  );
};
