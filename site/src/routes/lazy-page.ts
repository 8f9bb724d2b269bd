import { type ComponentType, createElement } from 'react';
import type { Article } from '../features/help/article';
import { type LazyComponent, lazyComponent } from '../shared/lazy/lazy-component';
import type { PageData } from '../shared/page/page-data';
import type { PageProps } from '../shared/page/page-props';

/** What the file of a page exports beside its component. */
interface PageModule {
  /** Prefetches what the page shows first. */
  readonly data?: PageData;
  /** What the page renders with `LazyOnInteraction`: the server loads it with the page, the browser does not. */
  readonly deferred?: readonly LazyComponent<object>[];
}

export type LazyPage = LazyComponent<PageProps, PageModule>;

/** A page in a chunk of its own: the file, its exported component, and the import. A test compares file and import. */
export const lazyPage = <Name extends string>(
  source: string,
  name: Name,
  load: () => Promise<PageModule & Record<Name, ComponentType<PageProps>>>,
): LazyPage =>
  // TypeScript cannot compute the props for a generic name; the parameter's type demands them.
  lazyComponent(source, name, load) as unknown as LazyPage;

type HelpPageProps = PageProps & { readonly article: Article };

const withArticle =
  (render: ComponentType<HelpPageProps>, article: Article): ComponentType<PageProps> =>
  (props) =>
    createElement(render, { ...props, article });

/** The page of a help article: the file is the article, the component that renders it is loaded with it. */
export const lazyHelpPage = (source: string, load: () => Promise<{ readonly article: Article }>): LazyPage =>
  lazyPage(source, 'ArticlePage', async () => {
    const [{ article }, { HelpPage }] = await Promise.all([load(), import('../features/help/help-page')]);
    return { ArticlePage: withArticle(HelpPage, article) };
  });
