import { breakpoint, inAlphabet, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../shared/messages';
import { appMessages } from '../app-messages';
import { PageLink } from '../menus/page-link';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
`;

const Age = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 2px solid ${token.color.danger};
  border-radius: 50%;
  color: ${token.color.danger};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.heavy};
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
  /* Long names of links are below one another, so that the age limit beside them has its line. */
  @media (max-width: ${breakpoint.phone}px) { &${inAlphabet} { display: grid; gap: ${token.space[2]}; line-height: ${token.leading.snug}; } }
  /* A larger hit area for fingers, in the same layout. */
  @media (pointer: coarse) { a { padding-block: ${token.space[2]}; margin-block: calc(-1 * ${token.space[2]}); } }
`;

/** Age limit, self-set limits and help; next to the brand in the footer. */
export const Responsible = () => {
  const t = useMessages(appMessages);
  return (
    <>
      <Row>
        <Age aria-hidden="true">{t('footerAge')}</Age>
        {t('footerOfAge')}
      </Row>
      <p data-part="introduction">{t('footerResponsibleText')}</p>
      <Links>
        <PageLink page="protection" />
        <PageLink page="helpResponsiblePlay" />
      </Links>
    </>
  );
};
