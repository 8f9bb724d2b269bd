import { type GameCategory, gameCategories } from '@pavilion/contract';
import { type ComponentType, createElement } from 'react';
import type { LobbyPageProps } from '../features/lobby/pages/lobby';
import type { PageProps } from '../shared/page/page-props';
import { type LazyPage, lazyPage } from './lazy-page';
import { pages } from './pages';

const ofCategory =
  (render: ComponentType<LobbyPageProps>, category: GameCategory): ComponentType<PageProps> =>
  () =>
    createElement(render, { category });

const lobbyPage = (category: GameCategory): LazyPage =>
  lazyPage('features/lobby/pages/lobby.tsx', 'LobbyOfCategory', async () => {
    const { LobbyPage, lobbyData, deferred } = await import('../features/lobby/pages/lobby');
    return { LobbyOfCategory: ofCategory(LobbyPage, category), data: lobbyData(category), deferred };
  });

/** Categories of matches, not of games. */
export const boardCategories = ['gaming', 'sport'] as const satisfies readonly GameCategory[];

/**
 * The page of each category: the boards of sports and esports, and lobbies of games. A venue that is registered for a category
 * opens its lobby: no page is written for it.
 */
export const lobbyPages: Readonly<Record<GameCategory, LazyPage>> = {
  ...(Object.fromEntries(gameCategories.map((category) => [category, lobbyPage(category)])) as Record<
    GameCategory,
    LazyPage
  >),
  ...(Object.fromEntries(boardCategories.map((category) => [category, pages[category]])) as Record<
    (typeof boardCategories)[number],
    LazyPage
  >),
};
