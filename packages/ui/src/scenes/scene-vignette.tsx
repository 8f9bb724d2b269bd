import type { ReactNode } from 'react';
import { Canvas } from './canvas';
import { MoonGate } from './parts/moon-gate';
import { SceneDefs } from './parts/scene-defs';
import type { SceneProps } from './scene-props';
import { useSceneId } from './use-scene-id';

export interface VignetteProps extends SceneProps {
  /** Width in CSS pixels; the height is three quarters of it. */
  readonly size?: number;
}

interface SceneVignetteProps extends VignetteProps {
  readonly children: (id: string) => ReactNode;
}

/** The small picture above a few words: a moon gate and what stands before it. */
export const SceneVignette = ({ size = 240, className, children }: SceneVignetteProps) => {
  const id = useSceneId();
  return (
    <Canvas viewBox="0 0 240 180" width={size} height={size * 0.75} className={className} aria-hidden="true">
      <SceneDefs id={id} />
      <MoonGate id={id}>{children(id)}</MoonGate>
    </Canvas>
  );
};
