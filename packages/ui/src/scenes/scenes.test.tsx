import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeName } from '../themes/registry';
import { AuthScene } from './auth-scene';
import { CardBackScene } from './card-back-scene';
import { PhoneScene } from './phone-scene';
import { bannerScenes, SceneBanner } from './scene-banner';
import { SceneTheme } from './scene-settings';
import { SceneEmpty, SceneNotice } from './scene-vignette';

const scenes: [string, ReactElement][] = [
  ...bannerScenes.map((scene): [string, ReactElement] => [
    `[APP-8] banner ${scene}`,
    <SceneBanner key={scene} scene={scene} />,
  ]),
  ...(['records', 'results', 'network'] as const).map((kind): [string, ReactElement] => [
    `empty ${kind}`,
    <SceneEmpty key={kind} kind={kind} />,
  ]),
  ['[RTE-1] not found', <SceneNotice key="notFound" kind="notFound" />],
  ['[MNT-1] maintenance', <SceneNotice key="maintenance" kind="maintenance" />],
  ['[ERR-5] restricted', <SceneNotice key="restricted" kind="restricted" />],
  ['placeholder page', <SceneNotice key="placeholder" kind="placeholder" />],
  ['login and registration', <AuthScene key="auth" />],
  ['phone', <PhoneScene key="phone" />],
  ['card back', <CardBackScene key="cardBack" />],
];

const idsIn = (root: ParentNode): string[] => [...root.querySelectorAll('[id]')].map((element) => element.id);

describe('scenes', () => {
  it.each(scenes)('%s: decoration, drawn whole', (_title, scene) => {
    const { container } = render(scene);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const ids = new Set(idsIn(container));
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('keeps the ids of every scene on one page apart', () => {
    const { container } = render(scenes.map(([title, scene]) => <div key={title}>{scene}</div>));
    const ids = idsIn(container);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains only the world of the theme for a picture file', () => {
    const worlds = (theme: ThemeName) => {
      const { container } = render(
        <SceneTheme theme={theme}>
          <SceneBanner scene="festival" />
          <SceneEmpty kind="records" />
          <SceneBanner scene="moon" />
          <AuthScene />
          <PhoneScene />
        </SceneTheme>,
      );
      return [...container.querySelectorAll('[class^="setting-"]')].map(({ classList }) => classList[0]);
    };
    expect(worlds('default')).toEqual(Array(5).fill('setting-pavilion'));
    expect(worlds('space')).toEqual(Array(5).fill('setting-orbit'));
  });

  it.each(['reels', 'tables', 'cards', 'draw'] as const)('fades the lobby scene %s as one group', (scene) => {
    const { container } = render(
      <SceneTheme theme="default">
        <SceneBanner scene={scene} />
      </SceneTheme>,
    );
    expect(container.querySelectorAll('g[mask]')).toHaveLength(1);
    expect(container.querySelector('g[mask] ellipse[cx="950"][cy="316"]')).toBeInTheDocument();
  });

  it('is the same on the server and after hydration', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<AuthScene />);
    document.body.append(root);
    const before = idsIn(root);
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<AuthScene />, { container: root, hydrate: true });
    expect(idsIn(root)).toEqual(before);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    root.remove();
  });
});
