import type { ComponentType } from 'react';
import { LazyOnInteraction } from '../../shared/lazy/lazy';
import type { LazyComponent } from '../../shared/lazy/lazy-component';
import type { PageProps } from '../../shared/page/page-props';

/** The page of an article: the server renders it, and it hydrates at the first interaction. */
export const articlePage =
  (article: LazyComponent<PageProps>): ComponentType<PageProps> =>
  (props) => <LazyOnInteraction component={article} props={props} />;
