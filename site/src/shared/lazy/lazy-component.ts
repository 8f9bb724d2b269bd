import type { ComponentType } from 'react';

/** A promise with the fields that React's `use` reads, so that a settled one renders without suspending. */
interface TrackedPromise<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** A component in a separate chunk. Render it with `<Lazy>`. */
export interface LazyComponent<Props, Module = unknown> {
  /** The file, relative to `site/src`: the server finds its chunks in the build manifest. */
  readonly source: string;
  componentOf(module: Module): ComponentType<Props>;
  /** Loads the chunk. Concurrent calls share one load; a call after a failure loads again. */
  readonly preload: () => Promise<Module>;
  /** The promise of the last load, also a failed one; starts the first. */
  readonly load: () => Promise<Module>;
  /**
   * As `load`, but pending after a failed load, which `onFailure` reports: hydration must not throw. With a trigger the
   * first load starts when that is fulfilled, or with a call of `preload`.
   */
  readonly arrival: (trigger?: () => Promise<void>) => Promise<Module>;
  /** Calls the listener when a load fails, and now if the last one has failed. Returns an unsubscribe function. */
  readonly onFailure: (listener: (reason: unknown) => void) => () => void;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * Like `React.lazy`, but a preloaded component renders synchronously, so that the server can render it and hydration
 * shows no placeholder, and a failed load can be retried.
 *
 * @param source the file that `load` imports, relative to `site/src`
 * @param name the export of that file that is the component
 */
export const lazyComponent = <Module extends object, Name extends keyof Module & string>(
  source: string,
  name: Name,
  load: () => Promise<Module>,
): LazyComponent<PropsOf<Module[Name]>, Module> => {
  let loading: TrackedPromise<Module> | undefined;
  let arriving: TrackedPromise<Module> | undefined;
  let triggered: Promise<Module> | undefined;
  let markStarted = () => {};
  const started = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const listeners = new Set<(reason: unknown) => void>();

  const preload = () => {
    if (loading && loading.status !== 'rejected') return loading;
    markStarted();
    const current: TrackedPromise<Module> = load();
    const arrival: TrackedPromise<Module> = new Promise((resolve) => {
      current.then(
        (value) => {
          for (const promise of [current, arrival]) Object.assign(promise, { status: 'fulfilled', value });
          resolve(value);
        },
        (reason) => {
          Object.assign(current, { status: 'rejected', reason });
          for (const listener of listeners) listener(reason);
        },
      );
    });
    [loading, arriving] = [current, arrival];
    return current;
  };

  const arrive = (): Promise<Module> => {
    if (!arriving) preload();
    return arriving as TrackedPromise<Module>;
  };

  return {
    source,
    componentOf: (module) => module[name] as ComponentType<PropsOf<Module[Name]>>,
    preload,
    load: () => loading ?? preload(),
    arrival: (trigger) => {
      if (arriving || !trigger) return arrive();
      triggered ??= Promise.race([trigger(), started]).then(arrive);
      return triggered;
    },
    onFailure: (listener) => {
      listeners.add(listener);
      if (loading?.status === 'rejected') listener(loading.reason);
      return () => listeners.delete(listener);
    },
  };
};
