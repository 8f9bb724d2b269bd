import { Button, SearchIcon, TextInput, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useBrand } from '../../../shared/brand/brand-context';
import { helpTopics } from '../../../shared/help/topics.generated';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { helpMessages } from '../help-messages';
import { useArticles } from '../hooks/use-articles';
import { searchArticles } from '../model/search-articles';

const Results = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: ${token.space[3]} 0 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    padding: ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
  a:hover { border-color: ${token.color.hairline}; }
  p { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

const Status = styled.p`
  margin-top: ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface HelpSearchProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
}

/** Searches titles and texts of all written articles. They are loaded with the first letter typed. */
export const HelpSearch = ({ query, onQueryChange }: HelpSearchProps) => {
  const t = useMessages(helpMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const brand = useBrand();
  const isSearching = query.trim() !== '';
  const { articles, hasFailed, retry } = useArticles(isSearching);
  const results = isSearching && articles ? searchArticles(articles, query, locale, brand) : [];

  return (
    <search>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        prefix={<SearchIcon size={18} />}
        value={query}
        onValueChange={onQueryChange}
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
        clearable
      />
      <div role="status">
        {isSearching && !articles && !hasFailed && <Status>{t('searching')}</Status>}
        {isSearching && articles && (
          <Status>
            {results.length > 0
              ? t('found', { count: results.length })
              : t('noneFound', { text: query.trim() })}
          </Status>
        )}
      </div>
      {isSearching && hasFailed && (
        <>
          <Status role="alert">{t('searchFailed')}</Status>
          <Button size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      )}
      {results.length > 0 && (
        <Results>
          {results.map(({ topic, excerpt }) => (
            <li key={topic}>
              <Link to={paths.help[topic]} onClick={() => onQueryChange('')}>
                {text(helpTopics[topic].title)}
                <p>{excerpt}</p>
              </Link>
            </li>
          ))}
        </Results>
      )}
    </search>
  );
};
