/** Scenes are decoration: what they mean stands in words beside them. They fill the box they are given. */
export interface SceneProps {
  /** For the `svg`. */
  readonly className?: string;
}

/** A part borrows its gradients from the scene whose prefix it is given. */
export interface PartProps {
  readonly id: string;
}
