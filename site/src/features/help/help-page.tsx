import { breakpoint, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Content } from '../../shared/layout/content';
import { PageHeader } from '../../shared/layout/page-header';
import { useMessages } from '../../shared/messages';
import type { PageProps } from '../../shared/page/page-props';
import { type Article, groupScenes } from './article';
import { ArticleBlock } from './components/article-block';
import { HelpSearch } from './components/help-search';
import { Neighbours } from './components/neighbours';
import { Outline, partId } from './components/outline';
import { TopicList } from './components/topic-list';
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
  @media (max-width: ${breakpoint.desktop}px) {
    grid-template: 'head' auto 'search' auto 'article' auto 'topics' auto / minmax(0, 1fr);
    > nav { position: static; }
  }
`;

const Head = styled.header`
  grid-area: head;
  && h1 { font-size: ${token.text.h2}; }
`;

/** The article, and where there is room the list of its headings beside it. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 46em);
  align-items: start;
  gap: ${token.space[4]} ${token.space[8]};
  @media (min-width: ${breakpoint.desktop + 1}px) {
    grid-template: 'body outline' / minmax(0, 46em) minmax(136px, 1fr);
    > nav { grid-area: outline; }
    > div { grid-area: body; }
  }
  padding: clamp(${token.space[5]}, 4vw, ${token.space[10]});
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** A help article with the search and the list of topics beside it. */
export const HelpPage = ({ id, title, article }: PageProps & { readonly article: Article }) => {
  const t = useMessages(helpMessages);
  const [query, setQuery] = useState('');
  return (
    <Columns>
      <Head>
        <PageHeader title={title} lead={t(article.group)} scene={groupScenes[article.group]} isCool />
      </Head>
      <HelpSearch query={query} onQueryChange={setQuery} />
      <Sheet>
        <Outline blocks={article.blocks} />
        <Body>
          {article.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change.
            <ArticleBlock key={index} id={partId(index)} block={block} />
          ))}
          <Neighbours current={id} />
        </Body>
      </Sheet>
      {query.trim() === '' && <TopicList current={id} />}
    </Columns>
  );
};
