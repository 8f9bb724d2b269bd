import { type GameCategory, gameCategories } from '@pavilion/contract';
import { type ComponentType, createElement } from 'react';
import type { LobbyPageProps } from '../features/lobby/pages/lobby';
import type { PageProps } from '../shared/page/page-props';
import { type LazyPage, lazyPage } from './lazy-page';
import { pages } from './pages';

const { placeholder } = pages;

const ofCategory =
  (render: ComponentType<LobbyPageProps>, category: GameCategory): ComponentType<PageProps> =>
  (props) =>
    createElement(render, { ...props, category, placeholder });

/** The lobby of a category; the placeholder page while no venue has a game of it. */
const lobbyPage = (category: GameCategory): LazyPage =>
  lazyPage('features/lobby/pages/lobby.tsx', 'LobbyOfCategory', async () => {
    const { LobbyPage, lobbyData } = await import('../features/lobby/pages/lobby');
    return {
      LobbyOfCategory: ofCategory(LobbyPage, category),
      data: lobbyData(category),
      deferred: [placeholder],
    };
  });

/** The page of each lobby. A venue that is registered for a category opens its lobby: no page is written for it. */
export const lobbyPages = Object.fromEntries(
  gameCategories.map((category) => [category, lobbyPage(category)]),
) as Readonly<Record<GameCategory, LazyPage>>;
