import { Badge, Button, breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Content } from '../../../shared/layout/content';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { type PlaceholderKey, placeholderMessages } from '../placeholder-messages';

const Frame = styled(Content)`
  padding-block: var(--page-top, ${token.space[6]}) ${token.space[10]};
`;

const Panel = styled.article`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${token.space[5]};
  padding: clamp(${token.space[6]}, 5vw, ${token.space[16]});
  overflow: hidden;
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  box-shadow: ${token.shadow[1]};
  > * { position: relative; }
`;

const Picture = styled.div`
  && { position: absolute; }
  inset: 0 ${token.space[10]} 0 auto;
  display: grid;
  align-items: center;
  width: min(34%, 400px);
  @media (max-width: ${breakpoint.desktop}px) { display: none; }
`;

const Title = styled.h1`
  font-size: clamp(${token.text.h3}, 3vw, ${token.text.h2});
`;

const Purpose = styled.section`
  max-width: 40em;
  h2 {
    margin-bottom: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  p { font-size: ${token.text.lg}; line-height: ${token.leading.loose}; }
`;

const State = styled.p`
  max-width: 44em;
  color: ${token.color.inkMuted};
`;

const Links = styled.nav`
  max-width: 40em;
  h2 {
    margin-bottom: ${token.space[3]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  div { display: flex; flex-wrap: wrap; gap: ${token.space[3]}; }
`;

/** Links to pages that are built. */
const builtPages: readonly (readonly [label: PlaceholderKey, path: string])[] = [
  ['linkHome', paths.home],
  ['linkLobby', paths.game.egame],
  ['linkDeposit', paths.mine.finance.deposit],
  ['linkWallet', paths.mine.finance.wallet],
  ['linkBets', paths.mine.record.bets],
  ['linkTransactions', paths.mine.record.transactions],
];

/** Shown for a path whose page is not built yet: what it will be for, and links to pages that work. */
export const PlaceholderPage = ({ id, title }: PageProps) => {
  const t = useMessages(placeholderMessages);
  return (
    <Frame>
      <Panel>
        <Picture>
          <SceneImage name="placeholder" />
        </Picture>
        <Badge tone="value">{t('badge')}</Badge>
        <Title>{title}</Title>
        <Purpose>
          <h2>{t('lead')}</h2>
          <p>{t(id as PlaceholderKey)}</p>
        </Purpose>
        <State>{t('state')}</State>
        <Links aria-label={t('meanwhile')}>
          <h2>{t('meanwhile')}</h2>
          <div>
            {builtPages.map(([label, path], index) => (
              <Button key={path} as={Link} to={path} variant={index === 0 ? 'primary' : 'secondary'}>
                {t(label)}
              </Button>
            ))}
          </div>
        </Links>
      </Panel>
    </Frame>
  );
};
