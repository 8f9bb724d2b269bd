import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { helpTopics } from '../../../shared/help/topics.generated';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpMessages } from '../help-messages';
import { isTopicOf, writtenGroups } from '../model/written-topics';

const Groups = styled.nav`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  h2 { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.medium}; }
  ul { display: grid; gap: 2px; margin: ${token.space[2]} 0 0; padding: 0; list-style: none; }
  a {
    position: relative;
    display: block;
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    color: ${token.color.ink};
  }
  a:hover { background: ${token.color.sunken}; }
  a[aria-current] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    border-radius: ${token.radius.full};
    background: ${token.color.selected};
  }
`;

/** Links to all written articles. @param current the id of the row shown */
export const TopicList = ({ current }: { readonly current: string }) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  return (
    <Groups aria-label={t('articles')}>
      {writtenGroups.map(({ group, topics }) => (
        <section key={group}>
          <h2>{t(group)}</h2>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>
                <Link to={paths.help[topic]} aria-current={isTopicOf(current, topic) ? 'page' : undefined}>
                  {text(helpTopics[topic].title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
};
