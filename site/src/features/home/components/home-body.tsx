import { usePreInfoQuery } from '@pavilion/sdk/react';
import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { offersAddress } from '../../../shared/brand/offers';
import { Content } from '../../../shared/layout/content';
import { useLocale, useMessages } from '../../../shared/messages';
import { preInfoBody, siteTitle } from '../../../shared/site-config/pre-info';
import { homeMessages } from '../messages/home-messages';
import { hotBody } from '../model/queries';
import { Banners } from './banners';
import { Categories } from './categories';
import { DownloadSection } from './download-section';
import { GameSection } from './game-section';
import { Matches } from './matches';
import { NewGames } from './new-games';
import { ResponsiblePlaySection } from './responsible-play-section';
import { Wins } from './wins';

const Parts = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding-block: ${token.space[5]} ${token.space[12]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[6]}; padding-block: ${token.space[4]} ${token.space[8]}; }
`;

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${token.space[6]};
  /* Without wins the hot games are one row. */
  @media (min-width: ${breakpoint.tablet + 1}px) {
    &:has(> :only-child) { --hot-columns: 8; grid-template-columns: minmax(0, 1fr); }
  }
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.tablet}px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The content of Home. It is a lazy chunk, to keep its code and texts out of the first load. */
export const HomeBody = () => {
  const t = useMessages(homeMessages);
  const brand = useBrand();
  const { locale } = useLocale();
  const site = siteTitle(brand, locale, usePreInfoQuery(preInfoBody).data?.SiteBaseConfigVo.title);
  return (
    <>
      <h1 className="pv-sr-only">{t('title', { site })}</h1>
      <Banners />
      <Parts>
        {offersAddress(brand, paths.game.sport) && <Matches />}
        <Categories />
        <TwoColumns>
          <GameSection title="hotGames" lead="hotLead" body={hotBody} limit={hotBody.limit} columns={4} />
          <Wins />
        </TwoColumns>
        <NewGames />
        <Halves>
          {offersAddress(brand, paths.download) && <DownloadSection />}
          <ResponsiblePlaySection />
        </Halves>
      </Parts>
    </>
  );
};
