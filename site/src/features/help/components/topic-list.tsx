import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { type HelpTopic, helpTopics } from '../../../shared/help/topics.generated';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpGroups } from '../article';
import { helpMessages } from '../help-messages';

const Groups = styled.nav`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
  ul { display: grid; gap: 2px; margin: ${token.space[2]} 0 0; padding: 0; list-style: none; }
  a {
    display: block;
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    color: ${token.color.ink};
  }
  a:hover { background: ${token.color.sunken}; }
  a[aria-current] { background: ${token.color.sunken}; font-weight: ${token.weight.medium}; }
`;

/** The articles that are written, by group. */
const writtenTopics = (Object.entries(helpTopics) as [HelpTopic, (typeof helpTopics)[HelpTopic]][]).filter(
  ([, { isWritten }]) => isWritten,
);

/** Links to all written articles. @param current the id of the row shown */
export const TopicList = ({ current }: { readonly current: string }) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  return (
    <Groups aria-label={t('articles')}>
      {helpGroups.map((group) => {
        const topics = writtenTopics.filter(([, topic]) => topic.group === group);
        if (topics.length === 0) return null;
        return (
          <section key={group}>
            <h2>{t(group)}</h2>
            <ul>
              {topics.map(([topic, { title }]) => (
                <li key={topic}>
                  <Link
                    to={paths.help[topic]}
                    aria-current={current.toLowerCase() === `help${topic}`.toLowerCase() ? 'page' : undefined}
                  >
                    {text(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Groups>
  );
};
