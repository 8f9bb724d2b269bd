import { type ComponentType, use } from 'react';

/** What a file that is loaded when needed exports: the component under the name `Page`. */
export interface PartModule<Props> {
  readonly Page: ComponentType<Props>;
}

/** A component in a chunk of its own. Draw it with `<Lazy part={…} />`. */
export interface LazyPart<Props, Module extends PartModule<Props> = PartModule<Props>> {
  /** Fetches the chunk. A second call shares the first, a call after a failure tries again. */
  readonly preload: () => Promise<Module>;
  /** The module when it is there, otherwise the promise of it (a failed one too, until it is preloaded again). */
  readonly current: () => Module | Promise<Module>;
  /** The file, relative to `site/src`: the server finds its chunks in the build manifest. */
  readonly source: string;
}

/**
 * Like `React.lazy`, but a preloaded part renders synchronously, so the server can render it and hydration shows no
 * placeholder; and a load that failed can be tried again.
 */
export const lazyPart = <Props extends object, Module extends PartModule<Props> = PartModule<Props>>(
  source: string,
  load: () => Promise<Module>,
): LazyPart<Props, Module> => {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  let failed = false;

  const preload = () => {
    if (loading && !failed) return loading;
    failed = false;
    loading = load();
    loading.then(
      (module) => {
        loaded = module;
      },
      () => {
        failed = true;
      },
    );
    return loading;
  };

  return { source, preload, current: () => loaded ?? loading ?? preload() };
};

/** Draws a lazy part: at once when it was preloaded, otherwise it suspends. */
export const Lazy = <Props extends object>({ part, props }: { part: LazyPart<Props>; props: Props }) => {
  const current = part.current();
  const { Page } = current instanceof Promise ? use(current) : current;
  return <Page {...props} />;
};
