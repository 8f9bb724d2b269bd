import { ChevronDownIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { helpTopics } from '../../../shared/help/topics.generated';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpMessages } from '../help-messages';
import { isTopicOf, writtenGroups } from '../model/written-topics';

const Groups = styled.nav`
  display: grid;
  padding: ${token.space[2]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  details + details { border-top: 1px solid ${token.color.line}; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-radius: ${token.radius.md};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker { display: none; }
    &:hover { color: ${token.color.ink}; }
    svg { transition: rotate ${token.motion.fast} ${token.motion.out}; }
  }
  details[open] > summary { color: ${token.color.ink}; }
  details[open] > summary svg { rotate: 180deg; }
  ul { display: grid; gap: 2px; margin: 0 0 ${token.space[3]}; padding: 0; list-style: none; }
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

/** Links to all written articles, group by group, of which the one of the article shown is open. @param current the id of the row shown */
export const TopicList = ({ current }: { readonly current: string }) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  return (
    <Groups aria-label={t('articles')}>
      {writtenGroups.map(({ group, topics }) => (
        <details key={group} open={topics.some((topic) => isTopicOf(current, topic))}>
          <summary>
            {t(group)}
            <ChevronDownIcon size={16} />
          </summary>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>
                <Link to={paths.help[topic]} aria-current={isTopicOf(current, topic) ? 'page' : undefined}>
                  {text(helpTopics[topic].title)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Groups>
  );
};
