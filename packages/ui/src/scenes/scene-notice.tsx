import { Building } from './empties/building';
import { Lost } from './empties/lost';
import { Maintenance } from './empties/maintenance';
import { Restricted } from './empties/restricted';
import { SceneVignette, type VignetteProps } from './scene-vignette';

const scenes = { building: Building, lost: Lost, maintenance: Maintenance, restricted: Restricted };

/** The name of a drawing for a page that says one thing. */
export type NoticeScene = keyof typeof scenes;

export interface SceneNoticeProps extends VignetteProps {
  /** What the page is about. */
  readonly kind: NoticeScene;
}

/** For a whole page that can not be entered: being furnished, not found, under repair, closed to this place. */
export const SceneNotice = ({ kind, size = 400, ...rest }: SceneNoticeProps) => {
  const Picture = scenes[kind];
  return (
    <SceneVignette size={size} {...rest}>
      {(id) => <Picture id={id} />}
    </SceneVignette>
  );
};
