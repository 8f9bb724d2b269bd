import { useCallback, useEffect, useState } from 'react';
import type { HelpTopic } from '../../../shared/help/topics.generated';
import type { Article } from '../article';
import { articleModules } from '../articles.generated';

export type Articles = ReadonlyMap<HelpTopic, Article>;

const loadArticles = async (): Promise<Articles> =>
  new Map(
    await Promise.all(
      Object.entries(articleModules).map(
        async ([topic, load]) => [topic as HelpTopic, (await load()).article] as const,
      ),
    ),
  );

/** The articles that are written, loaded once `isEnabled` is true. */
export const useArticles = (isEnabled: boolean) => {
  const [articles, setArticles] = useState<Articles>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isEnabled || articles || hasFailed) return;
    let isUnmounted = false;
    loadArticles().then(
      (loaded) => isUnmounted || setArticles(loaded),
      () => isUnmounted || setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isEnabled, articles, hasFailed]);

  return { articles, hasFailed, retry: useCallback(() => setHasFailed(false), []) };
};
