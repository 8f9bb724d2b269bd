import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocale } from '../messages';
import { useIsMember } from '../session/session-context';
import { unhydratedMark } from './held-input';
import { LazyBoundary, recover } from './lazy-boundary';
import type { LazyComponent } from './lazy-component';
import { SharedIslandsContext, sharedIslandMark } from './shared-islands';

interface LazyProps<Props extends object, Module> {
  readonly component: LazyComponent<Props, Module>;
  readonly props: Props;
}

const Loaded = <Props extends object, Module>({ component, props }: LazyProps<Props, Module>) => {
  const Component = component.componentOf(use(component.load()));
  return <Component {...props} />;
};

/**
 * Renders a lazy component: synchronously when it was preloaded, otherwise it suspends.
 *
 * @param fallback shown when the component cannot be loaded or rendered; nothing by default
 */
export const Lazy = <Props extends object, Module>({
  component,
  props,
  fallback,
}: LazyProps<Props, Module> & { readonly fallback?: (retry: () => void) => ReactNode }) => (
  <LazyBoundary key={component.source} component={component} fallback={fallback}>
    <Loaded component={component} props={props} />
  </LazyBoundary>
);

const interactionEvents = [
  'pointermove',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // Assistive technology sends nothing before it.
  'click',
] as const;

/** Fulfilled at the user's first interaction with the page. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const handleInteraction = () => {
      for (const event of interactionEvents) removeEventListener(event, handleInteraction, true);
      resolve();
    };
    for (const event of interactionEvents) {
      addEventListener(event, handleInteraction, { capture: true, passive: true });
    }
  });

const subscribeToNothing = () => () => {};

/** Whether this render hydrates what the server rendered. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** The page's address; undefined on the server. */
const currentAddress = () => globalThis.location?.href;

interface HydratedProps<Props extends object, Module> extends LazyProps<Props, Module> {
  /** Starts the load of what the server rendered; missing: it starts at once. */
  readonly trigger: (() => Promise<void>) | undefined;
  /** The address at the first render. */
  readonly initialAddress: string | undefined;
  readonly onHydrated: () => void;
}

const Hydrated = <Props extends object, Module>({
  component,
  props,
  trigger,
  initialAddress,
  onHydrated,
}: HydratedProps<Props, Module>) => {
  // React finishes hydrating before it renders another page. A navigation without an interaction, such as a logout in
  // another tab, must therefore not wait for one.
  const mayWait = useIsHydrating() && currentAddress() === initialAddress;
  // React warns about a component that suspends with `use` and later finishes without calling it.
  const Component = component.componentOf(use(component.arrival(mayWait ? trigger : undefined)));
  useEffect(onHydrated, [onHydrated]);
  return <Component {...props} />;
};

/**
 * The same object for as long as its values are the same. Before hydration any two functions count as the same: the
 * server's HTML does not depend on which, and it has no listener yet.
 */
const useStable = <Values extends object>(values: Values, isHydrated: boolean): Values => {
  const [kept, keep] = useState(values);
  const keys = Object.keys(values) as (keyof Values)[];
  const isSame = (value: unknown, known: unknown) =>
    Object.is(value, known) || (!isHydrated && typeof value === 'function' && typeof known === 'function');
  if (keys.every((key) => isSame(values[key], kept[key]))) return kept;
  keep(values);
  return values;
};

const contents = { display: 'contents' };

/**
 * Counts the changes of language and session while the server's HTML is shown, such as those of another tab: that HTML is then
 * of the former ones, so hydrating it would fail.
 */
const useHtmlVersion = (isHydrated: boolean): number => {
  const { locale } = useLocale();
  const isMember = useIsMember();
  const [known, setKnown] = useState({ locale, isMember, version: 0 });
  if (known.locale !== locale || known.isMember !== isMember) {
    setKnown({ locale, isMember, version: known.version + (isHydrated ? 0 : 1) });
  }
  return known.version;
};

/** Elements that React does not know. */
const Static = ({ nodes }: { nodes: readonly Node[] }) => (
  <div ref={(element) => element?.replaceChildren(...nodes)} style={contents} />
);

interface IslandProps<Props extends object, Module> extends LazyProps<Props, Module> {
  /**
   * Whether it is the same for all members: the server renders it once a second for their pages. It must not read anything
   * of the member but whether there is one.
   */
  readonly isShared?: boolean;
}

/**
 * Renders a lazy component that hydrates later than the page: until then the server's HTML is shown. Links work before
 * hydration; a click on a button is replayed after it. On client-side rendering the component loads immediately.
 *
 * A failed load affects nothing else. A copy of the server's HTML stays until the network is back or, in browsers that
 * import no module again, until the next document: React would remove the HTML and report an uncaught error of hydration.
 *
 * The wrapper has `display: contents`, so the layout of the page is unchanged.
 */
const Island = <Props extends object, Module>({
  component,
  props,
  trigger,
  isShared = false,
}: IslandProps<Props, Module> & Pick<HydratedProps<Props, Module>, 'trigger'>) => {
  const islands = use(SharedIslandsContext);
  const wrapper = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [handleHydrated] = useState(() => () => setHydrated(true));
  const [initialAddress] = useState(currentAddress);
  const stableProps = useStable(props, isHydrated);
  const address = currentAddress();
  const version = useHtmlVersion(isHydrated);
  /** The server's HTML, once the load has failed; empty on client-side rendering. */
  const [copy, setCopy] = useState<readonly Node[]>();

  useEffect(
    () =>
      component.onFailure((error) => {
        // A retry that fails must not reload the page: the user may have filled in a form.
        if (!wrapper.current) return;
        setCopy([...wrapper.current.childNodes].map((node) => node.cloneNode(true)));
        recover(error);
      }),
    [component],
  );
  useEffect(() => {
    if (!copy) return;
    const retry = () =>
      component.preload().then(
        () => setCopy(undefined),
        () => {},
      );
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [component, copy]);

  useEffect(() => {
    if (isHydrated) window.heldInput?.replay();
  }, [isHydrated]);

  // The same element while nothing changed: React drops the server's HTML of a boundary that is rendered again before it is
  // hydrated. Another page needs another element, because it must not wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `address` above
  const content = useMemo(
    () => (
      <LazyBoundary key={version} component={component}>
        <Suspense fallback={null}>
          <Hydrated
            component={component}
            props={stableProps}
            trigger={trigger}
            initialAddress={initialAddress}
            onHydrated={handleHydrated}
          />
        </Suspense>
      </LazyBoundary>
    ),
    [component, stableProps, trigger, initialAddress, handleHydrated, address, version],
  );

  if (copy) return <Static nodes={copy} />;
  const html = isShared ? islands?.html?.get(component.source) : undefined;
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this server rendered it a moment ago
    return <div style={contents} {...{ [unhydratedMark]: '' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div
      ref={wrapper}
      style={contents}
      {...(!isHydrated && { [unhydratedMark]: '' })}
      {...(isShared && islands && !islands.html && { [sharedIslandMark]: component.source })}
    >
      {content}
    </div>
  );
};

/** Hydrates at the user's first interaction with the page; the chunk is not loaded before. */
export const LazyOnInteraction = <Props extends object, Module>(props: IslandProps<Props, Module>) => (
  <Island {...props} trigger={firstInteraction} />
);

/** Hydrates as soon as its chunk has loaded, without delaying the rest of the page. */
export const LazyOnLoad = <Props extends object, Module>(props: LazyProps<Props, Module>) => (
  <Island {...props} trigger={undefined} />
);
