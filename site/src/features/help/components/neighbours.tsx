import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { type HelpTopic, helpTopics } from '../../../shared/help/topics.generated';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpMessages } from '../help-messages';
import { neighboursOf } from '../model/written-topics';

const Row = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[4]};
  a {
    display: grid;
    align-content: start;
    gap: ${token.space[1]};
    padding: ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    color: ${token.color.ink};
  }
  a:hover { border-color: ${token.color.hairline}; }
  a:last-child { grid-column: 2; text-align: end; }
  a[rel='prev'] { grid-column: 1; text-align: start; }
  span { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

/** Links to the articles before and after the one shown. @param current the id of its row */
export const Neighbours = ({ current }: { readonly current: string }) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  const { previous, next } = neighboursOf(current);
  const linkTo = (topic: HelpTopic, rel: 'prev' | 'next') => (
    <Link to={paths.help[topic]} rel={rel}>
      <span>{t(rel === 'prev' ? 'previous' : 'next')}</span>
      {text(helpTopics[topic].title)}
    </Link>
  );
  return (
    <Row aria-label={t('neighbours')}>
      {previous && linkTo(previous, 'prev')}
      {next && linkTo(next, 'next')}
    </Row>
  );
};
