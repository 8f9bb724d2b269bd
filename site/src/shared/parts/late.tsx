import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { interest } from './interest';
import { Drawn, type LazyPart } from './lazy-part';
import { PartBoundary } from './part-boundary';

const never = () => () => {};

/** Whether this part of the page is being taken over from the server's. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface LateProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
}

/** The page's address; a server has none. */
const here = () => globalThis.location?.href;

const Awaited = <Props extends object>({
  part,
  props,
  from,
  onAwake,
}: LateProps<Props> & { from: string | undefined; onAwake: () => void }) => {
  // React takes over what stands there before it draws another page. A page that moves on by itself, as when another
  // tab logs out, would wait for a person who may not be there.
  if (useIsTakenOver()) use(here() === from ? part.wanted(interest) : part.current());
  useEffect(onAwake, [onAwake]);
  return <Drawn part={part} props={props} />;
};

/**
 * A part of the page that stands there as the server drew it until a person does something with the page: only then its
 * code is fetched and it comes to life. Its links lead on all the same, and a button that was pressed too early acts as
 * soon as it can. Drawn by the browser, it loads at once.
 *
 * It changes nothing of the page's layout: its box is left out. One that does not come is missing, and nothing else.
 */
export const Late = <Props extends object>({ part, props }: LateProps<Props>) => {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [awake, setAwake] = useState(false);
  const [wake] = useState(() => () => setAwake(true));
  const [from] = useState(here);

  useEffect(() => {
    if (awake) {
      const early = pressed.current;
      pressed.current = null;
      if (early?.isConnected) early.click();
      return;
    }
    // React drops what is clicked in a part that it can not take over yet.
    const hold = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('button');
      if (!button || !box.current?.contains(button)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = button;
    };
    addEventListener('click', hold, true);
    return () => removeEventListener('click', hold, true);
  }, [awake]);

  return (
    <div ref={box} style={{ display: 'contents' }}>
      <PartBoundary part={part}>
        <Suspense fallback={null}>
          <Awaited part={part} props={props} from={from} onAwake={wake} />
        </Suspense>
      </PartBoundary>
    </div>
  );
};
