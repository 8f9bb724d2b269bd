import {
  OrbitMaintenance,
  OrbitNetwork,
  OrbitNotFound,
  OrbitPlaceholder,
  OrbitRecords,
  OrbitRestricted,
  OrbitResults,
  Porthole,
} from './orbit/vignettes';
import { MoonGate } from './parts/moon-gate';
import { SceneDefs } from './parts/scene-defs';
import { SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { InSettings, type SettingDrawings } from './scene-settings';
import { Maintenance } from './vignettes/maintenance';
import { Network } from './vignettes/network';
import { NotFound } from './vignettes/not-found';
import { Placeholder } from './vignettes/placeholder';
import { Records } from './vignettes/records';
import { Restricted } from './vignettes/restricted';
import { Results } from './vignettes/results';

const emptyScenes = {
  records: { pavilion: Records, orbit: OrbitRecords },
  results: { pavilion: Results, orbit: OrbitResults },
  network: { pavilion: Network, orbit: OrbitNetwork },
} satisfies Record<string, SettingDrawings>;
const noticeScenes = {
  placeholder: { pavilion: Placeholder, orbit: OrbitPlaceholder },
  notFound: { pavilion: NotFound, orbit: OrbitNotFound },
  maintenance: { pavilion: Maintenance, orbit: OrbitMaintenance },
  restricted: { pavilion: Restricted, orbit: OrbitRestricted },
} satisfies Record<string, SettingDrawings>;

/** The name of a drawing for an empty list or a failed connection. */
export type EmptyScene = keyof typeof emptyScenes;

/** The name of a drawing for a page that shows one message. */
export type NoticeScene = keyof typeof noticeScenes;

interface VignetteProps extends SceneProps {
  /** Width in CSS pixels; the height is three quarters of it. */
  readonly size?: number;
}

export interface SceneEmptyProps extends VignetteProps {
  /** What is missing: records, results, the network. */
  readonly kind: EmptyScene;
}

export interface SceneNoticeProps extends VignetteProps {
  /** Why the page has nothing else to show. */
  readonly kind: NoticeScene;
}

/** The drawings in their frames: a moon gate, or a porthole. */
const framed = ({ pavilion: InGate, orbit: InPort }: SettingDrawings): SettingDrawings => ({
  pavilion: ({ id }) => (
    <MoonGate id={id}>
      <InGate id={id} />
    </MoonGate>
  ),
  orbit: ({ id }) => (
    <Porthole id={id}>
      <InPort id={id} />
    </Porthole>
  ),
});

const framedScenes = Object.fromEntries(
  Object.entries({ ...emptyScenes, ...noticeScenes }).map(([kind, drawings]) => [kind, framed(drawings)]),
) as Readonly<Record<EmptyScene | NoticeScene, SettingDrawings>>;

/** The small picture above a short text. */
const SceneVignette = ({
  kind,
  size = 240,
  className,
}: VignetteProps & { readonly kind: EmptyScene | NoticeScene }) => {
  const id = useSceneId();
  return (
    <SceneCanvas
      viewBox="0 0 240 180"
      width={size}
      height={size * 0.75}
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <InSettings id={id} drawings={framedScenes[kind]} />
    </SceneCanvas>
  );
};

/** For a list with nothing to show, a search without results, a connection that failed. */
export const SceneEmpty = (props: SceneEmptyProps) => <SceneVignette {...props} />;

/** For a whole page that cannot be shown: not built yet, not found, in maintenance, closed to this country. */
export const SceneNotice = ({ size = 400, ...rest }: SceneNoticeProps) => (
  <SceneVignette size={size} {...rest} />
);
