import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cases } from '../conformance/cases';
import { useTheme } from '../themes/use-theme';
import { UiProvider } from './ui-provider';

const root = document.documentElement;
afterEach(() => {
  delete root.dataset.theme;
});

const Switch = ({ onRender }: { onRender?: () => void }) => {
  onRender?.();
  const { name, setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme(name === 'space' ? 'default' : 'space')}>
      {name}
    </button>
  );
};

/** Chooses what is chosen already. */
const Same = () => {
  const { name, setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme(name)}>
      {name}
    </button>
  );
};

const Plain = ({ onRender }: { onRender: () => void }) => {
  onRender();
  return <p>内容</p>;
};

describe('UiProvider', () => {
  it('[THM-3] switches at run time and renders only components that read the theme', async () => {
    const plain = jest.fn();
    const reader = jest.fn();
    const changed = jest.fn();
    render(
      <UiProvider onThemeChange={changed}>
        <Plain onRender={plain} />
        <Switch onRender={reader} />
      </UiProvider>,
    );
    expect(root.dataset.theme).toBe('default');
    plain.mockClear();
    reader.mockClear();

    await userEvent.click(screen.getByRole('button', { name: 'default' }));

    expect(root.dataset.theme).toBe('space');
    expect(screen.getByRole('button')).toHaveTextContent('space');
    expect(changed.mock.calls).toEqual([['space']]);
    expect(plain).not.toHaveBeenCalled();
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('[THM-2] does not call back for an unchanged choice', async () => {
    const changed = jest.fn();
    render(
      <UiProvider onThemeChange={changed}>
        <Same />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('[THM-3] switches without rendering a single component of the kit', () => {
    jest.useFakeTimers();
    const rendered: string[] = [];
    render(
      <UiProvider>
        <Switch />
        {cases.map(({ name, element }) => (
          <Profiler key={name} id={name} onRender={(id) => rendered.push(id)}>
            {element({})}
          </Profiler>
        ))}
      </UiProvider>,
    );
    expect(new Set(rendered).size).toBe(cases.length);
    rendered.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'default' }));
    expect(root.dataset.theme).toBe('space');
    expect(rendered).toEqual([]);
    jest.useRealTimers();
  });

  it('[THM-3] adopts the theme of the inline script', () => {
    root.dataset.theme = 'space';
    render(
      <UiProvider>
        <Switch />
      </UiProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('space');
    expect(root.dataset.theme).toBe('space');
  });

  it('[SES-4] follows a later change of its property without calling it a choice', () => {
    const changed = jest.fn();
    const tree = (theme: 'default' | 'space') => (
      <UiProvider theme={theme} onThemeChange={changed}>
        <Switch />
      </UiProvider>
    );
    const { rerender } = render(tree('default'));
    act(() => rerender(tree('space')));
    expect(root.dataset.theme).toBe('space');
    expect(screen.getByRole('button')).toHaveTextContent('space');
    expect(changed).not.toHaveBeenCalled();
  });

  it('[THM-3] server-renders the given theme', () => {
    expect(
      renderToString(
        <UiProvider theme="space">
          <Switch />
        </UiProvider>,
      ),
    ).toContain('space</button>');
  });

  it('[THM-3] hydrates server-rendered HTML without a warning', async () => {
    const error = jest.spyOn(console, 'error');
    const tree = (
      <UiProvider theme="space" locale="en">
        <Switch />
      </UiProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(tree);
    const rendered = place.querySelector('button');
    const root = await act(async () => hydrateRoot(place, tree));
    expect(place.querySelector('button')).toBe(rendered);
    expect(error).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
    error.mockRestore();
  });

  it('throws a clear error without a provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Switch />)).toThrow('UiProvider');
    jest.restoreAllMocks();
  });
});
