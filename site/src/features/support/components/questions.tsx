import {
  type SupportQuestion,
  type SupportTopic,
  supportTopicDefinitions,
  supportTopics,
} from '@pavilion/contract';
import { useSupportQuestionsQuery } from '@pavilion/sdk/react/money';
import {
  Card,
  ChevronDownIcon,
  Empty,
  ErrorFallback,
  SearchIcon,
  Skeleton,
  Tabs,
  TextInput,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { ownPath } from '../../../shared/navigation/intended-path';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { supportPageMessages } from '../messages/support-page-messages';
import { searchQuestions } from '../model/search-questions';

/** The body of the request of the page and of its prefetch. */
export const questionsBody = {};

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]};
  border-bottom: 1px solid ${token.color.line};
`;

const Status = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${token.color.line}; }
`;

const Question = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    min-height: 52px;
    padding: ${token.space[3]} ${token.space[5]};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover { background: ${token.color.sunken}; }
  summary:focus-visible { outline-offset: -2px; }
  summary svg {
    flex: none;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.fast} ${token.motion.out};
  }
  &[open] > summary { font-weight: ${token.weight.bold}; }
  &[open] > summary svg { transform: rotate(180deg); }
`;

const Answer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding: 0 ${token.space[5]} ${token.space[4]};
  p { color: ${token.color.inkMuted}; line-height: ${token.leading.loose}; white-space: pre-line; }
`;

const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${token.color.accentText};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Foot = styled.div`
  padding: ${token.space[2]} ${token.space[5]};
  border-top: 1px solid ${token.color.line};
`;

const Bones = styled.div`
  padding: ${token.space[5]};
`;

const QuestionRow = ({ question }: { readonly question: SupportQuestion }) => {
  const t = useMessages(supportPageMessages);
  const text = useLocalText();
  const path = ownPath(question.href);
  return (
    <Question>
      <summary>
        {text(question.question)}
        <ChevronDownIcon size={18} />
      </summary>
      <Answer>
        <p>{text(question.answer)}</p>
        {path !== undefined && <TextLink to={path}>{t('openPage')}</TextLink>}
      </Answer>
    </Question>
  );
};

/** The common questions by topic, with a search over all. */
export const Questions = () => {
  const t = useMessages(supportPageMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { data, error, isFetching, refetch } = useSupportQuestionsQuery(questionsBody);
  const [topic, setTopic] = useState<SupportTopic | 'all'>('all');
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const topics = supportTopics.filter((each) => data?.some((question) => question.topic === each));
  const shown = isSearching
    ? searchQuestions(data ?? [], query, locale)
    : (data ?? []).filter((question) => topic === 'all' || question.topic === topic);

  const body = () => {
    if (!data && error)
      return (
        <ErrorFallback
          compact
          title={t('questionsFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    if (!data)
      return (
        <Bones>
          <Skeleton lines={8} />
        </Bones>
      );
    if (data.length === 0)
      return (
        <Empty
          compact
          picture={<SceneImage name="records" />}
          title={t('questionsEmpty')}
          description={t('questionsEmptyText')}
        />
      );
    return (
      <>
        <Tools>
          <search>
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('searchPlaceholder')}
              prefix={<SearchIcon size={18} />}
              value={query}
              onValueChange={setQuery}
              maxLength={40}
              autoComplete="off"
              enterKeyHint="search"
              clearable
            />
          </search>
          {!isSearching && (
            <Tabs
              label={t('topics')}
              variant="pill"
              value={topic}
              onValueChange={setTopic}
              items={(['all', ...topics] as const).map((each) => ({
                value: each,
                label: each === 'all' ? t('topicAll') : text(supportTopicDefinitions[each].name),
              }))}
            />
          )}
          <div role="status">
            {isSearching && (
              <Status>
                {shown.length > 0
                  ? t('found', { count: shown.length })
                  : t('noneFound', { text: query.trim() })}
              </Status>
            )}
          </div>
        </Tools>
        <List>
          {shown.map((question) => (
            <li key={question.id}>
              <QuestionRow question={question} />
            </li>
          ))}
        </List>
      </>
    );
  };

  return (
    <Card title={t('questions')} padding="none" aria-busy={!data && !error}>
      {body()}
      <Foot>
        <TextLink to={paths.help.openAccount}>{t('allArticles')}</TextLink>
      </Foot>
    </Card>
  );
};
