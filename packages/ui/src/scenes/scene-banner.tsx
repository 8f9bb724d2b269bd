import type { ComponentType } from 'react';
import { Festival } from './banners/festival';
import { Invite } from './banners/invite';
import { Jackpot } from './banners/jackpot';
import { Stadium } from './banners/stadium';
import { Canvas } from './canvas';
import { SceneDefs } from './parts/scene-defs';
import { Veil } from './parts/veil';
import type { PartProps, SceneProps } from './scene-props';
import { useSceneId } from './use-scene-id';

const banners = {
  festival: Festival,
  jackpot: Jackpot,
  stadium: Stadium,
  invite: Invite,
} satisfies Record<string, ComponentType<PartProps>>;

/** The name of a drawn banner. */
export type BannerScene = keyof typeof banners;

/** The scenes a banner may name. */
export const bannerScenes = Object.keys(banners) as readonly BannerScene[];

export interface SceneBannerProps extends SceneProps {
  /** Which of the drawn ones. */
  readonly scene: BannerScene;
}

/**
 * A wide scene, 1280 by 360. It covers its box and keeps its right side in view; words stand on the left, in ink
 * of the theme.
 */
export const SceneBanner = ({ scene, className }: SceneBannerProps) => {
  const id = useSceneId();
  const Picture = banners[scene];
  return (
    <Canvas
      viewBox="0 0 1280 360"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      aria-hidden="true"
    >
      <SceneDefs id={id} />
      <Picture id={id} />
      <Veil id={id} />
    </Canvas>
  );
};
