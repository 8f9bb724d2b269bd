import type { ComponentType } from 'react';
import { MoonGate } from './parts/moon-gate';
import { SceneDefs } from './parts/scene-defs';
import { type PartProps, SceneCanvas, type SceneProps, useSceneId } from './scene-canvas';
import { Maintenance } from './vignettes/maintenance';
import { Network } from './vignettes/network';
import { NotFound } from './vignettes/not-found';
import { Placeholder } from './vignettes/placeholder';
import { Records } from './vignettes/records';
import { Restricted } from './vignettes/restricted';
import { Results } from './vignettes/results';

const emptyScenes = { records: Records, results: Results, network: Network };
const noticeScenes = {
  placeholder: Placeholder,
  notFound: NotFound,
  maintenance: Maintenance,
  restricted: Restricted,
};

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

/** The small picture above a short text: a moon gate with the picture in front of it. */
const SceneVignette = ({
  picture: Picture,
  size = 240,
  className,
}: VignetteProps & { readonly picture: ComponentType<PartProps> }) => {
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
      <MoonGate id={id}>
        <Picture id={id} />
      </MoonGate>
    </SceneCanvas>
  );
};

/** For a list with nothing to show, a search without results, a connection that failed. */
export const SceneEmpty = ({ kind, ...rest }: SceneEmptyProps) => (
  <SceneVignette picture={emptyScenes[kind]} {...rest} />
);

/** For a whole page that cannot be shown: not built yet, not found, in maintenance, closed to this country. */
export const SceneNotice = ({ kind, size = 400, ...rest }: SceneNoticeProps) => (
  <SceneVignette picture={noticeScenes[kind]} size={size} {...rest} />
);
