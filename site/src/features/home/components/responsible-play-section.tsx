import { breakpoint, ClockIcon, CoinIcon, type Icon, ShieldIcon, token, UserIcon } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { type HomeKey, homeMessages } from '../messages/home-messages';

const Panel = styled.section`
  display: grid;
  align-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[6]} ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[3]}; padding: ${token.space[4]}; }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-size: ${token.text.xl};
  svg { color: ${token.color.success}; }
`;

const Points = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  li { display: flex; gap: ${token.space[2]}; }
  svg { flex: none; margin-top: 2px; color: ${token.color.inkMuted}; }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 4px; }
`;

const points: readonly (readonly [Icon, HomeKey])[] = [
  [UserIcon, 'careAge'],
  [CoinIcon, 'careMoney'],
  [ClockIcon, 'careLimits'],
];

/** Age limit, play money and self-set limits. */
export const ResponsiblePlaySection = () => {
  const t = useMessages(homeMessages) as (key: HomeKey) => string;
  return (
    <Panel>
      <Title>
        <ShieldIcon size={24} />
        {t('careTitle')}
      </Title>
      <Points>
        {points.map(([PointIcon, key]) => (
          <li key={key}>
            <PointIcon size={18} />
            {t(key)}
          </li>
        ))}
      </Points>
      <Links>
        <Link to={paths.mine.protection}>{t('careAction')}</Link>
        <Link to={paths.help.responsiblePlay}>{t('careGuide')}</Link>
      </Links>
    </Panel>
  );
};
