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
  /** As `load`, but the first load starts when the trigger is fulfilled. */
  readonly loadAfter: (trigger: () => Promise<void>) => Promise<Module>;
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
  let triggered: Promise<Module> | undefined;

  const preload = () => {
    if (loading && loading.status !== 'rejected') return loading;
    const started: TrackedPromise<Module> = load();
    started.then(
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      (reason) => void Object.assign(started, { status: 'rejected', reason }),
    );
    loading = started;
    return started;
  };

  return {
    source,
    componentOf: (module) => module[name] as ComponentType<PropsOf<Module[Name]>>,
    preload,
    load: () => loading ?? preload(),
    loadAfter: (trigger) => {
      if (loading) return loading;
      triggered ??= trigger().then(preload);
      return triggered;
    },
  };
};
