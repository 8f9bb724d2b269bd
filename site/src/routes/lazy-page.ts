import { type ComponentType, createElement } from 'react';
import type { Article } from '../features/help/article';
import { type LazyComponent, lazyComponent } from '../shared/lazy/lazy-component';
import type { PageData } from '../shared/page/page-data';
import type { PageProps } from '../shared/page/page-props';

/** Optional exports of a page module, in addition to its component. */
interface PageModule {
  /** Prefetches the data that the page shows first. */
  readonly data?: PageData;
  /** Components that the page renders with `LazyOnInteraction`, or not always; the server preloads them. */
  readonly deferred?: readonly { readonly preload: () => Promise<unknown> }[];
}

export type LazyPage = LazyComponent<PageProps, PageModule>;

/** A page in a separate chunk. A test checks that `source` and the import name the same file. */
export const lazyPage = <Name extends string>(
  source: string,
  name: Name,
  load: () => Promise<PageModule & Record<Name, ComponentType<PageProps>>>,
): LazyPage =>
  // TypeScript cannot infer the props for a generic name; the type of `load` enforces them.
  lazyComponent(source, name, load) as unknown as LazyPage;

type HelpPageProps = PageProps & { readonly article: Article };

const withArticle =
  (render: ComponentType<HelpPageProps>, article: Article): ComponentType<PageProps> =>
  (props) =>
    createElement(render, { ...props, article });

/** The page of a help article, which loads after the page: the article, and the component that renders it. */
export const lazyHelpPage = (
  source: string,
  load: () => Promise<{ readonly article: Article }>,
): LazyPage => {
  const body: LazyComponent<PageProps> = lazyPage(source, 'ArticleBody', async () => {
    const [{ article }, { HelpPage }] = await Promise.all([load(), import('../features/help/help-page')]);
    return { ArticleBody: withArticle(HelpPage, article) };
  });
  return lazyPage('features/help/article-page.tsx', 'ArticlePage', async () => {
    const { articlePage } = await import('../features/help/article-page');
    return { ArticlePage: articlePage(body), deferred: [body] };
  });
};
