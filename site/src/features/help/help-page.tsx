import { breakpoint, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { Content } from '../../shared/layout/content';
import { PageHeader } from '../../shared/layout/page-header';
import { useMessages } from '../../shared/messages';
import { Link } from '../../shared/navigation/link';
import type { PageProps } from '../../shared/page/page-props';
import { type Article, groupScenes } from './article';
import { ArticleBlock } from './components/article-block';
import { HelpSearch } from './components/help-search';
import { Neighbours } from './components/neighbours';
import { Outline, partId } from './components/outline';
import { TopicList } from './components/topic-list';
import { Unsolved } from './components/unsolved';
import { helpMessages } from './help-messages';

/** On narrow screens the list of topics is after the article. */
const Columns = styled(Content)`
  display: grid;
  grid-template: 'head head' auto 'search article' auto 'topics article' 1fr / 240px minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[4]} ${token.space[6]};
  padding-block: ${token.space[6]} ${token.space[10]};
  > search { grid-area: search; min-width: 0; }
  > nav {
    grid-area: topics;
    position: sticky;
    top: calc(var(--pv-sticky-top, 0px) + ${token.space[6]});
  }
  > article { grid-area: article; }
  @media (max-width: ${breakpoint.tablet}px) {
    grid-template: 'head' auto 'search' auto 'article' auto 'topics' auto / minmax(0, 1fr);
    > nav { position: static; }
  }
`;

const Head = styled.header`
  grid-area: head;
  && h1 { font-size: ${token.text.h2}; }
`;

const Crumbs = styled.nav`
  ol { display: flex; flex-wrap: wrap; gap: 0 ${token.space[2]}; margin: 0; padding: 0; list-style: none; }
  li + li::before { content: '/'; margin-inline-end: ${token.space[2]}; }
  a { color: ${token.color.accentText}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  @media (pointer: coarse) { a { padding-block: 10px; margin-block: -10px; } }
`;

/** The article, and where there is room the list of its headings beside it. */
const Sheet = styled.article`
  --padding: clamp(${token.space[5]}, 4vw, ${token.space[10]});
  --sheet: calc(${token.layout.reading} + 2 * var(--padding));
  display: grid;
  grid-template-columns: minmax(0, var(--sheet));
  justify-content: center;
  align-items: start;
  gap: ${token.space[6]};
  @media (min-width: ${breakpoint.desktop + 1}px) {
    grid-template-columns: minmax(0, var(--sheet)) minmax(144px, 1fr);
    > nav { position: sticky; top: calc(var(--pv-sticky-top, 0px) + ${token.space[10]}); margin-top: var(--padding); }
  }
`;

/** No wider than a line that is read with ease. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: var(--padding);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  @media (min-width: ${breakpoint.phone + 1}px) { font-size: ${token.text.lg}; }
`;

/** A help article with the search and the list of topics beside it. */
export const HelpPage = ({ id, title, article }: PageProps & { readonly article: Article }) => {
  const t = useMessages(helpMessages);
  const [query, setQuery] = useState('');
  return (
    <Columns>
      <Head>
        <PageHeader
          title={title}
          crumbs={
            <Crumbs aria-label={t('crumbs')}>
              <ol>
                <li>
                  <Link to={paths.help.openAccount}>{t('centre')}</Link>
                </li>
                <li>{t(article.group)}</li>
              </ol>
            </Crumbs>
          }
          scene={article.scene ?? groupScenes[article.group]}
          isCool
        />
      </Head>
      <HelpSearch query={query} onQueryChange={setQuery} />
      <Sheet>
        <Body>
          {article.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change.
            <ArticleBlock key={index} id={partId(index)} block={block} />
          ))}
          <Unsolved />
          <Neighbours current={id} />
        </Body>
        <Outline blocks={article.blocks} />
      </Sheet>
      {query.trim() === '' && <TopicList current={id} />}
    </Columns>
  );
};
