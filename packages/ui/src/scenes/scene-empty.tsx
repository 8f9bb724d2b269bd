import { Network } from './empties/network';
import { Records } from './empties/records';
import { Results } from './empties/results';
import { SceneVignette, type VignetteProps } from './scene-vignette';

const scenes = { records: Records, results: Results, network: Network };

/** The name of a drawing for where nothing is. */
export type EmptyScene = keyof typeof scenes;

export interface SceneEmptyProps extends VignetteProps {
  /** What is missing: records, results, the network. */
  readonly kind: EmptyScene;
}

/** For a list with nothing to show, a search without results, a connection that failed. */
export const SceneEmpty = ({ kind, ...rest }: SceneEmptyProps) => {
  const Picture = scenes[kind];
  return <SceneVignette {...rest}>{(id) => <Picture id={id} />}</SceneVignette>;
};
