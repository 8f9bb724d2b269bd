import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type ThemeName, themeNames } from '../themes/registry';
import { GameCover, type GameCoverProps } from './game-cover';
import { coverShapes } from './layout';
import { coverMotifs } from './motifs/motifs';

const game: GameCoverProps = {
  name: '金龙献瑞',
  category: 'slots',
  motif: 'dragon',
  colors: ['#8c1420', '#f0a830'],
};

const idsIn = (root: ParentNode): string[] => [...root.querySelectorAll('[id]')].map((element) => element.id);

describe('GameCover', () => {
  it('[GAM-2] is a picture with the name of its game', () => {
    render(<GameCover {...game} />);
    expect(screen.getByRole('img', { name: '金龙献瑞' })).toHaveTextContent('金龙献瑞');
  });

  it('[GAM-2] is hidden from screen readers when decorative', () => {
    render(<GameCover {...game} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[THM-3] has a ring of gold and frets in the pavilion, a planet and no frets in orbit', () => {
    const [ring, planet, fret] = ['r="105"', 'r="94"', 'M8 40V22Q8 18'] as const;
    const drawn = (theme: ThemeName) => renderToStaticMarkup(<GameCover {...game} theme={theme} />);
    const partsIn = (theme: ThemeName) => [ring, planet, fret].filter((part) => drawn(theme).includes(part));
    expect(partsIn('default')).toEqual([ring, fret]);
    expect(partsIn('space')).toEqual([planet]);
  });

  it('keeps ids apart when two covers share a page', () => {
    const { container } = render(
      <>
        <GameCover {...game} />
        <GameCover {...game} />
      </>,
    );
    const ids = idsIn(container);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(
    coverMotifs.flatMap((motif) =>
      coverShapes.flatMap((shape) => themeNames.map((theme) => ({ motif, shape, theme }))),
    ),
  )('draws $motif in the shape $shape for $theme with paints that exist', (view) => {
    const { container } = render(<GameCover {...game} {...view} />);
    const ids = new Set(idsIn(container));
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
      (m) => m[1] ?? m[2]!,
    );
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('is the same on the server and after hydration', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<GameCover {...game} />);
    document.body.append(root);
    const before = idsIn(root);
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<GameCover {...game} />, { container: root, hydrate: true });
    expect(idsIn(root)).toEqual(before);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
    root.remove();
  });

  it('is a whole SVG document, for a server that serves it as an image', () => {
    const markup = renderToStaticMarkup(<GameCover {...game} size={240} />);
    const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.getAttribute('height')).toBe('320');
  });

  it.each([
    ['金龙献瑞', ['金龙', '献瑞']],
    ['极速百家乐', ['极速', '百家乐']],
    ['幸运28', ['幸运', '28']],
    ['三张牌', ['三张牌']],
    ['Blackjack', ['Blackjack']],
    ['No Commission Baccarat', ['No', 'Commission', 'Baccarat']],
    ['Niuniu for the Bank', ['Niuniu for', 'the Bank']],
  ])('letters %s beside the motif of a wide cover', (name, lines) => {
    const { container } = render(<GameCover {...game} name={name} motif="lotus" shape="wide" />);
    expect([...container.querySelectorAll('text')].map((line) => line.textContent)).toEqual(lines);
  });

  it.each(themeNames)('[GAM-2] has no title, frets or near planet on a thumbnail of %s', (theme) => {
    const { container } = render(<GameCover {...game} theme={theme} shape="thumbnail" size={36} />);
    const cover = screen.getByRole('img', { name: '金龙献瑞' });
    expect(cover).toHaveAttribute('height', '36');
    expect(container.querySelector('text')).toBeNull();
    expect(container.innerHTML).not.toMatch(/M8 40V22Q8 18|r="340"/);
  });

  it('breaks a long name in two lines', () => {
    const { container } = render(<GameCover {...game} name="Baccarat Royale" />);
    expect([...container.querySelectorAll('text')].map((line) => line.textContent)).toEqual(
      expect.arrayContaining(['Baccarat', 'Royale']),
    );
  });
});
