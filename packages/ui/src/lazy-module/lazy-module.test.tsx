import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyModule, useLazyModule } from './lazy-module';

afterEach(() => jest.useRealTimers());

const greeting = { text: '您好' };

const Greeting = ({
  lazy,
  isNeeded,
}: {
  lazy: ReturnType<typeof lazyModule<typeof greeting>>;
  isNeeded: boolean;
}) => <p>{useLazyModule(lazy, isNeeded)?.text ?? '加载中'}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: undefined as Error | undefined };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => this.state.error?.message ?? this.props.children;
}

describe('lazyModule', () => {
  it('shares one import between calls', async () => {
    const importModule = jest.fn(async () => greeting);
    const lazy = lazyModule(importModule);
    expect(lazy.loaded()).toBeUndefined();
    await Promise.all([lazy.load(), lazy.load()]);
    expect(importModule).toHaveBeenCalledTimes(1);
    expect(lazy.loaded()).toBe(greeting);
  });

  it('tries again after each delay', async () => {
    const importModule = jest.fn(async () => greeting);
    importModule.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await expect(lazyModule(importModule, [1, 1]).load()).resolves.toBe(greeting);
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  it('imports again on a call after a failure', async () => {
    const importModule = jest.fn(async () => greeting).mockRejectedValueOnce(new Error('offline'));
    const lazy = lazyModule(importModule, []);
    await expect(lazy.load()).rejects.toThrow('offline');
    await expect(lazy.load()).resolves.toBe(greeting);
  });

  it('preloads when the browser is idle, unless it is cancelled', async () => {
    jest.useFakeTimers();
    const importModule = jest.fn(async () => greeting);
    const lazy = lazyModule(importModule);
    lazy.preloadWhenIdle()();
    jest.advanceTimersByTime(5000);
    expect(importModule).not.toHaveBeenCalled();
    lazy.preloadWhenIdle();
    jest.advanceTimersByTime(5000);
    expect(importModule).toHaveBeenCalledTimes(1);
  });
});

describe('useLazyModule', () => {
  it('imports on first use, and renders a loaded module synchronously', async () => {
    const importModule = jest.fn(async () => greeting);
    const lazy = lazyModule(importModule);
    const { rerender } = render(<Greeting lazy={lazy} isNeeded={false} />);
    expect(importModule).not.toHaveBeenCalled();
    rerender(<Greeting lazy={lazy} isNeeded />);
    expect(await screen.findByText('您好')).toBeVisible();
    render(<Greeting lazy={lazy} isNeeded />);
    expect(screen.getAllByText('您好')).toHaveLength(2);
  });

  it('[APP-5] throws a failed import to the error boundary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const lazy = lazyModule<typeof greeting>(() => Promise.reject(new Error('chunk is gone')), []);
    render(
      <Boundary>
        <Greeting lazy={lazy} isNeeded />
      </Boundary>,
    );
    await act(async () => undefined);
    expect(screen.getByText('chunk is gone')).toBeVisible();
    jest.restoreAllMocks();
  });
});
