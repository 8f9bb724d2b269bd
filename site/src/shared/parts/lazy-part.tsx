import { type ComponentType, type ReactNode, use } from 'react';
import { PartBoundary } from './part-boundary';

/** What a file that is loaded when needed exports: the component under the name `Page`. */
export interface PartModule<Props> {
  readonly Page: ComponentType<Props>;
}

/** A promise that says what became of it in the fields where React looks before it waits. */
interface Tracked<Value> extends Promise<Value> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

/** A component in a chunk of its own. Draw it with `<Lazy part={…} />`. */
export interface LazyPart<Props, Module extends PartModule<Props> = PartModule<Props>> {
  /** Fetches the chunk. A second call shares the first, a call after a failure tries again. */
  readonly preload: () => Promise<Module>;
  /** The promise of the module, asked for if it was not; a failed one too, until it is preloaded again. */
  readonly current: () => Promise<Module>;
  /** As `current`, but a part that nobody asked for is fetched only when `sign` is fulfilled. */
  readonly wanted: (sign: () => Promise<void>) => Promise<Module>;
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
  let loading: Tracked<Module> | undefined;
  let waiting: Promise<Module> | undefined;

  const start = (): Tracked<Module> => {
    const started: Tracked<Module> = load();
    started.then(
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      (reason) => void Object.assign(started, { status: 'rejected', reason }),
    );
    return started;
  };
  const preload = () => {
    if (!loading || loading.status === 'rejected') loading = start();
    return loading;
  };

  const wanted = (sign: () => Promise<void>) => {
    if (loading) return loading;
    waiting ??= sign().then(preload);
    return waiting;
  };

  return { source, preload, current: () => loading ?? preload(), wanted };
};

interface DrawnProps<Props extends object> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
}

/** The part itself. */
export const Drawn = <Props extends object>({ part, props }: DrawnProps<Props>) => {
  const { Page } = use(part.current());
  return <Page {...props} />;
};

interface LazyProps<Props extends object> extends DrawnProps<Props> {
  /** What stands in its place when it can not be drawn; nothing unless given. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

/** Draws a lazy part: at once when it was preloaded, otherwise it suspends. */
export const Lazy = <Props extends object>({ part, props, fallback }: LazyProps<Props>) => (
  <PartBoundary key={part.source} part={part} fallback={fallback}>
    <Drawn part={part} props={props} />
  </PartBoundary>
);
