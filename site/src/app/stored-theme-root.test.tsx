import { storageKeys } from '@pavilion/contract';
import { modal, useTheme } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { brands } from '../brands';
import { StoredThemeRoot } from './stored-theme-root';

interface ContentProps {
  readonly id: string;
  readonly onRender: (id: string) => void;
}

const Content = ({ id, onRender }: ContentProps) => (
  <Profiler id={id} onRender={onRender}>
    <p>内容</p>
  </Profiler>
);

const Reader = () => <p>{useTheme().name}</p>;

describe('the theme of another tab', () => {
  afterEach(resetModals);

  it('[THM-3] [SES-4] renders only components that read the theme, and is no choice of this tab', async () => {
    const rendered: string[] = [];
    const remember = jest.fn();
    const handleRender = (id: string) => void rendered.push(id);
    render(
      <StoredThemeRoot initial="default" brand={brands[0]} onThemeChange={remember}>
        <Content id="page" onRender={handleRender} />
        <Reader />
      </StoredThemeRoot>,
    );
    await act(
      async () =>
        void modal.open({ title: '提示', children: <Content id="dialog" onRender={handleRender} /> }),
    );
    await screen.findByRole('dialog');
    expect(new Set(rendered)).toEqual(new Set(['page', 'dialog']));
    rendered.length = 0;
    await act(
      async () =>
        void dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: 'space' })),
    );
    expect(screen.getByText('space')).toBeInTheDocument();
    expect(document.documentElement.dataset.theme).toBe('space');
    expect(rendered).toEqual([]);
    expect(remember).not.toHaveBeenCalled();
  });
});
